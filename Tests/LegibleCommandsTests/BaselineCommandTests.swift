import Foundation
import TestSupport
import Testing

/// `legible baseline`, and audits with a baseline.
@Suite struct BaselineCommandTests {
  private static let audit = "audit --no-history --format text,json -o out"
  private static let file = ".legible-baseline.jsonl"

  /// An app with a wrong specifier in German, and an empty translation.
  private func project() -> MemoryFiles {
    MemoryFiles([
      "en.lproj/Localizable.strings": Data("\"a\" = \"Hello %@\";\n\"b\" = \"Book\";\n".utf8),
      "de.lproj/Localizable.strings": Data("\"a\" = \"Hallo %d\";\n\"b\" = \"\";\n".utf8),
    ])
  }

  private func known() -> MemoryFiles {
    let files = project()
    #expect(run("baseline write --no-history", in: files).exitCode == .success)
    return files
  }

  private func write(_ text: String, to path: String, in files: MemoryFiles) throws {
    try files.write(Data(text.utf8), to: path)
  }

  @Test func makesKnownFindingsPass() throws {
    #expect(run(Self.audit, in: project()).exitCode == .findings)
    let files = known()
    let outcome = run(Self.audit, in: files)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("Since the baseline: 0 new, 0 fixed, "))
    #expect(!outcome.output.contains("format-type"))
    #expect(files.written["out/report.json"]?.contains("\"known\" : [\n    {") == true)
    #expect(run("\(Self.audit) --no-baseline", in: files).exitCode == .findings)
  }

  @Test func reportsNewFindingsAmongKnownOnes() throws {
    let files = known()
    try write(
      "\"a\" = \"Hallo %d\";\n\"b\" = \"100 %d\";\n", to: "de.lproj/Localizable.strings", in: files)
    let outcome = run(Self.audit, in: files)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("“100 %d”") && !outcome.output.contains("“Hallo %d”"))
  }

  @Test func reportsAKnownFindingInANewLanguage() throws {
    let files = known()
    try write(
      "\"a\" = \"Salut %d\";\n\"b\" = \"Livre\";\n", to: "fr.lproj/Localizable.strings", in: files)
    let outcome = run(Self.audit, in: files)
    #expect(outcome.exitCode == .findings && outcome.output.contains("new      in fr; known in de"))
    #expect(run("\(Self.audit) --community-languages fr", in: files).exitCode == .success)
    #expect(run("\(Self.audit) --required-languages de", in: files).exitCode == .success)
    #expect(run("\(Self.audit) --required-languages fr", in: files).exitCode == .findings)
  }

  @Test func staysTheSameWhenOnlyLinesAndMeasuresChange() throws {
    let files = known()
    let before = files.written[Self.file]
    try write(
      "\n\n/* moved */\n\"a\" = \"Guten Tag %d\";\n\"b\" = \"\";\n",
      to: "de.lproj/Localizable.strings", in: files)
    #expect(run(Self.audit, in: files).output.contains("0 new, 0 fixed"))
    #expect(run("baseline write --no-history", in: files).exitCode == .success)
    #expect(files.written[Self.file] == before)
  }

  @Test func reportsWhatIsFixedUntilItIsPruned() throws {
    let files = known()
    try write(
      "\"a\" = \"Hallo %@\";\n\"b\" = \"\";\n", to: "de.lproj/Localizable.strings", in: files)
    let outcome = run("\(Self.audit) --verbose", in: files)
    #expect(outcome.exitCode == .success && outcome.output.contains("0 new, 1 fixed"))
    #expect(outcome.output.contains("[baseline-leftover]"))
    #expect(run("\(Self.audit) --ratchet", in: files).exitCode == .findings)
    let diff = run("baseline diff --no-history", in: files)
    #expect(diff.exitCode == .findings)
    #expect(diff.output.hasPrefix("- format-type  Localizable: a  in de\n\n0 new, 1 fixed, "))
    #expect(run("baseline prune", in: files).exitCode == .success)
    #expect(files.written[Self.file]?.contains("format-type") == false)
    #expect(run("\(Self.audit) --ratchet", in: files).exitCode == .success)
    #expect(run("baseline diff --no-history", in: files).exitCode == .success)
  }

  @Test(arguments: [
    "--locales en", "--rules text-*", "--without-rules format-*", "--exclude de.lproj",
  ])
  func neverRemovesWhatWasNotLookedAt(_ narrower: String) throws {
    let files = known()
    try write("\"b\" = \"Buch\";\n", to: "de.lproj/Localizable.strings", in: files)
    for action in ["prune", "write"] {
      #expect(run("baseline \(action) \(narrower)", in: files).exitCode == .success)
      let lines = files.written[Self.file]?.split(separator: "\n") ?? []
      #expect(lines.contains { $0.contains("format-type") }, "\(action)")
    }
  }

  @Test func keepsScreensThatWereNotLaidOut() throws {
    let files = MemoryFiles.home
    #expect(run("baseline write", in: files).exitCode == .success)
    let before = files.written[Self.file]
    #expect(before?.contains("\"screen\": \"trip\"") == true)
    for narrower in ["--screens home", "--sizes xSmall", "--states short"] {
      #expect(run("baseline prune \(narrower)", in: files).exitCode == .success, "\(narrower)")
      #expect(files.written[Self.file] == before, "\(narrower)")
    }
    try files.delete("Trip.screen.json")
    #expect(run("baseline prune", in: files).exitCode == .success)
    #expect(files.written[Self.file] == "{\"legibleBaseline\": 1}\n")
  }

  @Test(arguments: ["--exclude de.lproj", "--ignored-languages de"])
  func keepsTheLanguagesOfScreensThatWereNotLaidOut(_ narrower: String) throws {
    let files = MemoryFiles([
      "en.lproj/Localizable.strings": Data("\"a\" = \"A journey of many days\";\n".utf8),
      "de.lproj/Localizable.strings": Data("\"a\" = \"Eine Reise von vielen Tagen\";\n".utf8),
      "a.screen.json": Data(
        """
        {"screen": "a", "states": [{"name": "b", "view": {"type": "text", "text": {"key": "a"},
          "lineLimit": 1, "frame": {"width": 60}}}]}
        """.utf8),
    ])
    #expect(run("baseline write --no-history", in: files).exitCode == .success)
    let before = files.written[Self.file]
    #expect(before?.contains("\"languages\": [\"de\",\"en\"]") == true, "\(before ?? "")")
    #expect(run("baseline prune --no-history \(narrower)", in: files).exitCode == .success)
    #expect(files.written[Self.file] == before)
    #expect(run("\(Self.audit) \(narrower)", in: files).output.contains("0 new, 0 fixed"))
  }

  @Test func saysThatNothingIsNewWhereFindingsAreKnown() throws {
    let output = run(Self.audit, in: known()).output
    #expect(output.contains("No new findings in 4 strings"))
    #expect(run("\(Self.audit) --no-baseline", in: known()).output.contains("2 errors"))
  }

  @Test func isNotWrittenWhenSomethingCannotBeRead() throws {
    let files = known()
    let before = files.written[Self.file]
    try files.write(MemoryFiles.unreadable, to: "fr.lproj/Localizable.strings")
    let outcome = run("baseline prune", in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("nothing was written, because the audit is incomplete"))
    #expect(files.written[Self.file] == before)
  }

  @Test func knowsAFileWhoseReadingEnds() throws {
    let files = project()
    try write(
      "\"a\" = \"Salut %@\";\n= \"x\";\n\"b\" = \"\";\n", to: "fr.lproj/Localizable.strings",
      in: files)
    #expect(run(Self.audit, in: files).exitCode == .untrustworthy)
    let outcome = run("baseline write --no-history", in: files)
    #expect(outcome.exitCode == .success && outcome.error.contains("the audit is incomplete; what"))
    let audit = run(Self.audit, in: files)
    #expect(audit.exitCode == .success && audit.error.contains("it was not audited as a whole"))
    // Nothing behind the damage was looked at, so that nothing of it counts as fixed.
    let before = files.written[Self.file]
    #expect(run("baseline prune --no-history", in: files).exitCode == .success)
    #expect(files.written[Self.file] == before)
    #expect(run("\(Self.audit) --no-baseline", in: files).exitCode == .untrustworthy)
  }

  @Test func knowsTheStringsThatAreLeftWhereMostWereMissing() throws {
    func table(_ language: String, _ keys: Range<Int>) -> (String, Data) {
      let lines = keys.map { "\"key\($0)\" = \"\(language) word \($0) here\";\n" }.joined()
      return ("\(language).lproj/Localizable.strings", Data(lines.utf8))
    }
    let files = MemoryFiles(
      Dictionary(
        uniqueKeysWithValues: [table("en", 0..<40), table("de", 0..<15), table("fr", 0..<40)]))
    #expect(run("baseline write --no-history", in: files).exitCode == .success)
    // More than half is translated now, so that the others are reported one by one.
    let german = table("de", 0..<25)
    try files.write(german.1, to: german.0)
    let audit = "\(Self.audit) --rules missing-translation"
    #expect(run(audit, in: files).output.contains("0 new, 0 fixed"))
    #expect(run("baseline prune --no-history", in: files).exitCode == .success)
    #expect(run(audit, in: files).output.contains("0 new, 0 fixed"))
    let french = table("fr", 0..<39)
    try files.write(french.1, to: french.0)
    #expect(run(audit, in: files).output.contains("1 new, 0 fixed"))
    let whole = table("de", 0..<40)
    try files.write(whole.1, to: whole.0)
    #expect(run(audit, in: files).output.contains("1 new, 1 fixed"))
  }

  @Test func knowsALanguageOfWhichMostIsMissingBesideItsTables() throws {
    func table(_ language: String, _ name: String, _ keys: Range<Int>) -> (String, Data) {
      let lines = keys.map { "\"\(name)\($0)\" = \"\(language) word \($0) here\";\n" }.joined()
      return ("\(language).lproj/\(name).strings", Data(lines.utf8))
    }
    let files = MemoryFiles(
      Dictionary(
        uniqueKeysWithValues: [
          table("en", "A", 0..<40), table("de", "A", 0..<10),
          table("en", "B", 0..<40), table("de", "B", 0..<40),
        ]))
    #expect(run("baseline write --no-history", in: files).exitCode == .success)
    // Now most of the whole language is missing.
    let german = table("de", "B", 0..<5)
    try files.write(german.1, to: german.0)
    let audit = "\(Self.audit) --rules missing-translation"
    #expect(run(audit, in: files).output.contains("1 new, 0 fixed"))
    #expect(run("baseline write --no-history", in: files).exitCode == .success)
    // And now of the first table alone, and then of none.
    let whole = table("de", "B", 0..<40)
    try files.write(whole.1, to: whole.0)
    #expect(run(audit, in: files).output.contains("0 new"))
    let more = table("de", "A", 0..<30)
    try files.write(more.1, to: more.0)
    #expect(run(audit, in: files).output.contains("0 new"))
  }

  @Test func isWrittenIntoAnEmptyFile() throws {
    let files = project()
    try write("\n", to: Self.file, in: files)
    #expect(
      run(Self.audit, in: files).error.contains("the baseline is empty; restore it, or write"))
    #expect(run("baseline write", in: files).exitCode == .success)
    #expect(run(Self.audit, in: files).exitCode == .success)
    try write("<<<<<<< HEAD\n{}\n", to: Self.file, in: files)
    let damaged = run("baseline write", in: files)
    #expect(damaged.exitCode == .untrustworthy)
    #expect(damaged.error.contains("; restore the baseline, or delete it and write it with"))
  }

  @Test(arguments: ["--no-history", "shallow"])
  func keepsWhatOnlyAHistoryCanShow(_ lack: String) throws {
    let english = "en.lproj/Localizable.strings"
    let files = try ProjectFolder.repository([
      english: "\"a\" = \"Hello\";\n", "de.lproj/Localizable.strings": "\"a\" = \"Hallo\";\n",
    ])
    try files.write(text: "\"a\" = \"Good evening to all\";\n", to: english)
    try files.commit()
    #expect(run("baseline write", in: files).exitCode == .success)
    let rule = "source-changed-since-translation"
    #expect(files.text(of: Self.file)?.contains(rule) == true)
    if lack == "shallow" {
      try files.git(["pack-refs", "--all"])
      try files.write(text: files.head, to: ".git/shallow")
    }
    let option = lack == "shallow" ? "" : lack
    #expect(run("baseline prune \(option)", in: files).exitCode == .success)
    #expect(files.text(of: Self.file)?.contains(rule) == true)
    #expect(run("audit --format text --ratchet \(option)", in: files).exitCode == .success)
  }

  @Test func replacesNoOtherFile() throws {
    let files = project()
    try write("mine", to: "notes.txt", in: files)
    let outcome = run("baseline write --baseline notes.txt", in: files)
    #expect(outcome.exitCode == .untrustworthy && files.written["notes.txt"] == "mine")
    #expect(run("baseline write --baseline new.jsonl", in: files).exitCode == .success)
    #expect(run("\(Self.audit) --baseline new.jsonl", in: files).exitCode == .success)
  }

  @Test func saysWhenThereIsNone() {
    #expect(
      run("baseline prune", in: project()).complaint
        == "there is no baseline; write one with “legible baseline write”")
    #expect(run("baseline", in: project()).exitCode == .usage)
    #expect(run("baseline wirte", in: project()).complaint?.contains("“write”") == true)
    #expect(run("\(Self.audit) --baseline x", in: project()).exitCode == .untrustworthy)
  }

  @Test func hidesNothingFromAConformanceReport() {
    let files = MemoryFiles.home
    let before = run("conformance", in: files).output
    #expect(run("baseline write", in: files).exitCode == .success)
    #expect(run("conformance", in: files).output == before)
  }
}
