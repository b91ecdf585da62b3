import AuditModel

/// The findings on one screen, or those about strings and files, the most severe first.
struct FindingGroup {
  /// The screen; nil for strings and files.
  let screen: String?
  let findings: FindingSelection

  /// The heading of strings and files, which belong to no screen.
  static let nameOfOthers = "Strings and files"

  /// The groups of a report: its screens in their order, then others, then strings and files.
  static func all(in report: AuditReport) -> [FindingGroup] {
    let byScreen = Dictionary(grouping: report.findings.indices) {
      report.findings[$0].node?.screen
    }
    let known = report.matrix.screens.map(\.id)
    let others = Set(byScreen.keys.compactMap { $0 }).subtracting(known).sorted()
    return ((known + others).map { $0 } as [String?] + [nil]).compactMap { screen in
      byScreen[screen].map { positions in
        FindingGroup(
          screen: screen,
          findings: FindingSelection(
            of: report.findings, at: mostSevereFirst(positions, of: report.findings)))
      }
    }
  }

  /// The findings by severity, otherwise in the order they came in.
  private static func mostSevereFirst(_ positions: [Int], of findings: [Finding]) -> [Int] {
    Severity.allCases.sorted(by: >).flatMap { severity in
      positions.filter { findings[$0].severity == severity }
    }
  }
}
