import Foundation
import LegibleCommands
import TestSupport
import Testing

/// `legible report`, and `legible audit --against`.
@Suite struct ReportCommandTests {
  private static let german = "App/de.lproj/Localizable.strings"

  private func project(german: String = "\"a\" = \"Hallo %d\";\n") -> MemoryFiles {
    let files = MemoryFiles.home
    try? files.write(Data("\"a\" = \"Hello %@\";\n".utf8), to: "App/en.lproj/Localizable.strings")
    try? files.write(Data(german.utf8), to: Self.german)
    return files
  }

  private func text(_ path: String, in files: MemoryFiles) -> String {
    (try? files.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test func writesTheFilesOfTheAudit() {
    let files = project()
    let formats = [
      "json", "csv", "markdown", "sarif", "junit", "gitlab", "sonarqube", "checkstyle",
    ]
    func list(_ folder: String) -> String {
      formats.map { "\($0)=\(folder)/\($0)" }.joined(separator: ",")
    }
    let audit = run("audit --format \(list("a"))", in: files)
    let report = run("report a/json --format \(list("b"))", in: files)
    #expect(audit.exitCode == .findings && report.exitCode == .findings, "\(report.error)")
    for format in formats {
      let written = text("a/\(format)", in: files)
      #expect(!written.isEmpty && written == text("b/\(format)", in: files), "\(format)")
    }
  }

  @Test func printsWhatTheAuditPrints() {
    let files = project()
    let audit = run("audit --format text,json", in: files)
    let report = run("report Reports/report.json", in: files)
    #expect(!audit.output.isEmpty)
    // Only the audit writes the file that the last line names.
    #expect(
      report.output.replacing("--format json", with: "")
        .hasPrefix(audit.output.prefix(200)), "\(report.output)")
  }

  @Test func hasTheExitCodeOfTheAudit() throws {
    let files = project()
    _ = run("audit --format json", in: files)
    #expect(run("report Reports/report.json --fail-on never", in: files).exitCode == .success)
    #expect(run("report Reports/report.json --exit-zero", in: files).exitCode == .success)
    let text = text("Reports/report.json", in: files)
      .replacing("\"isComplete\" : true", with: "\"isComplete\" : false")
    try files.write(Data(text.utf8), to: "Reports/report.json")
    #expect(run("report Reports/report.json", in: files).exitCode == .untrustworthy)
  }

  @Test func refusesWhatIsNoReport() {
    let files = project()
    let missing = run("report none.json", in: files)
    #expect(
      missing.exitCode == .untrustworthy && missing.error.contains("none.json: cannot be read"))
    let other = run("report Home.screen.json", in: files)
    #expect(other.complaint?.hasPrefix("Home.screen.json:1:1: the file is not a report;") == true)
    #expect(run("report", in: files).exitCode == .usage)
    #expect(run("report a.json b.json", in: files).error.contains("takes one report"))
  }

  @Test func reportsOnlyWhatAnEarlierReportDoesNotHave() throws {
    let files = project()
    _ = run("audit --format json=base.json", in: files)
    let same = run("audit --against base.json --format text", in: files)
    #expect(same.exitCode == .success && same.output.contains("Since base.json: 0 new, 0 fixed"))
    try files.write(Data("\"a\" = \"Hallo %@\";\n".utf8), to: Self.german)
    #expect(
      run("audit --against base.json --format text", in: files).output.contains("0 new, 1 fixed"))
    try files.write(
      Data("\"a\" = \"Hello %@\";\n\"b\" = \"Book %@\";\n".utf8),
      to: "App/en.lproj/Localizable.strings")
    try files.write(
      Data("\"a\" = \"Hallo %@\";\n\"b\" = \"Buch %d\";\n".utf8), to: Self.german)
    let new = run("audit --against base.json --format text", in: files)
    #expect(
      new.exitCode == .findings && new.output.contains(" new, 1 fixed")
        && !new.output.contains("“Hallo"), "\(new.output)")
  }

  @Test func countsAgainstAnEarlierReportWhatWasKnownAndAcceptedThere() throws {
    let files = project()
    _ = run("baseline write", in: files)
    _ = run("audit --format json=base.json", in: files)
    let outcome = run("audit --no-baseline --against base.json --format text", in: files)
    #expect(outcome.exitCode == .success && outcome.output.contains("0 new"), "\(outcome.output)")
  }

  @Test func saysThatAnEarlierReportWasIncomplete() throws {
    let files = project()
    _ = run("audit --format json=base.json", in: files)
    let text = text("base.json", in: files)
      .replacing("\"isComplete\" : true", with: "\"isComplete\" : false")
    try files.write(Data(text.utf8), to: "base.json")
    #expect(
      run("audit --against base.json --format text", in: files).error
        .contains("base.json: the audit was incomplete"))
  }
}
