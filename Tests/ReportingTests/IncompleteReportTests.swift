import AuditModel
import Testing

@testable import Reporting

/// Formats for other programs say that something could not be looked at.
@Suite struct IncompleteReportTests {
  private func log(isComplete: Bool) -> String {
    var report = Sample.report
    report.isComplete = isComplete
    return SARIFReport(report, Sample.options).render()
  }

  @Test func aLogNotesIt() {
    #expect(log(isComplete: true).contains("\"executionSuccessful\" : true"))
    #expect(!log(isComplete: true).contains("toolExecutionNotifications"))
    let incomplete = log(isComplete: false)
    #expect(incomplete.contains("\"executionSuccessful\" : false"))
    #expect(incomplete.contains("\"text\" : \"Incomplete: not everything could be read, "))
  }

  @Test func aTestIsSkipped() {
    var report = Sample.report
    #expect(!JUnitReport(report, Sample.options).render().contains("Everything was looked at"))
    report.isComplete = false
    let page = JUnitReport(report, Sample.options).render()
    #expect(page.contains("complete: Everything was looked at"))
    #expect(page.contains("<skipped message=\"Incomplete: not everything could be read, "))
  }
}
