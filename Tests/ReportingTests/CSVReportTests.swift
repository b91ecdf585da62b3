import AuditModel
import Testing

@testable import Reporting

@Suite struct CSVReportTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("=1+1", "'=1+1"), ("@sum", "'@sum"), ("+49", "'+49"), ("-1", "'-1"),
    ("|calc", "'|calc"), ("\t=1", "\\t=1"), ("one\ntwo", "one\\ntwo"), ("", ""),
    ("\u{FF1D}1", "'\u{FF1D}1"), ("a=1", "a=1"), ("=1;2", "\"'=1;2\""),
  ])
  func writesNoTextThatASpreadsheetWouldRun(_ text: String, field: String) {
    #expect(text.csvField == field)
  }

  @Test func writesALineForEachText() {
    let lines = CSVReport(Sample.report(of: [Sample.spaces]), Sample.options).render().split(
      separator: "\r\n")
    #expect(lines.count == 5)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("warning,double-space,") })
  }
}
