import AuditModel
import Conformance
import Foundation
import Testing

@testable import Reporting

/// Drafts of conformance reports in both formats.
@Suite struct ConformanceReportTests {
  private static let rules = [
    RuleDescription(
      id: "text-truncated", title: "Truncated text", rationale: "", severity: .error,
      standards: [.wcag("1.4.4")]),
    RuleDescription(
      id: "name-missing", title: "Missing accessibility label", rationale: "", severity: .error,
      standards: [.wcag("4.1.2"), .wcag("1.1.1")]),
    RuleDescription(
      id: "text-tight", title: "Tight", rationale: "", severity: .note, standards: [.wcag("1.4.4")]),
  ]

  private static let hostile = "a | b\n<b>\"c\": #d `e` \\ \u{202E}\u{7}"

  private func report(
    _ standard: ConformanceStandard = .wcag22, of audit: AuditReport = Sample.report,
    note: String = "all tabs"
  ) -> ConformanceReport {
    var details = ConformanceReport.Details(tool: "legible 1.2.3")
    details.product = "Cork: “board”"
    details.productVersion = "3"
    details.email = "ada@example.org"
    details.date = "2026-02-01"
    let manual = [
      ManualResult(
        criterion: "1.3.2", level: .supports, tester: "Ada", device: "iPhone 17",
        assistiveTechnology: "VoiceOver", date: "2026-01-31", note: note)
    ]
    return ConformanceReport(
      standard, of: audit, rules: Self.rules, screenRules: Set(Self.rules.map(\.id)),
      manual: manual, details: details)
  }

  @Test func writesMarkdownForPeople() throws {
    try expectGolden("conformance.md", ConformanceMarkdown(report()).render())
  }

  @Test func writesOpenACRForOtherPrograms() throws {
    try expectGolden("conformance.yaml", try #require(OpenACRDocument(report())).render())
  }

  @Test func saysThatAnAuditIsIncomplete() {
    var audit = Sample.report
    audit.isComplete = false
    #expect(ConformanceMarkdown(report(of: audit)).render().contains("- The audit is incomplete: "))
    #expect(
      OpenACRDocument(report(of: audit))?.render().contains("The audit is incomplete: ") == true)
    #expect(!ConformanceMarkdown(report()).render().contains("incomplete"))
  }

  @Test func saysThatNoScreensWereAudited() {
    let text = ConformanceMarkdown(report(of: Sample.empty)).render()
    #expect(text.contains("- No screens were audited"))
    #expect(!text.contains("Rules checked parts of it"))
  }

  @Test func needsACatalogAProductAndAnAddressForOpenACR() {
    #expect(OpenACRDocument(report(.nutritionLabels)) == nil)
    let bare = ConformanceReport(
      .wcag22, of: Sample.report, rules: [], screenRules: [], manual: [],
      details: .init(tool: "legible"))
    #expect(OpenACRDocument(bare) == nil)
  }

  @Test func keepsWhatPeopleWroteInOneCellAndOneScalar() throws {
    let report = report(note: Self.hostile)
    let row = try #require(
      ConformanceMarkdown(report).render().split(separator: "\n").first { $0.contains("iPhone 17") }
    )
    #expect(row.hasSuffix(##"| a \| b\\n\<b\>"c": \#d \`e\` \\ \\u\{202E\}\\u\{7\} |"##))
    let line = try #require(
      OpenACRDocument(report)?.render().split(separator: "\n").first {
        $0.contains("iPhone 17") && $0.contains("notes:")
      })
    let start = try #require(line.firstIndex(of: "\""))
    let text = try JSONDecoder().decode(String.self, from: Data(line[start...].utf8))
    #expect(text.contains(Self.hostile))
  }

  @Test(arguments: [
    ("", "\"\""), ("no", #""no""#), ("a\"b\\c", #""a\"b\\c""#), ("a\nb\tc\r", #""a\nb\tc\u000D""#),
    ("\u{7F}\u{85}\u{2028}\u{FEFF}", #""\u007F\u0085\u2028\uFEFF""#), ("ü🎈", #""ü🎈""#),
  ])
  func quotesScalarsOfYAML(_ text: String, quoted: String) {
    #expect(text.yamlText == quoted)
  }

  @Test func recognizesAFileAsItWasWritten() {
    for format in [SealedText.Format.markdown, .yaml] {
      let sealed = SealedText.sealed("one\ntwo\n", in: format)
      #expect(SealedText.isIntact(sealed.utf8))
      #expect(!SealedText.isIntact(sealed.replacing("two", with: "Two").utf8))
      #expect(!SealedText.isIntact((sealed + "three\n").utf8))
    }
    for text in ["", "\n", "one\n", "one"] { #expect(!SealedText.isIntact(text.utf8)) }
  }

  @Test func writesTheSameBytesEachTime() {
    let first = ConformanceMarkdown(report()).render()
    for _ in 0..<5 { #expect(ConformanceMarkdown(report()).render() == first) }
  }
}
