import AuditModel

/// The tests of a screen, of a table of strings, or of files.
struct JUnitSuite {
  let name: String
  let tests: [JUnitTest]
  /// The findings that do not fail the audit.
  let remarks: FindingSelection
}

/// A rule on a screen or a table.
struct JUnitTest {
  let rule: String
  let title: String
  let result: Result

  enum Result {
    case passed
    case skipped(String)
    case failed(FindingSelection)
  }

  /// The name, which no other test of the suite has.
  var name: String { "\(rule): \(title)" }

  var isFailed: Bool { if case .failed = result { true } else { false } }
  var isSkipped: Bool { if case .skipped = result { true } else { false } }
}

extension JUnitSuite {
  /// All suites of a report: its screens, then tables by folder and name, then files.
  ///
  /// - Parameter threshold: the lowest severity that fails a test.
  static func all(in report: AuditReport, threshold: Severity?) -> [JUnitSuite] {
    let positions = Dictionary(grouping: report.findings.indices) { report.findings[$0].suite }
    let screens = report.matrix.screens.map { SuiteName.screen($0.id) }
    let tables = report.coverage.map { SuiteName.table(folder: $0.folder, table: $0.table) }
    let names = screens + Set(tables).union(positions.keys).subtracting(screens).sorted()
    return incomplete(report)
      + names.map { name in
        suite(
          name, FindingSelection(of: report.findings, at: positions[name] ?? []), in: report,
          threshold)
      }
  }

  /// A suite with a test that is skipped, where something could not be looked at.
  private static func incomplete(_ report: AuditReport) -> [JUnitSuite] {
    guard let reason = report.incompleteness else { return [] }
    let test = JUnitTest(
      rule: "complete", title: "Everything was looked at", result: .skipped(reason))
    return [
      JUnitSuite(
        name: "Audit", tests: [test], remarks: FindingSelection(of: report.findings, at: []))
    ]
  }

  private static func suite(
    _ name: SuiteName, _ findings: FindingSelection, in report: AuditReport,
    _ threshold: Severity?
  ) -> JUnitSuite {
    let failing = findings.filter { fails($0, report, threshold) }.grouped { $0.rule }
    let byRule = Dictionary(uniqueKeysWithValues: failing.map { ($0[0].rule, $0) })
    var tests = rules(for: name, in: report).map { rule in
      JUnitTest(
        rule: rule.id, title: rule.title,
        result: byRule[rule.id].map(JUnitTest.Result.failed)
          ?? undecided(rule, on: name, in: report) ?? .passed)
    }
    let known = Set(tests.map(\.rule))
    tests += byRule.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map {
      JUnitTest(rule: $0, title: $1[0].title, result: .failed($1))
    }
    return JUnitSuite(
      name: name.text, tests: tests, remarks: findings.filter { !fails($0, report, threshold) })
  }

  private static func fails(
    _ finding: Finding, _ report: AuditReport, _ threshold: Severity?
  ) -> Bool {
    guard let threshold, let severity = report.gate.severity(of: finding) else { return false }
    return severity >= threshold
  }

  /// The rules that looked at a screen or a table; those about files are listed where they failed.
  private static func rules(for name: SuiteName, in report: AuditReport) -> [RuleDescription] {
    let ids: Set<String> =
      switch name {
      case .screen: report.screenRules
      case .table: report.stringRules
      case .files: []
      }
    let outcomes = Dictionary(report.outcomes.map { ($0.rule, $0.outcome) }) { first, _ in first }
    return report.rules.filter { rule in
      ids.contains(rule.id) && outcomes[rule.id] != .notApplicable
    }
  }

  private static func undecided(
    _ rule: RuleDescription, on name: SuiteName, in report: AuditReport
  ) -> JUnitTest.Result? {
    guard case .screen(let screen) = name else { return nil }
    return report.notMeasured.first { $0.screen == screen && $0.subject == rule.id }
      .map { .skipped("not measured: \($0.reason)") }
  }
}

/// The subject of a suite, in the order of the report.
private enum SuiteName: Hashable, Comparable {
  case screen(String)
  case table(folder: String, table: String)
  case files

  var text: String {
    switch self {
    case .screen(let id): "Screen \(id)"
    case .table(let folder, let table):
      folder.isEmpty ? "Table \(table)" : "Table \(folder)/\(table)"
    case .files: "Files"
    }
  }
}

extension Finding {
  fileprivate var suite: SuiteName {
    switch subject {
    case .node(let node): .screen(node.screen)
    case .string(let string): .table(folder: string.folder, table: string.table)
    case .file: .files
    }
  }

  /// The finding in a line, as compilers write it.
  var junitLine: String {
    let languages = locales.map(\.identifier).joined(separator: " ")
    return "\(location): \(severity.rawValue): \(title)"
      + (stringKey.map { " “\($0)”" } ?? "") + (languages.isEmpty ? "" : " [\(languages)]")
      + ": \(message)" + (suggestion.map { "; \($0)" } ?? "")
  }
}
