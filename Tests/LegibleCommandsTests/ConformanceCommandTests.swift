import Conformance
import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import LegibleCommands

/// `legible conformance`.
@Suite struct ConformanceCommandTests {
  private static let manual = """
    [{"criterion": "1.3.2", "result": "supports", "tester": "Ada", "device": "iPhone 17",
      "assistiveTechnology": "VoiceOver", "date": "2026-01-31"}]
    """

  private func files(manual: String? = nil, at path: String = ".legible/manual-results.json")
    -> MemoryFiles
  {
    var all = ["Home.screen.json": Data(MemoryFiles.home(title: "Ideas").utf8)]
    if let manual { all[path] = Data(manual.utf8) }
    return MemoryFiles(all)
  }

  @Test(arguments: ConformanceStandard.allCases)
  func writesEachCriterionOfAStandard(_ standard: ConformanceStandard) {
    let outcome = run("conformance --standard \(standard.rawValue)", in: files())
    #expect(outcome.exitCode == .success)
    for criterion in standard.criteria { #expect(outcome.output.contains(criterion.manualTest)) }
    #expect(!outcome.output.contains("**Support"))
    #expect(!outcome.output.contains("/project"))
  }

  @Test func listsFailuresWithTheirScreens() {
    let outcome = run("conformance --screens trip --sizes accessibility5")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("text-truncated"))
    #expect(outcome.output.contains("| 1.4.4 Resize Text | Does not support | 1 |"))
  }

  @Test func reportsRulesThatTheConfigurationLeavesOut() {
    let screen = """
      {"screen": "home", "states": [{"name": "idle", "view": {"type": "text", "lineLimit": 1,
        "text": "Days in the mountains", "frame": {"width": 100}}}]}
      """
    let all = ["Home.screen.json": Data(screen.utf8)]
    let configured = all.merging([".legible.json": Data(#"{"rules": {"*": "off"}}"#.utf8)]) { $1 }
    let report = run("conformance", in: MemoryFiles(all)).output
    #expect(report.contains("| 1.4.4 Resize Text | Does not support |"))
    #expect(run("conformance", in: MemoryFiles(configured)).output == report)
  }

  @Test func claimsNothingOfCodeThatIsNotThere() {
    let table = ["en.lproj/Localizable.strings": Data("\"a\" = \"Save\";\n".utf8)]
    let bare = run("conformance", in: MemoryFiles(table)).output
    #expect(
      !bare.contains("| name-missing-in-code | Control without a name in code | no finding |"))
    #expect(!bare.contains("code file"))
    let code = "let b = Button { add() } label: { Image(systemName: \"plus\") }\n"
    let all = table.merging(["App/Row.swift": Data(code.utf8)]) { $1 }
    let report = run("conformance", in: MemoryFiles(all)).output
    #expect(
      report.contains("1 code file")
        && report.contains("| name-missing-in-code | Control without a name in code | 1 failure |"))
    let labels = run("conformance --standard nutrition-labels", in: MemoryFiles(all)).output
    #expect(labels.contains("name-missing-in-code"), "\(labels)")
  }

  @Test func listsAResultThatALaterOneReplaces() {
    let earlier = Self.manual.replacing("supports", with: "does-not-support")
      .replacing("01-31", with: "01-30").replacing("]", with: ",")
    let both = earlier + Self.manual.dropFirst()
    let report = run("conformance", in: files(manual: both)).output
    #expect(report.contains("| 1.3.2 Meaningful Sequence | Supports |"))
    #expect(report.contains("Does not support (replaced by a later result)"), "\(report)")
  }

  @Test func mergesManualResultsAndLeavesTheirFileAsItIs() {
    let files = files(manual: Self.manual)
    let supported = "| 1.3.2 Meaningful Sequence | Supports |"
    for _ in 0..<2 {
      let outcome = run("conformance -o out.md --manual .legible/manual-results.json", in: files)
      #expect(outcome.exitCode == .success)
      #expect(files.written["out.md"]?.contains(supported) == true)
    }
    #expect(files.written[".legible/manual-results.json"] == Self.manual)
    #expect(run("conformance", in: files).output.contains(supported))
    let elsewhere = self.files(manual: Self.manual, at: "m.json")
    #expect(run("conformance --manual m.json", in: elsewhere).output.contains(supported))
    #expect(!run("conformance", in: elsewhere).output.contains(supported))
  }

  @Test func neverReplacesTheManualResults() {
    let files = files(manual: Self.manual, at: "m.json")
    let outcome = run("conformance --manual m.json -o ./m.json --overwrite", in: files)
    #expect(outcome.exitCode == .usage)
    #expect(files.written["m.json"] == Self.manual)
  }

  @Test func refusesManualResultsThatItCannotUse() {
    let outcome = run("conformance", in: files(manual: "[{}]"))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint
        == ".legible/manual-results.json:1:2: a result needs a field “criterion”; add it")
    #expect(
      run("conformance --manual no.json", in: files()).complaint
        == "no.json: cannot be read; check the path of --manual")
  }

  @Test func replacesItsOwnFileAndNoneThatAPersonEdited() throws {
    let files = files()
    #expect(run("conformance -o out.md", in: files).exitCode == .success)
    #expect(run("conformance -o out.md --date 2026-01-31", in: files).exitCode == .success)
    let text = try #require(files.written["out.md"])
    #expect(text.contains("- Date: 2026-01-31"))
    try files.write(Data(text.replacing("Date", with: "Day").utf8), to: "out.md")
    let outcome = run("conformance -o out.md", in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(files.written["out.md"]?.contains("- Day: ") == true)
  }

  @Test func writesOpenACR() {
    let line = "conformance --format openacr --product App --email a@example.org"
    let outcome = run(line, in: files())
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix("title: \"App Accessibility Conformance Report\"\n"))
    #expect(!outcome.output.contains("level: \"supports\""))
  }

  @Test(arguments: [
    ("--format openacr", "OpenACR needs the name of the product and the author's address; "),
    (
      "--format openacr --product A --email b --standard nutrition-labels",
      "OpenACR has no catalog for nutrition-labels; "
    ),
    ("--date 31.1.2026", "--date takes a day, as in 2026-01-31, not “31.1.2026”"),
    ("--standard wcag", "unknown standard “wcag”; "),
  ])
  func refusesCallsThatItCannotFulfil(_ line: String, complaint: String) {
    let outcome = run("conformance \(line)", in: files())
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint?.hasPrefix(complaint) == true)
  }

  @Test func isIncompleteWhereAScreenCannotBeRead() {
    let files = files()
    try? files.write(Data("{".utf8), to: "Bad.screen.json")
    let outcome = run("conformance", in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.output.contains("- The audit is incomplete: "))
  }

  @Test func namesOnlyRulesThatExist() {
    let known = Set(RuleList.descriptions.map(\.id))
    for criterion in ConformanceStandard.nutritionLabels.criteria {
      guard case .named(let ids) = criterion.rules else { continue }
      #expect(Set(ids).subtracting(known) == [], "\(criterion.id)")
    }
    let cited = ConformanceStandard.wcag22.criteria.filter { criterion in
      RuleList.descriptions.contains(where: criterion.isTouched)
    }
    #expect(cited.count > 20)
    #expect(ConformanceStandard.rulesWithNeeds.subtracting(RuleList.screenRuleIDs) == [])
    for (number, ids) in ConformanceStandard.stricterRules {
      for id in ids {
        let rule = RuleList.descriptions.first { $0.id == id }
        #expect(rule?.standards.contains(.wcag(number)) == true, "\(id) does not cite \(number)")
      }
    }
  }
}
