import AuditModel
import Testing

@testable import Reporting

@Suite struct GoldenTests {
  private let rules = [
    RuleDescription(
      id: "text-truncated", title: "Truncated text",
      rationale: "People who need larger text sizes see the beginning of a word only.",
      severity: .error,
      standards: [.wcag("1.4.4"), .en301549("11.1.4.4.1")]),
    RuleDescription(
      id: "name-missing", title: "Control has no name", rationale: "It is announced as “button”.",
      severity: .error, standards: [.wcag("4.1.2")]),
  ]

  @Test func writesTextForTheTerminal() throws {
    try expectGolden("report.txt", TextReport(Sample.report, Sample.options).render())
    try expectGolden("empty.txt", TextReport(Sample.empty, Sample.options).render())
    var verbose = Sample.options
    verbose.isVerbose = true
    try expectGolden("verbose.txt", TextReport(Sample.report, verbose).render())
    var colored = Sample.options
    colored.style = .colored
    try expectGolden("colored.txt", TextReport(Sample.report, colored).render())
  }

  @Test func writesJSONForOtherPrograms() throws {
    try expectGolden("report.json", JSONReport(Sample.report, Sample.options).render())
    try expectGolden("empty.json", JSONReport(Sample.empty, Sample.options).render())
  }

  @Test func writesLinesForSpreadsheets() throws {
    try expectGolden("report.csv", CSVReport(Sample.report, Sample.options).render())
    try expectGolden("empty.csv", CSVReport(Sample.empty, Sample.options).render())
  }

  @Test func writesAPageForPeople() throws {
    var options = Sample.options
    options.title = "Corkboard 3"
    var report = Sample.report
    report.rules = rules
    try expectGolden("report.html", HTMLReport(report, options).render())
    try expectGolden("empty.html", HTMLReport(Sample.empty, Sample.options).render())
  }

  @Test func writesTheSameBytesEachTime() {
    for format in ReporterList.all {
      let first = format.init(Sample.report, Sample.options).render()
      for _ in 0..<5 { #expect(format.init(Sample.report, Sample.options).render() == first) }
    }
  }
}
