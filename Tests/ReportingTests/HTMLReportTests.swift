import AuditModel
import Foundation
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
      #expect(page.contains(" id=\"\(target.dropFirst())\""), "\(target)")
    }
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
