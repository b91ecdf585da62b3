import Foundation
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// `legible audit --since`.
@Suite struct SinceTests {
  private static let english = "App/en.lproj/Localizable.strings"
  private static let german = "App/de.lproj/Localizable.strings"
  private static let finnish = "App/fi.lproj/Localizable.strings"

  /// A repository with wrong specifiers in German and Finnish, committed.
  private func repository() throws -> ProjectFolder {
    try .repository([
      Self.english: "\"a\" = \"Hello %@\";\n\"b\" = \"Book\";\n\"c\" = \"%@ left\";\n",
      Self.german: "\"a\" = \"Hallo %d\";\n\"b\" = \"Buch\";\n\"c\" = \"%@ übrig\";\n",
      Self.finnish: "\"a\" = \"Hei %d\";\n\"b\" = \"Kirja\";\n\"c\" = \"%d jäljellä\";\n",
    ])
  }

  private func audit(_ files: ProjectFolder, _ words: String = "", screens: [Screen] = [])
    -> Outcome
  {
    run("audit --since main --format text \(words)", in: files, screens: screens)
  }

  @Test func reportsOnlyStringsThatChanged() throws {
    let files = try repository()
    try files.write(
      text: "\"a\" = \"Hallo %d\";\n\"b\" = \"%d Buch\";\n\"c\" = \"%@ übrig\";\n", to: Self.german)
    let outcome = audit(files)
    #expect(outcome.exitCode == .findings && outcome.output.contains("“%d Buch”"))
    #expect(!outcome.output.contains("“Hallo %d”") && !outcome.output.contains("jäljellä"))
    #expect(outcome.output.contains("Narrowed to what changed since main ("))
    #expect(outcome.output.contains("): 1 string.") && outcome.output.contains(" in 1 string."))
  }

  @Test func leavesOutLanguagesInWhichAStringIsTheSame() throws {
    let files = try repository()
    try files.write(
      text: "\"a\" = \"Hallo, %d\";\n\"b\" = \"Buch\";\n\"c\" = \"%@ übrig\";\n", to: Self.german)
    let outcome = audit(files)
    #expect(outcome.output.contains("“Hallo, %d”") && !outcome.output.contains("“Hei %d”"))
  }

  @Test func auditsAllTranslationsOfAChangedSourceString() throws {
    let files = try repository()
    try files.write(
      text: "\"a\" = \"Hello, %@\";\n\"b\" = \"Book\";\n\"c\" = \"%@ left\";\n", to: Self.english)
    let outcome = audit(files, "--verbose")
    #expect(outcome.output.contains("“Hallo %d”") && outcome.output.contains("“Hei %d”"))
    #expect(!outcome.output.contains("jäljellä"))
  }

