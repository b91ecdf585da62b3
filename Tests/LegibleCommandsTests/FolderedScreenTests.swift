import Foundation
import LegibleCommands
import TestSupport
import Testing

/// A screen whose name has a `/` in it is a screen like any other.
@Suite struct FolderedScreenTests {
  private static let files = [
    "classic/home", "home", "classic",
  ].map { name in
    (
      "\(name.replacing("/", with: "-")).screen.json",
      """
      {"screen": "\(name)", "states": [{"name": "long/idle", "view": {"type": "text", "id": "name",
        "text": "Preparations for the journey", "lineLimit": 1, "frame": {"width": 60}}}]}
      """
    )
  }

  private var files: MemoryFiles {
    MemoryFiles(
      Dictionary(uniqueKeysWithValues: Self.files.map { ($0.0, Data($0.1.utf8)) }))
  }

  private struct Report: Decodable {
    struct Subject: Decodable { let screen, node: String }
    struct Finding: Decodable {
      let subject: Subject
      let fingerprint: String
    }
    let findings: [Finding]
  }

  @Test func isNamedInReportsAsItIs() throws {
    let files = files
    let outcome = run("audit", in: files)
    #expect(outcome.output.contains("Screen classic/home: 1 error\n"))
    let json = try #require(files.written["Reports/report.json"])
    let findings = try JSONDecoder().decode(Report.self, from: Data(json.utf8)).findings
    #expect(findings.map(\.subject.screen) == ["classic", "classic/home", "home"])
    #expect(Set(findings.map(\.fingerprint)).count == 3)
    #expect(json.contains(#""screen" : "classic/home""#))
  }

  @Test func hasADrawingAndAnchorsOfItsOwnInTheReport() throws {
    let files = files
    _ = run("audit --format html", in: files)
    let html = try #require(files.written["Reports/report.html"])
    // A thumbnail for each finding, and one drawing at least on the card of their rule.
    #expect(html.split(separator: "class=\"thumb\"").count == 4)
    let card = try #require(html.split(separator: "class=\"card ").dropFirst().first)
    #expect(card.contains("<figure><svg "))
    let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count && !ids.contains { $0.contains("/") })
    // A link with values leads to the findings that a filter leaves.
    for link in html.matches(of: /\shref="#([^"=]*)"/) { #expect(ids.contains(String(link.1))) }
    #expect(Set(files.written.keys.filter { !$0.hasSuffix(".json") }) == ["Reports/report.html"])
  }

  @Test func isFoundByItsName() {
    #expect(run("inspect classic/home", in: files).output.contains("✂"))
    #expect(
      run("inspect classic/home --state long", in: files).complaint
        == "unknown state “long”; did you mean “long/idle”?")
    #expect(
      run("audit --screens classic/home --states long/*", in: files).output
        .contains("in 48 variants"))
  }
}
