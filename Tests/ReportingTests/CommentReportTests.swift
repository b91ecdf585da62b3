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

  @Test func hasOneRowForAllElementsOfAScreenWithOneProblem() {
    var other = Sample.truncated
    other.message = "has 99 pt, needs 150 pt"
    let text = comment(Sample.report(of: [Sample.truncated, other, Sample.smallTarget]))
    let rows = text.split(separator: "\n").filter { $0.contains("Truncated text") }
    #expect(rows.count == 1 && rows[0].contains("** and 1 more of it on this screen<br>"))
    #expect(
      rows.first?.contains(
        "**boards**<br>in German (de) and Finnish (fi) from text size AX1 |") == true, "\(rows)")
    #expect(!text.contains("| translation |"))
  }

  @Test func namesNoLineThatWasNotFound() {
    let text = comment(Sample.report(of: [Sample.smallTarget]), links: "https://a.example/{path}")
    #expect(!text.contains("Package.swift") && text.contains(" | – |\n"))
  }

  @Test func linksTheDrawingOfTheWorstVariant() {
    var options = Sample.options
    options.drawings = DrawingTemplate("https://example.org/d/{file}")
    let text = CommentReport(Sample.report, options).render()
    #expect(
      text.contains(
        "<br>[drawing](https://example.org/d/boards.\(Sample.truncated.fingerprint).worst.svg) |"))
    #expect(DrawingTemplate("https://example.org/d") == nil)
    #expect(DrawingTemplate("javascript:{file}") == nil)
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
