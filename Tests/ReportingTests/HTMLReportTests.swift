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
        #expect(page.contains(" value=\"\(words[1])\""), "\(part)")
      }
    }
  }

  @Test func saysWhichPeopleCanCorrectAFinding() {
    func people(_ finding: Finding) -> String {
      Assignee(finding: finding, matrix: Sample.matrix).text
    }
    // The text fits in English.
    #expect(people(Sample.truncated) == "developers, or translators into German (de), Finnish (fi)")
    #expect(people(Sample.smallTarget) == "developers")
    #expect(people(Sample.missing) == "developers")
    #expect(people(Sample.spaces) == "translators into 4 languages")
    #expect(page(Sample.report).contains("<strong>For: </strong><bdi>Developers"))
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

  @Test func staysBelowFifteenMegabytesWithManyFindingsAndDrawings() throws {
    var report = GeneratedReport.report(findings: 30_000)
    let drawn = WorstFindings(report.findings).first(6).map { report.findings[$0.position] }
    let content = String(repeating: Sample.content, count: 9_000)
    for (index, finding) in drawn.enumerated() {
      report.drawings.pictures["d0-\(index)"] = .init(
        screen: "screen0",
        shown: StateInVariant(
          state: "empty",
          variant: Variant(
            locale: "de", dynamicTypeSize: .large, sizeClasses: .compactRegular)), frame: .zero,
        content: content)
      report.drawings.findings[finding.fingerprint] = .init(
        worst: .init(picture: "d0-\(index)", marks: [.zero]), compared: nil)
    }
    var bytes: [UInt8] = []
    HTMLReport(report, Sample.options).write { bytes += $0 }
    #expect(bytes.count < 15_000_000 && bytes.count > 12_500_000, "\(bytes.count)")
    #expect(content.utf8.count * 6 < Sample.options.drawingBudget, "findings take the rest")
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(page.contains(" id=\"d0-1\"") && page.contains("findings and screens are not drawn"))
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
    let page = page(Sample.report, drawingBudget: 100)
    #expect(!page.contains("<svg"))
    #expect(page.contains("2 findings and screens are not drawn"))
    #expect(self.page(Sample.report).contains("<svg"))
  }

  @Test func hasADrawingAndTheOutlinesThatItUsesOnce() {
    let page = page(Sample.report)
    for id in ["d1-0", "d2-0", "w0-0", "g0"] {
      #expect(page.components(separatedBy: " id=\"\(id)\"").count == 2, "\(id)")
    }
    #expect(!page.contains(" id=\"g1\""), "nothing uses it")
    #expect(page.components(separatedBy: "href=\"#d2-0\"").count == 5, "card, row, finding, screen")
  }

  @Test func showsTheSpotInTheSourceLanguageBesideTheWorstLanguage() throws {
    let page = page(Sample.report)
    let card = try #require(page.components(separatedBy: "class=\"card ").dropFirst().first)
    let english = try #require(card.range(of: "href=\"#d1-0\""))
    let finnish = try #require(card.range(of: "href=\"#d2-0\""))
    #expect(english.lowerBound < finnish.lowerBound)
    #expect(card.contains("viewBox=\"-4 -4 180 110\""), "cropped around the mark")
    #expect(card.contains("<rect x=\"14\" y=\"22\" width=\"128\" height=\"34\" rx=\"3\"/>"))
  }

  @Test func saysTheWorstProblemsInPlainWords() {
    #expect(
      page(Sample.report).contains(
        "The heading “<bdi>Boards</bdi>” on the screen <bdi>boards</bdi> is truncated in German (de) "
          + "and Finnish (fi) from text size AX1."))
  }

  @Test func hasThePageOfAScreenWithItsTranscripts() throws {
    let page = page(Sample.report)
    let screen = try #require(page.components(separatedBy: "id=\"screen-0\"").last)
    #expect(screen.contains("type=\"range\"") && screen.contains("data-sizes=\"L AX2\""))
    #expect(screen.contains("<li><bdi>Boards. Heading.</bdi></li>"))
    #expect(screen.contains("VoiceOver has nothing to say on this screen."))
    #expect(screen.contains("text-anchor=\"middle\""), "numbers of the reading order")
    #expect(screen.contains("<option value=\"en\">English (en)</option>\n<option value=\"fi\">"))
  }

  @Test func linksLocationsWhereTheAddressesOfLinesAreKnown() {
    var options = Sample.options
    options.links = LinkTemplate("https://example.org/{commit}/{path}#L{line}", commit: "abc")
    let page = HTMLReport(Sample.report, options).render()
    #expect(page.contains("href=\"https://example.org/abc/Sources/App/Boards.swift#L30\""))
    #expect(!self.page(Sample.report).contains("https://example.org"))
  }

  @Test func drawsErrorsBeforeAnythingElse() throws {
    let findings = [Sample.smallTarget, Sample.truncated]
    var report = Sample.report(of: findings)
    report.drawings.screens = []
    for (index, finding) in findings.enumerated() {
      report.drawings.pictures["d0-\(index)"] = .init(
        screen: "boards", shown: try #require(finding.node?.extent.worst), frame: .zero,
        content: Sample.content)
      report.drawings.findings[finding.fingerprint] = .init(
        worst: .init(picture: "d0-\(index)", marks: []), compared: nil)
    }
    let page = page(report, drawingBudget: Sample.content.utf8.count + 2_000)
    #expect(page.contains(" id=\"d0-1\"") && !page.contains(" id=\"d0-0\""))
    #expect(page.contains("1 finding or screen is not drawn"))
  }

  @Test func countsTheFindingsWithoutADrawing() {
    var report = Sample.report
    #expect(report.undrawnCount == 2)
    report.findings.removeAll { $0.node != nil && report.drawings.findings[$0.fingerprint] == nil }
    #expect(report.undrawnCount == 0 && !page(report).contains("not drawn"))
    report.drawings = ReportDrawings()
    #expect(report.undrawnCount == 0)
  }

  @Test func describesEachDrawing() {
    #expect(
      page(Sample.report).contains(
        "<svg aria-label=\"Screen boards: Finnish (fi), AX2, iPhone, portrait, state loaded\" "))
  }

  @Test func doesNotClaimThatAllIsWellWhenNothingWasLookedAt() {
    #expect(page(Sample.empty).contains("0 screens found: nothing was checked."))
  }
}
