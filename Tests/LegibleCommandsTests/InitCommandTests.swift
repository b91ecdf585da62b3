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
        "the source language and 1 other decide the exit code, 1 with less than 90 % translated is "
          + "reported only."))
    #expect(run("audit", in: files).exitCode == .success)
    try files.write(
      Data("\"key1\" = \"%d Buch\";\n".utf8), to: "App/de.lproj/Localizable.strings")
    #expect(run("audit", in: files).exitCode == .findings)
  }

  @Test func writesTheBaselineThatTheConfigurationNames() throws {
    let files = project()
    try files.write(Data(#"{"baseline": "known.jsonl"}"#.utf8), to: ".legible.json")
    let outcome = run("init", in: files)
    #expect(outcome.output.contains("Wrote known.jsonl: "), "\(outcome)")
    #expect(files.written[".legible-baseline.jsonl"] == nil)
    #expect(run("audit", in: files).exitCode == .success)
  }

  @Test func writesAConfigurationThatIsRead() throws {
    let files = project()
    _ = run("init", in: files)
    let text = try #require(files.written[".legible.json"])
    #expect(text.contains("// Findings in these languages are only reported"))
    let shown = run("config show", in: files).output.split(separator: "\n")
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    for line in ["languages.required de", "languages.community cy", "sourceLanguage detected"] {
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

  private func table(_ word: String) -> Data { Data("\"title\" = \"\(word)\";\n".utf8) }

  @Test func knowsTheKeysThatTheCodeOfOneOfSeveralTargetsAsksFor() {
    let files = MemoryFiles([
      "Kit/en.lproj/Localizable.strings": table("Title"),
      "Kit/de.lproj/Localizable.strings": table("Titel"),
      "Core/en.lproj/Localizable.strings": table("Title"),
      "Core/de.lproj/Localizable.strings": table("Titel"),
      "Kit/A.swift": Data(
        "let a = NSLocalizedString(\"title\", comment: \"\")\nlet b = NSLocalizedString(\"gone.away\", comment: \"\")\n"
          .utf8),
    ])
    _ = run("init", in: files)
    for folder in [".", "Kit"] {
      let outcome = run("audit \(folder) --format text", in: files)
      #expect(outcome.output.contains("0 new"), "\(folder)")
    }
  }

  @Test func knowsTheTargetsThatLackALanguageOfOthers() {
    // A language that is hardly there is not required.
    let rooms = (1...20).map { "\"room\($0)\" = \"Studio \($0)\";\n" }.joined()
    func app(_ title: String) -> Data { table(title) + Data(rooms.utf8) }
    let files = MemoryFiles([
      "App/en.lproj/Localizable.strings": app("Title"),
      "App/de.lproj/Localizable.strings": app("Titel"),
      "App/fr.lproj/Localizable.strings": app("Titre"),
      "Widget/en.lproj/Localizable.strings": table("Title"),
      "Widget/de.lproj/Localizable.strings": table("Titel"),
    ])
    _ = run("init", in: files)
    let outcome = run("audit --format text --fail-on warning", in: files)
    #expect(outcome.exitCode == .success && outcome.output.contains("0 new"), "\(outcome.output)")
    #expect(run("audit --no-baseline --format text", in: files).output.contains("“Widget”"))
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

  @Test(arguments: [("github", ".github/workflows/legible.yml"), ("gitlab", ".gitlab-ci.yml")])
  func writesTheFileOfACIService(_ service: String, path: String) throws {
    let files = project()
    let outcome = run("init --ci \(service)", in: files)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.last?.hasPrefix("Wrote \(path): ") == true, "\(outcome.output)")
    let written = try #require(files.written[path])
    try files.write(Data((written + "# ours\n").utf8), to: path)
    let again = run("init --ci \(service)", in: files).output.split(separator: "\n")
    #expect(again.count == 5)
    #expect(again.last?.hasPrefix("Kept \(path). Next: ") == true, "\(again)")
    #expect(files.written[path] == written + "# ours\n")
  }

  @Test func addsAPartToAPipelineOfGitLabThatIsThere() throws {
    let files = project()
    let own = "build: { script: [make] }\n"
    try files.write(Data(own.utf8), to: ".gitlab-ci.yml")
    let part = ".gitlab/ci/legible.gitlab-ci.yml"
    let outcome = run("init --ci gitlab", in: files)
    let last = outcome.output.split(separator: "\n").last
    #expect(last?.hasPrefix("Wrote \(part): include it in .gitlab-ci.yml, ") == true)
    #expect(files.written[".gitlab-ci.yml"] == own)
    let separate = project()
    _ = run("init --ci gitlab", in: separate)
    #expect(files.written[part] == separate.written[".gitlab-ci.yml"])
    let again = run("init --ci gitlab", in: files).output.split(separator: "\n").last
    #expect(again?.hasPrefix("Kept \(part). Next: ") == true)
  }

  @Test func writesNoFileOfAServiceUnlessAsked() {
    let files = project()
    _ = run("init", in: files)
    #expect(
      Set(files.written.keys).subtracting(project().written.keys) == [
        ".legible.json", ".legible-baseline.jsonl",
      ])
    #expect(
      run("init --ci jenkins", in: files).complaint
        == "unknown service “jenkins”; --ci takes github, gitlab, none")
  }

  @Test func saysWhenThereIsNothingToAudit() {
    let files = MemoryFiles(["notes.txt": Data()])
    #expect(run("init", in: files).exitCode == .untrustworthy)
    #expect(files.written.count == 1)
  }
}
