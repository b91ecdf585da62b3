import TestSupport
import Testing

@testable import LegibleCommands

/// `legible keys`, in memory.
@Suite struct KeysCommandTests {
  private let files = [
    "App/en.lproj/Localizable.strings": "\"a.title\" = \"Boards\";\n\"b\" = \"Go\";",
    "App/de.lproj/Localizable.strings": "\"a.title\" = \"Boards\";",
    "App/en.lproj/Errors.strings": "\"lost\" = \"No connection\";",
  ]

  @Test func listsTheKeysOfAllTablesWithTheirSourceStrings() throws {
    let outcome = run("keys App", in: try ProjectFolder(files))
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.output == """
        Errors (1 key)
          lost: No connection

        Localizable (2 keys)
          a.title: Boards
          b: Go

        """)
  }

  @Test func writesSwiftOfTheTablesThatAreNamed() throws {
    let outcome = run(
      "keys App --swift --tables Localizable --access public", in: try ProjectFolder(files))
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("public enum LocalizableKey: String, CaseIterable, Sendable {"))
    #expect(outcome.output.contains("  case aTitle = \"a.title\"\n"))
    #expect(!outcome.output.contains("ErrorsKey"))
  }

  @Test func endsWith2WhereKeysMayBeMissing() throws {
    var files = files
    files["App/en.lproj/Errors.strings"] = "\"lost\" = \"No connection\";\n\"next"
    let outcome = run("keys App --swift", in: try ProjectFolder(files))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("en.lproj/Errors.strings:2:1"))
    #expect(outcome.error.contains("keys may be missing"))
    #expect(outcome.output.contains("case lost"))
  }

  @Test func keepsAFileWhereKeysMayBeMissing() throws {
    var files = files
    files["App/en.lproj/Errors.strings"] = "\"lost\" = \"No connection\";\n\"next"
    files["Keys.swift"] = "enum ErrorsKey {}"
    let project = try ProjectFolder(files)
    let outcome = run("keys App --swift -o Keys.swift", in: project)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("Keys.swift: not written, since keys may be missing"))
    #expect(project.text(of: "Keys.swift") == "enum ErrorsKey {}")
  }

  @Test func takesNoNoticeOfABrokenTranslation() throws {
    var files = files
    files["App/de.lproj/Localizable.strings"] = "\"a.title"
    let outcome = run("keys App", in: try ProjectFolder(files))
    #expect(outcome.exitCode == .success && outcome.error.isEmpty)
  }

  @Test(arguments: ["keys --tables Eror", "keys --access public", "keys --swift --access open"])
  func namesThePossibleValues(_ call: String) throws {
    let outcome = run("\(call) App", in: try ProjectFolder(files))
    #expect(outcome.exitCode == .usage && !outcome.error.isEmpty)
  }

  @Test func needsATableInTheSourceLanguage() throws {
    let outcome = run("keys .", in: try ProjectFolder(["a.txt": ""]))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("no string table"))
    #expect(outcome.error.contains("name a folder with .lproj folders"))
    let german = [
      "A/de.lproj/A.strings": "\"a\" = \"A\";", "A/fr.lproj/A.strings": "\"a\" = \"A\";",
    ]
    #expect(
      run("keys .", in: try ProjectFolder(german)).error.contains(
        "--source; there are tables in de, fr"))
  }

  @Test func showsTheWordsOfPluralsWithTheirSpecifiers() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"pages": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@done@ of %@"},
        "substitutions": {"done": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg page"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg pages"}}}}}}}}}}}
      """
    let outcome = run("keys App", in: try ProjectFolder(["App/Localizable.xcstrings": catalog]))
    #expect(outcome.output.contains("  pages: %lld pages of %@\n"), "\(outcome)")
  }
}
