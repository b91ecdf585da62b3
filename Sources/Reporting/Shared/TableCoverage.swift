import AuditModel

/// How much of a table is translated into a language, with the errors in its strings.
struct TableCoverage {
  let coverage: Coverage
  let errors: Int

  /// The table with its folder, as a path.
  var name: String {
    coverage.folder.isEmpty ? coverage.table : "\(coverage.folder)/\(coverage.table)"
  }

  /// The tables of a report that something is left to do in, by language; none where there is only one table,
  /// whose figures are those of its languages.
  static func unfinished(in report: AuditReport) -> [TableCoverage] {
    guard Set(report.coverage.map { [$0.folder, $0.table] }).count > 1 else { return [] }
    var errors: [Table: Int] = [:]
    for finding in report.findings where finding.severity == .error {
      guard let string = finding.string else { continue }
      for locale in Set(string.occurrences.filter { $0.severity == .error }.compactMap(\.locale)) {
        errors[Table(locale, string.folder, string.table), default: 0] += 1
      }
    }
    return report.coverage.map { part in
      TableCoverage(
        coverage: part, errors: errors[Table(part.locale, part.folder, part.table)] ?? 0)
    }
    .filter { !$0.coverage.isComplete || $0.errors > 0 }
  }

  private struct Table: Hashable {
    let locale: LocaleIdentifier
    let folder: String
    let table: String

    init(_ locale: LocaleIdentifier, _ folder: String, _ table: String) {
      (self.locale, self.folder, self.table) = (locale, folder, table)
    }
  }
}