  @Test func reportsWhatAnAddedStringLacks() throws {
    let files = try repository()
    let text = try #require(files.text(of: Self.english))
    try files.write(text: text + "\"d\" = \"Shelf\";\n", to: Self.english)
    let outcome = audit(files, "--rules missing-translation")
    #expect(
      outcome.output.contains("“Shelf” has no translation")
        && outcome.output.contains("1 string."))
  }

  @Test func stillComparesWithStringsThatDidNotChange() throws {
    let english = (1...4).map { "\"k\($0)\" = \"Open the board\";\n" }.joined()
    let german = (1...4).map { "\"k\($0)\" = \"Tafel öffnen\";\n" }.joined()
    let files = try ProjectFolder.repository([Self.english: english, Self.german: german])
    try files.write(
      text: german.replacing("\"k4\" = \"Tafel öffnen\"", with: "\"k4\" = \"Brett aufmachen\""),
      to: Self.german)
    let line = "audit --format json=- --with-rules inconsistent --rules inconsistent"
    let all = run(line, in: files)
    let narrowed = run("\(line) --since main", in: files)
    let fingerprints = try Self.fingerprints(narrowed)
    let expected = try Self.fingerprints(all)
    #expect(!fingerprints.isEmpty && fingerprints == expected)
  }

  @Test func saysThatNothingChanged() throws {
    let files = try repository()
    try files.write(text: "more", to: "notes.txt")
    let outcome = audit(files, "--fail-on note")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("Nothing that is audited changed since main ("))
    #expect(outcome.output.contains("No findings."))
    #expect(try Self.fingerprints(run("audit --since main --format json=-", in: files)).isEmpty)
  }

  @Test func comparesWithTheMergeBase() throws {
    let files = try repository()
    try files.git(["checkout", "-q", "-b", "work"])
    try files.write(
      text: "\"a\" = \"Hallo %d\";\n\"b\" = \"%d Buch\";\n\"c\" = \"%@ übrig\";\n", to: Self.german)
    try files.commit()
    try files.git(["checkout", "-q", "main"])
    // A change on main is not one of the branch.
    try files.write(
      text: "\"a\" = \"Hei, %d\";\n\"b\" = \"Kirja\";\n\"c\" = \"%d jäljellä\";\n", to: Self.finnish
    )
    try files.commit()
    try files.git(["checkout", "-q", "work"])
    let outcome = audit(files)
    #expect(outcome.output.contains("“%d Buch”") && !outcome.output.contains("“Hei"))
  }

  @Test func countsNewAndRemovedFiles() throws {
    let files = try repository()
    try files.delete(Self.finnish)
    try files.write(text: "\"a\" = \"Hej %d\";\n", to: "App/sv.lproj/Localizable.strings")
    let outcome = audit(files)
    #expect(outcome.output.contains("“Hej %d”") && !outcome.output.contains("“Hallo %d”"))
  }

  @Test func takesAMovedFileForTheSameStrings() throws {
    let files = try repository()
    try files.git(["mv", "App", "Sources"])
    #expect(audit(files).output.contains("0 strings"))
  }

  @Test func leavesTheRepositoryAlone() throws {
    let files = try repository()
    try files.write(text: "\"a\" = \"Hallo %@\";\n", to: Self.german)
    let index = try files.read(".git/index")
    _ = audit(files)
    #expect(try files.read(".git/index") == index)
    #expect(files.names(in: ".").sorted() == [".git", "App"])
  }

  @Test func auditsChangedScreensAndThoseThatShowChangedStrings() throws {
    func screen(_ name: String, _ key: String, _ width: Int) -> String {
      """
      {"screen": "\(name)", "states": [{"name": "s", "view": {"type": "text",
        "text": {"key": "\(key)", "table": "Localizable"}, "lineLimit": 1, "frame": {"width": \(width)}}}]}
      """
    }
    let files = try ProjectFolder.repository([
      Self.english: "\"a\" = \"Journeys\";\n\"b\" = \"Preparations\";\n\"c\" = \"Destinations\";\n",
      Self.german: "\"a\" = \"Reisen\";\n\"b\" = \"Vorbereitungen\";\n\"c\" = \"Ziele\";\n",
      "one.screen.json": screen("one", "a", 60), "two.screen.json": screen("two", "b", 60),
      "three.screen.json": screen("three", "c", 60),
    ])
    try files.write(
      text: "\"a\" = \"Gruppenreisen\";\n\"b\" = \"Vorbereitungen\";\n\"c\" = \"Ziele\";\n",
      to: Self.german)
    try files.write(text: screen("two", "b", 61), to: "two.screen.json")
    let line = "audit --format json=- --rules text-truncated"
    let all = try Self.fingerprints(run(line, in: files))
    let narrowed = run("\(line) --since main", in: files)
    let fingerprints = try Self.fingerprints(narrowed)
    #expect(fingerprints.count == 2 && fingerprints.isSubset(of: all) && all.count == 3)
    let text = audit(files, "--rules text-truncated --verbose")
    #expect(text.output.contains("1 string, and 2 screens that changed or show them"))
    #expect(text.output.contains("Screen one: ") && text.output.contains("Screen two: "))
    #expect(!text.output.contains("Screen three: "))
  }

  @Test func laysOutCompiledScreensOnlyWhereTheyShowChangedStrings() throws {
    let files = try repository()
    try files.write(
      text: "\"a\" = \"Hallo %@\";\n\"b\" = \"Buch und Heft\";\n\"c\" = \"%@ übrig\";\n",
      to: Self.german)
    let screens = ["a", "b"].map { key in
      Screen(
        id: "shows-\(key)",
        states: [
          ScreenState(name: "idle") { _ in
            Text(.localized(LocalizedText(key: key, table: "Localizable"))).lineLimit(1)
              .frame(width: 20)
          }
        ])
    }
    let outcome = audit(files, "--rules text-truncated --verbose --locales de", screens: screens)
    #expect(outcome.output.contains("shows-b") && outcome.error.contains("is not known"))
    #expect(audit(files).error.isEmpty)
  }

  @Test func findsStringsThatAreInTheCodeAlone() throws {
    func code(_ value: String) -> String {
      "let a = String(localized: \"a\", defaultValue: \"\(value)\")\n"
        + "let b = String(localized: \"b\", defaultValue: \"Odd  space\")\n"
    }
    let files = try ProjectFolder.repository(["App/A.swift": code("Nice")])
    #expect(audit(files).output.contains("Nothing that is audited changed"))
    try files.write(text: code("Other  space"), to: "App/A.swift")
    let outcome = audit(files, "--verbose")
    #expect(outcome.output.contains("1 string.") && outcome.output.contains("Other  space"))
    #expect(!outcome.output.contains("Odd  space"))
  }

  @Test func findsDefectsInCodeThatChanged() throws {
    let files = try repository()
    try files.write(
      text: "let a = Image(systemName: \"plus\").onTapGesture { add() }\n", to: "App/Old.swift")
    try files.commit()
    #expect(audit(files).output.contains("Nothing that is audited changed"))
    try files.write(
      text: """
        struct Row: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus") }
          }
        }
        """, to: "App/Row.swift")
    let outcome = audit(files, "--verbose")
    #expect(outcome.output.contains("[name-missing-in-code]"))
    #expect(outcome.output.contains("Row.swift:3") && !outcome.output.contains("Old.swift"))
  }

  @Test func findsKeysThatChangedCodeAsksForAndNoTableHas() throws {
    let files = try repository()
    let code = "let a = NSLocalizedString(\"a\", comment: \"\")\n"
    try files.write(text: code, to: "App/A.swift")
    try files.commit()
    try files.write(
      text: code + "let d = NSLocalizedString(\"app.title\", comment: \"\")\n", to: "App/B.swift")
    let outcome = audit(files, "--fail-on warning --verbose")
    #expect(outcome.output.contains("[missing-in-code]"), "\(outcome.output)")
    #expect(outcome.output.contains("App/B.swift"), "\(outcome.output)")
  }

  @Test func leavesEntriesAloneThatAreForOtherParts() throws {
    let files = try repository()
    #expect(run("baseline write", in: files).exitCode == .success)
    try files.write(
      text: """
        {"accepted": [{"rule": "same-as-source", "key": "b", "reason": "a name"}]}
        """, to: ".legible.json")
    try files.commit()
    try files.write(
      text: "\"a\" = \"Hallo, %d\";\n\"b\" = \"%d Buch\";\n\"c\" = \"%@ übrig\";\n", to: Self.german
    )
    let outcome = audit(files, "--verbose")
    #expect(outcome.output.contains("“%d Buch”") && !outcome.output.contains("accepted-unused"))
    // The finding about “a” is in the baseline.
    #expect(!outcome.output.contains("Hallo") && outcome.output.contains(" 0 fixed,"))
  }

  @Test func needsARepositoryAndARevision() throws {
    let files = try repository()
    #expect(
      run("audit --since nope", in: files).complaint
        == "--since nope: git knows no such revision; fetch it, or name another one, as in origin/main"
    )
    let elsewhere = try ProjectFolder(["en.lproj/A.strings": "\"a\" = \"b\";\n"])
    #expect(audit(elsewhere).complaint == ".: it lies in no repository of git; leave out --since")
  }

  @Test(arguments: ["--new-since main", "--fix"])
  func excludesOptionsThatContradictIt(_ words: String) throws {
    let outcome = audit(try repository(), words)
    #expect(outcome.exitCode == .usage && outcome.error.contains("exclude each other"))
  }

  private static func fingerprints(_ outcome: Outcome) throws -> Set<String> {
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return Set(report.findings.map(\.fingerprint))
  }

  private struct Report: Decodable {
    let findings: [Entry]

    struct Entry: Decodable { let fingerprint: String }
  }
}
