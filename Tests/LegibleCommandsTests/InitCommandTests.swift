import Foundation
import TestSupport
import Testing

/// `legible init`.
@Suite struct InitCommandTests {
  private func project() -> MemoryFiles {
    func table(_ texts: [String]) -> Data {
      Data(texts.enumerated().map { "\"key\($0)\" = \"\($1)\";\n" }.joined().utf8)
    }
    let names = ["Hello %@", "Book", "Page", "Line"]
    return MemoryFiles([
      "App/en.lproj/Localizable.strings": table(names),
      "App/de.lproj/Localizable.strings": table(["Hallo %d", "Buch", "Seite", "Zeile"]),
      "App/cy.lproj/Localizable.strings": table(["Helo %@"]),
    ])
  }

  @Test func makesAnAuditPassUntilSomethingNewIsFound() throws {
    let files = project()
    #expect(run("audit", in: project()).exitCode == .findings)
    let outcome = run("init", in: files)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "Found", "Wrote", "Wrote", "Fix", "Next:",
      ])
    #expect(outcome.output.contains("in 3 languages, written in en, and 0 screens."))
    #expect(
      outcome.output.contains(
        "1 language decides the exit code, 1 with less than 90 % translated is reported only."))
    #expect(run("audit", in: files).exitCode == .success)
    try files.write(
      Data("\"key1\" = \"%d Buch\";\n".utf8), to: "App/de.lproj/Localizable.strings")
    #expect(run("audit", in: files).exitCode == .findings)
  }

  @Test func writesAConfigurationThatIsRead() throws {
    let files = project()
    _ = run("init", in: files)
    let text = try #require(files.written[".legible.json"])
    #expect(text.contains("// Findings in these languages are only reported"))
    let shown = run("config show", in: files).output.split(separator: "\n")
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    for line in ["languages.required de", "languages.community cy", "sourceLanguage en"] {
      #expect(shown.contains(line), "\(line)")
    }
  }

  @Test func countsFromWhereverTheProjectIsNamed() {
    let files = project()
    _ = run("init", in: files)
    for folder in [".", "App", "App/de.lproj"] {
      let outcome = run("audit \(folder)", in: files)
      #expect(outcome.exitCode == .success && outcome.output.contains("0 new"), "\(folder)")
    }
  }

  @Test func keepsTheFilesOfTheTeam() throws {
    let files = project()
    let own = #"{"rules": {"format-type": "off"}}"#
    try files.write(Data(own.utf8), to: ".legible.json")
    #expect(run("init", in: files).output.contains("Kept .legible.json."))
    #expect(files.written[".legible.json"] == own)
    let baseline = files.written[".legible-baseline.jsonl"]
    #expect(baseline?.contains("format-type") == false)
    #expect(run("init", in: files).output.contains("Kept .legible-baseline.jsonl."))
    #expect(files.written[".legible-baseline.jsonl"] == baseline)
  }

  @Test func saysWhenThereIsNothingToAudit() {
    let files = MemoryFiles(["notes.txt": Data()])
    #expect(run("init", in: files).exitCode == .untrustworthy)
    #expect(files.written.count == 1)
  }
}
