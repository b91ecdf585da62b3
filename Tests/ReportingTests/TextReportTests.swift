import AuditModel
import Testing

@testable import Reporting

@Suite struct TextReportTests {
  private func lines(_ findings: [Finding], isVerbose: Bool = false) -> [Substring] {
    render(Sample.report(of: findings), isVerbose: isVerbose).split(separator: "\n")
  }

  private func render(
    _ report: AuditReport, isVerbose: Bool = false,
    _ change: (inout ReportOptions) -> Void = { _ in }
  ) -> String {
    var options = Sample.options
    options.isVerbose = isVerbose
    change(&options)
    return TextReport(report, options).render()
  }

  private func findings(_ count: Int, _ severity: Severity = .error) -> [Finding] {
    (0..<count).map {
      Finding(
        rule: "rule", severity: severity, title: "Title", message: "is wrong",
        subject: Sample.node("node\($0)", on: "boards"))
    }
  }

  @Test func showsTenFindingsOfARuleForEachScreen() {
    let lines = lines(findings(33))
    #expect(lines.count { $0.contains("error: Title") } == 10)
    #expect(lines.contains("  … and 23 more (all in report.json)"))
  }

  @Test func showsAllFindingsWhenItIsVerbose() {
    let lines = lines(findings(33), isVerbose: true)
    #expect(lines.count { $0.contains("error: Title") } == 33)
    #expect(!lines.contains { $0.contains("… and") })
  }

  @Test func saysTheReasonAtEachPlaceOfAScreen() {
    func place(_ column: Int, _ message: String) -> FileSubject.Occurrence {
      .init(
        locale: nil, location: SourceLocation(file: "a.screen.json", line: 1, column: column),
        severity: .error, message: message)
    }
    let occurrences = [place(5, "is no type"), place(9, "has no field")]
    let finding = Finding(
      rule: "rule", severity: .error, title: "Title", message: "is no type",
      subject: .file(
        FileSubject(
          family: "a.screen.json", location: occurrences[0].location, occurrences: occurrences)))
    let lines = lines([finding])
    #expect(lines.contains("    where    a.screen.json:1:5"))
    #expect(lines.contains("    where    a.screen.json:1:9  has no field"))
  }

  @Test func showsTheStringOnceInAFindingAboutTheSource() {
    let location = SourceLocation(file: "en.lproj/A.strings", line: 1, column: 7)
    let finding = Finding(
      rule: "rule", severity: .warning, title: "Title", message: "is wrong",
      subject: .string(
        StringSubject(
          table: "A", key: "save", location: location,
          source: .init(text: "Save", location: location),
          occurrences: [
            StringSubject.Occurrence(
              locale: nil, text: "Save", location: location, severity: .warning,
              message: "is wrong")
          ])))
    #expect(lines([finding]).filter { $0.contains("“Save”") }.count == 1)
  }

  @Test func onlyCountsNotesUnlessItIsVerbose() {
    #expect(lines(findings(3, .note)).contains("  3 notes (all in report.json)"))
    #expect(!lines(findings(3, .note)).contains { $0.contains("note: Title") })
    #expect(lines(findings(3, .note), isVerbose: true).count { $0.contains("note: Title") } == 3)
  }

  @Test func namesTheFileThatHoldsTheRest() {
    let alone = render(Sample.report(of: findings(11))) { $0.fullReport = nil }
    #expect(alone.contains("… and 1 more (all with --verbose)"))
    let report = render(Sample.report(of: findings(11))) { $0.fullReport = "out/audit.json" }
    #expect(report.contains("… and 1 more (all in out/audit.json)"))
  }

  @Test func showsTheMostSevereFindingsOfAScreenFirst() throws {
    let lines = lines(findings(1, .warning) + findings(1, .error))
    let error = try #require(lines.firstIndex { $0.contains("error:") })
    let warning = try #require(lines.firstIndex { $0.contains("warning:") })
    #expect(error < warning)
  }

  @Test func showsScreensInTheirOrderAndStringsLast() {
    let headings = lines([Sample.missing, Sample.smallTarget, Sample.truncated])
      .filter { $0.hasPrefix("Screen") || $0.hasPrefix("Strings") }
    #expect(
      headings == [
        "Screen boards: 1 error", "Screen settings: 1 warning", "Strings and files: 1 warning",
      ])
  }

  @Test func hasControlSequencesOnlyWhenColoursAreAskedFor() {
    #expect(!render(Sample.report).contains("\u{1B}"))
    #expect(
      render(Sample.report) { $0.style = .colored }.contains("\u{1B}[1;31merror\u{1B}[0m"))
  }

  @Test func putsANoteBeforeTheLastLine() throws {
    let text = render(Sample.report) { $0.note = "1 screen is left out: a\u{1B}b" }
    let lines = text.split(separator: "\n")
    #expect(lines.count >= 3 && lines[lines.count - 3].hasPrefix("Measured with "))
    #expect(lines[lines.count - 2] == #"1 screen is left out: a\u{1B}b"#)
    #expect(!text.contains("\u{1B}"))
    #expect(render(Sample.report).split(separator: "\n").count == lines.count - 1)
  }

  @Test func doesNotClaimThatAllIsWellWhenNothingWasLookedAt() {
    #expect(render(Sample.empty).hasSuffix("No findings. 0 screens found: nothing was checked.\n"))
  }

  @Test func showsTwentyOfTheThingsThatWereNotMeasured() {
    var report = Sample.empty
    report.notMeasured = (0..<25).map { NotMeasured(subject: "s\($0)", reason: "no font") }
    let brief = render(report)
    #expect(brief.contains("s19”") && !brief.contains("s20”"))
    #expect(brief.contains("  … and 5 more (all in report.json)"))
    #expect(render(report, isVerbose: true).contains("s24”"))
  }
}
