import AuditModel

/// The findings on one screen, or those in the localization files, the gravest first.
struct FindingGroup {
  /// The screen; none for localization files.
  let screen: String?
  let findings: [Finding]

  /// The groups of a report: its screens in their order, then others, then localization files.
  static func all(in report: AuditReport) -> [FindingGroup] {
    let byScreen = Dictionary(grouping: report.findings, by: \.screen)
    let known = report.matrix.screens.map(\.id)
    let others = Set(byScreen.keys.compactMap { $0 }).subtracting(known).sorted()
    return ((known + others).map { $0 } as [String?] + [nil]).compactMap { screen in
      byScreen[screen].map { FindingGroup(screen: screen, findings: gravestFirst($0)) }
    }
  }

  /// The findings by severity, otherwise in the order they came in.
  private static func gravestFirst(_ findings: [Finding]) -> [Finding] {
    Severity.allCases.sorted(by: >).flatMap { severity in
      findings.filter { $0.severity == severity }
    }
  }
}
