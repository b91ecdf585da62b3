import AuditModel
import Testing

@testable import Reporting

/// How much of each table is translated, where there are several.
@Suite struct TableCoverageTests {
  private func coverage(
    _ locale: LocaleIdentifier, _ table: String, missing: Int, folder: String = "App"
  ) -> Coverage {
    Coverage(
      locale: locale, folder: folder, table: table, strings: 10, translated: 10 - missing,
      needsReview: 0, missing: missing)
  }

  private func report(_ coverage: [Coverage]) -> AuditReport {
    var report = Sample.report
    report.coverage = coverage
    return report
  }

  @Test func isLeftOutWhereThereIsOneTable() {
    let report = report([
      coverage("de", "Localizable", missing: 3), coverage("fi", "Localizable", missing: 0),
    ])
    #expect(TableCoverage.unfinished(in: report).isEmpty)
    #expect(!MarkdownReport(report, Sample.options).render().contains("By table"))
    #expect(!HTMLReport(report, Sample.options).render().contains("By table"))
  }

  @Test func namesTheTablesInWhichSomethingIsLeft() {
    let report = report([
      coverage("de", "Localizable", missing: 0), coverage("de", "Errors", missing: 4),
      coverage("fi", "Errors", missing: 0, folder: ""),
    ])
    let tables = TableCoverage.unfinished(in: report)
    #expect(tables.map(\.name) == ["App/Errors"] && tables.map(\.errors) == [0])
    let markdown = MarkdownReport(report, Sample.options).render()
    #expect(markdown.contains("By table: 1 translation with something left"))
    #expect(markdown.contains("| de | App/Errors | 60 % | 6 | 0 | 4 | 0 |"))
    let page = HTMLReport(report, Sample.options).render()
    #expect(page.contains("By table: 1 translation with something left"))
  }

  @Test func countsTheErrorsInTheStringsOfATable() {
    let location = SourceLocation(file: "App/de.lproj/Localizable.strings", line: 3, column: 1)
    let string = StringSubject(
      folder: "App", table: "Localizable", key: "a", location: location,
      occurrences: [
        .init(
          locale: "de", variation: [], text: "%d", location: location, severity: .error,
          message: "wrong")
      ])
    var report = report([
      coverage("de", "Localizable", missing: 0), coverage("de", "Other", missing: 0),
      coverage("fi", "Localizable", missing: 0),
    ])
    report.findings = [
      Finding(
        rule: "format-type", severity: .error, title: "Specifier", message: "wrong",
        subject: .string(string), locales: ["de"])
    ]
    let tables = TableCoverage.unfinished(in: report)
    #expect(tables.map(\.name) == ["App/Localizable"] && tables.map(\.errors) == [1])
    #expect(tables.map(\.coverage.locale) == ["de"])
  }

  @Test func showsCodeInAdviceButNoBackticksOfTheApp() {
    #expect(
      "use `a`, not “`b`” or `c`".adviceSpans
        == [
          CodeSpan(text: "use ", isCode: false), CodeSpan(text: "a", isCode: true),
          CodeSpan(text: ", not “`b`” or ", isCode: false), CodeSpan(text: "c", isCode: true),
        ])
    #expect("a ` b".adviceSpans == [CodeSpan(text: "a ` b", isCode: false)])
  }
}
