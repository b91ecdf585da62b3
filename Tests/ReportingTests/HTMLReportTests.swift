import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite struct HTMLReportTests {
  private func page(_ report: AuditReport, drawingBudget: Int = 8_000_000) -> String {
    var options = Sample.options
    options.drawingBudget = drawingBudget
    return HTMLReport(report, options).render()
  }

  @Test func anchorsEachFindingByItsFingerprint() {
    let finding = Sample.truncated
    #expect(page(Sample.report).contains("id=\"\(finding.fingerprint)\""))
  }

  @Test func hasNoIdentifierTwice() {
    let ids = page(Sample.report).components(separatedBy: " id=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first }
    #expect(Set(ids).count == ids.count)
  }

  @Test func leadsOnlyToPlacesThatAreOnThePage() {
    let page = page(Sample.report)
    let targets = page.components(separatedBy: " href=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first }
    #expect(targets.count > 5)
    for target in targets {
      #expect(target.hasPrefix("#"))
      // A link to findings names values of the filter.
      guard !target.contains("=") else { continue }
      #expect(page.contains(" id=\"\(target.dropFirst())\""), "\(target)")
    }
  }

  @Test func leadsToFindingsByTheValuesOfTheFilter() {
    let page = page(Sample.decided)
    let names = page.components(separatedBy: " href=\"#").dropFirst()
      .compactMap { $0.split(separator: "\"").first }.filter { $0.contains("=") }
    #expect(names.count > 3)
    for name in names {
      for part in name.replacing("&amp;", with: "&").split(separator: "&") {
        let words = part.split(separator: "=").map { String($0) }
        #expect(page.contains("name=\"\(words[0])\""), "\(part)")
        #expect(page.contains("<option value=\"\(words[1])\">"), "\(part)")
      }
    }
  }

  @Test func saysWhatIsWrongInTheFirstSentence() {
    #expect(
      page(Sample.report).contains(">Not ready: 1 error, 3 warnings, 1 note. Checked: 54 variants"))
    var report = Sample.report
    report.findings.removeAll { $0.severity == .error }
    report.summary.errors = 0
    #expect(page(report).contains(">No errors: 3 warnings, 1 note. Checked:"))
    #expect(
      page(Sample.empty).contains("Nothing was checked. 0 screens found: nothing was checked."))
  }

  @Test func marksWhatIsKnownAndAccepted() {
    let page = page(Sample.decided)
    #expect(page.contains("Since the baseline: 3 new, 5 fixed, 1 known."))
    #expect(page.contains("data-state=\"known\"") && page.contains("data-state=\"accepted\""))
    #expect(page.contains("decided in May") && page.contains("name=\"state\" value=\"known\">"))
    #expect(!self.page(Sample.report).contains("name=\"state\""))
  }

  @Test func makesManyFindingsOfARuleOneRow() {
    let many = GeneratedReport.report(findings: 4_000)
    let page = page(many)
    #expect(page.components(separatedBy: " data-severity=").count == 4_001)
    #expect(page.components(separatedBy: "<article").count < 100)
    #expect(page.utf8.count < 4_000_000)
  }

  @Test func loadsNothing() {
    let page = page(Sample.report).replacing("http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "src=", "url(", "@import", "<link", "<img"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func allowsItsOwnScriptAndNoOther() {
    let digest = SHA256.digest(of: Array(StaticSource.filter.code.utf8))
    let hash = Data(digest).base64EncodedString()
    #expect(page(Sample.report).contains("script-src &#39;sha256-\(hash)&#39;"))
  }

  @Test func saysHowManyDrawingsWereLeftOut() {
    let size = Sample.drawing.utf8.count
    let page = page(Sample.report, drawingBudget: size - 1)
    #expect(!page.contains("<svg"))
    #expect(page.contains("1 drawing was left out"))
    #expect(self.page(Sample.report, drawingBudget: size).contains("<svg"))
  }

  @Test func drawsErrorsBeforeAnythingElse() {
    let findings = [Sample.smallTarget, Sample.truncated]
    var report = Sample.report(of: findings)
    for finding in findings { report.drawings[finding.fingerprint] = Sample.drawing }
    let selection = DrawingSelection(of: report, budget: Sample.drawing.utf8.count)
    #expect(selection.chosen == [Sample.truncated.fingerprint])
    #expect(selection.leftOut == 1)
  }

  @Test func describesEachDrawing() {
    #expect(
      page(Sample.report).contains(
        "<svg aria-label=\"Screen boards: fi at accessibility2, compact/regular, state loaded\" "))
  }

  @Test func doesNotClaimThatAllIsWellWhenNothingWasLookedAt() {
    #expect(page(Sample.empty).contains("0 screens found: nothing was checked."))
  }
}
