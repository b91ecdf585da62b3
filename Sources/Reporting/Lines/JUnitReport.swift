import AuditModel

/// A JUnit report: a suite for each screen and each table of strings, with a test for each rule.
///
/// There is no standard: the shape is valid in the schemas of Ant (windyroad) and of Jenkins' xUnit plug-in.
/// A test fails where the rule finds what fails the audit; it is skipped where nothing could be measured.
/// The names of tests differ, since GitLab drops a second one of a name.
public struct JUnitReport: Reporter {
  /// The name after `--format`.
  public static let format = "junit"
  /// The purpose of the format.
  public static let summary = "JUnit's XML: a suite for each screen and table, a test for each rule"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.junit.xml"

  private let report: AuditReport
  private let tool: ToolIdentity
  private let threshold: Severity?

  /// Takes a report and the program that made it.
  public init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    tool = options.tool
    threshold = options.threshold
  }

  /// Writes the suites.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    let suites = JUnitSuite.all(in: report, threshold: threshold)
    XMLText.write(to: sink, generator: ReportFile.generator) { xml in
      xml.element("testsuites") { xml in
        for (number, suite) in suites.enumerated() { write(suite, number, to: &xml) }
      }
    }
  }

  private func write(_ suite: JUnitSuite, _ number: Int, to xml: inout XMLText) {
    let attributes = [
      ("name", suite.name), ("package", "legible"), ("id", "\(number)"),
      // A fixed time, so that the same findings are the same bytes.
      ("timestamp", "1970-01-01T00:00:00"), ("hostname", "localhost"),
      ("tests", "\(suite.tests.count)"), ("failures", "\(suite.tests.count { $0.isFailed })"),
      ("errors", "0"), ("skipped", "\(suite.tests.count { $0.isSkipped })"), ("time", "0"),
    ]
    xml.element("testsuite", attributes) { xml in
      xml.element("properties") { xml in
        xml.element("property", [("name", "tool"), ("value", "\(tool.name) \(tool.version)")])
      }
      for test in suite.tests { write(test, of: suite, to: &xml) }
      xml.element("system-out", lines: suite.remarks.lazy.map(\.junitLine))
      xml.element("system-err")
    }
  }

  private func write(_ test: JUnitTest, of suite: JUnitSuite, to xml: inout XMLText) {
    let attributes = [("name", test.name), ("classname", suite.name), ("time", "0")]
    switch test.result {
    case .passed: xml.element("testcase", attributes)
    case .skipped(let reason):
      xml.element("testcase", attributes) { $0.element("skipped", [("message", reason)]) }
    case .failed(let findings):
      let failure = [("message", findings.count.of("finding")), ("type", test.rule)]
      xml.element("testcase", attributes) { xml in
        xml.element("failure", failure, lines: findings.lazy.map(\.junitLine))
      }
    }
  }
}
