import AuditModel

/// The tables of a summary in Markdown.
enum MarkdownTable {
  /// The head of a table of findings.
  static let findingsHeading = """
    | | problem | location |
    |---|---|---|

    """

  /// A table of findings, which ends with an empty line.
  static func findings(_ lines: some Sequence<FindingLine>) -> String {
    findingsHeading + lines.map(row).joined() + "\n"
  }

  /// A row for a finding.
  static func row(of line: FindingLine) -> String {
    let remedy = line.finding.suggestion.map { "<br>Fix: \($0.markdownText)" } ?? ""
    return "| \(line.severity.mark) | **\(line.finding.title.markdownText)** "
      + "(\(line.finding.rule.markdownText))<br>\(line.message.markdownText)\(remedy) "
      + "| \("\(line.path):\(line.location.line)".markdownText) |\n"
  }

  /// How much is translated into each language, which ends with an empty line.
  static func coverage(_ report: AuditReport) -> String {
    let errors = Dictionary(report.languages.map { ($0.locale, $0.errors) }) { first, _ in first }
    let rows = report.coverage.byLanguage.map { language in
      "| \(language.locale.identifier.markdownText) | \(language.percent) % "
        + "| \(language.translated.grouped) | \(language.needsReview.grouped) "
        + "| \(language.missing.grouped) | \(errors[language.locale, default: 0].grouped) |\n"
    }
    return """
      | language | | translated | needs review | missing | errors |
      |---|--:|--:|--:|--:|--:|

      """ + rows.joined() + "\n" + tables(report)
  }

  /// The tables that something is left to do in, folded; GitHub's summaries hold a megabyte.
  private static func tables(_ report: AuditReport) -> String {
    let tables = TableCoverage.unfinished(in: report)
    guard !tables.isEmpty else { return "" }
    let rows = tables.prefix(mostTables).map { table in
      let part = table.coverage
      return "| \(part.locale.identifier.markdownText) | \(table.name.markdownText) "
        + "| \(part.percent) % | \(part.translated.grouped) | \(part.needsReview.grouped) "
        + "| \(part.missing.grouped) | \(table.errors.grouped) |\n"
    }
    let rest =
      tables.count > mostTables
      ? "\n\((tables.count - mostTables).of("more table")) in the report as JSON.\n" : ""
    return """
      <details><summary>By table: \(tables.count.of("translation")) with something left</summary>

      | language | table | | translated | needs review | missing | errors |
      |---|---|--:|--:|--:|--:|--:|

      """ + rows.joined() + rest + "\n</details>\n\n"
  }

  private static let mostTables = 500
}

extension Severity {
  /// A sign and the word, since neither says enough alone.
  fileprivate var mark: String {
    switch self {
    case .error: "❌ error"
    case .warning: "⚠️ warning"
    case .note: "ℹ️ note"
    }
  }
}
