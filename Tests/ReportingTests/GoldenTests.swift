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

  @Test(
    arguments: [
      "markdown", "comment", "sarif", "github", "gitlab", "junit", "checkstyle", "sonarqube",
      "xcode",
    ])
  func writesTheFormatsOfOtherPrograms(format: String) throws {
    let reporter = try #require(ReporterList.all.first { $0.format == format })
    var report = Sample.decided
    report.rules = rules
    report.screenRules = ["text-truncated", "name-missing"]
    let ending = reporter.fileName.map { String($0.drop { $0 != "." }) } ?? ".txt"
    try expectGolden("formats/\(format)\(ending)", reporter.init(report, Sample.options).render())
    try expectGolden(
      "formats/\(format)-empty\(ending)", reporter.init(Sample.empty, Sample.options).render())
    guard ["sarif", "github", "gitlab"].contains(format) else { return }
    var options = Sample.options
    options.includesKnown = true
    try expectGolden(
      "formats/\(format)-known\(ending)", reporter.init(report, options).render())
  }

  @Test func recognizesItsOwnFiles() {
    for format in ReporterList.all where format.format != "text" {
      for report in [Sample.report, Sample.empty] {
        let bytes = Array(format.init(report, Sample.options).render().utf8)
        #expect(ReportFile.isOne(bytes), "\(format.format)")
      }
    }
    for text in ["# Notes\n", "{\"a\": 1}\n", "<testsuites/>\n", "[1]\n", "key = value\n"] {
      #expect(!ReportFile.isOne(Array(text.utf8)), "\(text)")
    }
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
