import Foundation
import TestSupport
import Testing

/// The options of the printed report.
@Suite struct TerminalOptionTests {
  /// An app with a missing translation for each of many strings.
  private func project(strings: Int = 20) -> MemoryFiles {
    func table(_ prefix: String, _ count: Int) -> Data {
      Data((0..<count).map { "\"key\($0)\" = \"\(prefix) %@ \($0)\";\n" }.joined().utf8)
    }
    return MemoryFiles([
      "en.lproj/Localizable.strings": table("Book", strings),
      "de.lproj/Localizable.strings": table("Buch %d", strings),
      "fr.lproj/Localizable.strings": table("Livre", strings),
    ])
  }

  private func audit(_ words: String, environment: [String: String] = [:], strings: Int = 20)
    -> Outcome
  {
    run("audit --format text \(words)", in: project(strings: strings), environment: environment)
  }

  @Test func namesTheFindingsToFixFirst() {
    let output = audit("").output
    #expect(
      output.contains(
        """
        Fix first:
          error  Extra format specifier  de.lproj/Localizable.strings:1:10  in de, and 19 more of this rule

        """))
    #expect(!audit("", strings: 2).output.contains("Fix first:"))
  }

  @Test func countsWhatIsTranslated() {
    let output = audit("").output
    #expect(output.contains("Translated:\n  de  100 %  of 20 strings; 20 errors\n  100 %: fr\n"))
  }

  @Test func refusesADayThatDoesNotExist() {
    let outcome = audit("--date 2026-02-30")
    #expect(outcome.exitCode == .usage && outcome.error.contains("“2026-02-30”"))
  }

  @Test func printsTheLastLinesOnlyWhenItIsQuiet() {
    let outcome = audit("--quiet")
    #expect(outcome.exitCode == .findings && !outcome.output.contains("problem "))
    #expect(outcome.output.hasPrefix("Translated:") && outcome.output.contains("20 errors"))
  }

  @Test(arguments: [
    ("--quiet --verbose", "--quiet and --verbose exclude each other"),
    ("--ratchet --no-baseline", "--ratchet and --no-baseline exclude each other"),
  ])
  func refusesOptionsThatMakeEachOtherMeaningless(_ words: String, _ reason: String) {
    let outcome = audit(words)
    #expect(outcome.exitCode == .usage && outcome.error.contains(reason))
  }

  @Test func breaksLinesAtTheWidthOfTheTerminal() {
    let files = MemoryFiles([
      "en.lproj/A.strings": Data("\"a\" = \"Hello %@\";\n".utf8),
      "de.lproj/A.strings": Data("\"a\" = \"Hallo %d\";\n".utf8),
    ])
    let console = MemoryConsole(isOutputTerminal: true)
    _ = run(
      "audit --no-history --format text --color never", in: files, console: console,
      environment: ["COLUMNS": "60"])
    let lines = console.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("             ") }, "\(console.output)")
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test func countsTheFindingsOfEachRule() {
    let output = audit("--statistics --quiet").output
    #expect(output.contains("Findings by rule:\n  format-"))
    #expect(output.contains("20 errors"))
  }

  @Test func endsWithZeroWhereThatIsWanted() throws {
    #expect(audit("--exit-zero").exitCode == .success)
    let files = project()
    try files.write(MemoryFiles.unreadable, to: "es.lproj/Localizable.strings")
    #expect(run("audit --exit-zero", in: files).exitCode == .untrustworthy)
  }

  @Test(arguments: [
    ("--color always", [:], true), ("--color never", ["CLICOLOR_FORCE": "1"], false),
    ("", ["CLICOLOR_FORCE": "1"], true), ("", ["CLICOLOR_FORCE": "0"], false), ("", [:], false),
    ("", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    ("--color always", ["NO_COLOR": "1"], true),
  ])
  func usesColorsAsItIsAsked(words: String, environment: [String: String], isColored: Bool) {
    #expect(audit(words, environment: environment).output.contains("\u{1B}[") == isColored)
  }

  @Test func writesJSONOnOneLine() throws {
    let files = project()
    let outcome = run("audit --format json=- --compact", in: files)
    #expect(outcome.output.split(separator: "\n").count == 1)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(value?["schemaVersion"] as? Int == 2)
    #expect(run("audit --format json --compact", in: files).exitCode == .findings)
    #expect(run("audit --format json --compact", in: files).exitCode == .findings)
  }

  @Test func addsASummaryToThatOfAJob() throws {
    let files = project()
    try files.write(Data("# Before\n".utf8), to: "summary.md")
    let environment = ["GITHUB_STEP_SUMMARY": "summary.md"]
    _ = run("audit --format markdown", in: files, environment: environment)
    let summary = try #require(files.written["summary.md"])
    #expect(summary.hasPrefix("# Before\n<!-- legible audit -->\n## Audit report"))
    _ = run("audit --format text", in: files, environment: environment)
    #expect(files.written["summary.md"] == summary)
  }

  @Test func printsOneDocumentAlone() {
    #expect(audit("").exitCode == .findings)
    let outcome = run("audit --format text,json=-", in: project())
    #expect(
      outcome.complaint
        == "json on standard output leaves no room for another format there; name a file, as in "
        + "json=report.json")
    #expect(run("audit --format json=a,sarif=a", in: project()).exitCode == .usage)
    #expect(run("audit --format json=", in: project()).exitCode == .usage)
    #expect(run("audit --format text,github", in: project()).exitCode == .findings)
  }
}
