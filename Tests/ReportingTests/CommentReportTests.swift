import AuditModel
import TestSupport
import Testing

@testable import Reporting

/// The comment for a pull request.
@Suite struct CommentReportTests {
  private func comment(_ report: AuditReport, links: String? = nil) -> String {
    var options = Sample.options
    options.links = links.flatMap { LinkTemplate($0, commit: "abc") }
    return CommentReport(report, options).render()
  }

  @Test func beginsWithTheMarkOfLaterOnes() {
    #expect(comment(Sample.report).hasPrefix("<!-- legible comment -->\n### ❌ "))
    #expect(
      comment(Sample.decided).contains("new 1 error, 3 warnings, 1 note\n\nSince the baseline"))
  }

  @Test func showsSourceAndTranslation() {
    let row = comment(Sample.report).split(separator: "\n").first { $0.contains("Doubled space") }
    #expect(row?.split(separator: "|").count == 5)
  }

  @Test func linksLines() {
    let text = comment(
      Sample.report, links: "https://example.org/blob/{commit}/{path}#L{line}")
    #expect(
      text.contains(
        "[Sources/App/Boards.swift:30](https://example.org/blob/abc/Sources/App/Boards.swift#L30)"))
  }

  @Test(arguments: [
    "javascript:{path}", "https://example.org/", "https://example.org/{path})<b>", "ftp://a/{path}",
    "https://a b/{path}",
  ])
  func takesNoOtherTemplate(_ text: String) {
    #expect(LinkTemplate(text, commit: nil) == nil)
  }

  @Test func fitsIntoAComment() {
    let text = comment(GeneratedReport.report(findings: 5_000))
    #expect(text.unicodeScalars.count <= 65_536 && text.unicodeScalars.count > 50_000)
    #expect(text.contains(" more.\n"))
  }

  @Test func showsTheLanguagesWhoseCoverageChanged() {
    var report = Sample.decided
    report.coverageBefore = report.coverage
    #expect(!comment(report).contains("| language |"))
    report.coverageBefore?[1].translated = 107
    report.coverageBefore?[1].missing = 0
    #expect(comment(report).contains("| fi | 93 % (was 100 %) | 3 | 4 |"))
  }
}
