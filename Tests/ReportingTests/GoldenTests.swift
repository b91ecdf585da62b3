import AuditModel
import Testing

@testable import Reporting

@Suite struct GoldenTests {
  private let rules = [
    RuleDescription(
      id: "text-truncated", title: "Text is cut off with an ellipsis",
      rationale: "Who needs larger text gets the beginning of a word.", severity: .error,
      standards: [.wcag("1.4.4"), .en301549("11.1.4.4.1")]),
    RuleDescription(
      id: "name-missing", title: "Control has no name", rationale: "It is announced as “button”.",
      severity: .error, standards: [.wcag("4.1.2")]),
  ]

  @Test func writesTextForTheTerminal() throws {
    try expectGolden("report.txt", TextReport(Sample.report).render())
    try expectGolden("verbose.txt", TextReport(Sample.report, isVerbose: true).render())
    try expectGolden("colored.txt", TextReport(Sample.report, style: .colored).render())
    try expectGolden("empty.txt", TextReport(Sample.empty).render())
  }

  @Test func writesJSONForOtherPrograms() throws {
    try expectGolden("report.json", JSONReport(Sample.report, tool: Sample.tool).render())
    try expectGolden("empty.json", JSONReport(Sample.empty, tool: Sample.tool).render())
  }

  @Test func writesLinesForSpreadsheets() throws {
    try expectGolden("report.csv", CSVReport(Sample.report).render())
    try expectGolden("empty.csv", CSVReport(Sample.empty).render())
  }

  @Test func writesAPageForPeople() throws {
    let report = HTMLReport(Sample.report, tool: Sample.tool, title: "Corkboard 3", rules: rules)
    try expectGolden("report.html", report.render())
    try expectGolden("empty.html", HTMLReport(Sample.empty, tool: Sample.tool).render())
  }

  @Test func writesTheSameBytesEachTime() throws {
    for _ in 0..<5 {
      #expect(TextReport(Sample.report).render() == TextReport(Sample.report).render())
      let first = try JSONReport(Sample.report, tool: Sample.tool).render()
      #expect(try JSONReport(Sample.report, tool: Sample.tool).render() == first)
      let page = HTMLReport(Sample.report, tool: Sample.tool, rules: rules).render()
      #expect(HTMLReport(Sample.report, tool: Sample.tool, rules: rules).render() == page)
    }
  }
}
