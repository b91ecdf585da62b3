import Foundation
import LegibleCommands
import TestSupport
import Testing

struct ConvertAndCompareCommandTests {
  @Test func convertsAndComparesToTheSame() throws {
    let folder = try ExchangeProject.folder()
    let files = "App/en.lproj/Localizable.strings App/de.lproj/Localizable.strings"
    let converted = run("convert \(files) --to xcstrings -o out", in: folder)
    #expect(converted.output == "out/Localizable.xcstrings\n")
    let outcome = run("diff App out", in: folder)
    #expect(outcome.output == "no difference\n")
    #expect(outcome.exitCode == .success)
  }

  @Test(arguments: ["../../out/en.lproj", "C:\\\\out/en.lproj"])
  func writesNothingOutsideOfTheFolder(path: String) throws {
    let text = ExchangeProject.xliff([("go", "Go", "Los")])
      .replacing("App/en.lproj", with: path)
    let folder = try ExchangeProject.folder(["evil.xliff": text])
    for format in ["strings", "xcstrings"] {
      let outcome = run("convert evil.xliff --to \(format) -o inner/out", in: folder)
      #expect(outcome.exitCode == .untrustworthy)
      #expect(outcome.complaint?.hasPrefix("evil.xliff:5:7: ") == true)
    }
    #expect(folder.names(in: ".") == ["App", "evil.xliff"])
  }

  @Test func takesAnAbsolutePathForOneInTheFolder() throws {
    let text = ExchangeProject.xliff([("go", "Go", "Los")])
      .replacing("App/en.lproj", with: "/tmp/en.lproj")
    let folder = try ExchangeProject.folder(["old.xliff": text])
    #expect(run("convert old.xliff --to strings -o out", in: folder).exitCode == .success)
    #expect(folder.text(of: "out/tmp/de.lproj/Localizable.strings") == "\"go\" = \"Los\";\n")
  }

  @Test func writesNothingForALanguageThatLeadsOutOfTheFolder() throws {
    let text = ExchangeProject.xliff([("go", "Go", "Los")])
      .replacing("target-language=\"de\"", with: "target-language=\"../../de\"")
    let folder = try ExchangeProject.folder(["evil.xliff": text])
    for format in ["strings", "po", "xliff-2.0"] {
      let outcome = run("convert evil.xliff --to \(format) -o inner/out", in: folder)
      #expect(outcome.exitCode == .untrustworthy)
    }
    #expect(folder.names(in: ".") == ["App", "evil.xliff"])
  }

  @Test func convertsStandardInput() throws {
    let console = MemoryConsole(input: ExchangeProject.xliff([("go", "Go", "Los")]))
    let outcome = run(
      "convert - --to po -o -", in: try ExchangeProject.folder(), console: console)
    #expect(outcome.output.contains("msgid \"Go\"\nmsgstr \"Los\"\n"))
  }

  @Test(arguments: [
    "App", "App/de.lproj", "App/de.lproj/Localizable.strings", "out/xliff-1.2",
    "out/xliff-1.2/de.xliff", "out/xliff-2.2", "out/po", "out/po/de.po", "out/csv",
    "out/csv/de.csv", "out/tmx", "out/tmx/de.tmx", "out/xcloc", "out/xcloc/de.xcloc",
  ])
  func comparesWhatOtherCommandsTake(_ path: String) throws {
    let folder = try ExchangeProject.folder()
    let parts = path.split(separator: "/")
    let exported = parts[0] == "out" ? "out/\(parts[1])" : "out/po"
    let format = exported.dropFirst(4)
    let export = run("export App --format \(format) --locales de -o \(exported)", in: folder)
    #expect(export.exitCode == .success, "\(export)")
    #expect(run("diff App \(path)", in: folder).output == "no difference\n")
    try folder.write(text: "\"go\" = \"Weiter\";\n", to: "App/de.lproj/Localizable.strings")
    let (old, new) = parts[0] == "out" ? (path, "App") : (exported, path)
    let outcome = run("diff \(old) \(new)", in: folder)
    #expect(
      outcome.output.hasPrefix("Localizable: go\n  - de: Los\n  + de: Weiter\n"), "\(outcome)")
  }

  @Test func comparesATableWithItsLanguageAndSource() throws {
    let folder = try ExchangeProject.folder([
      "New/en.lproj/Localizable.strings": ExchangeProject.english,
      "New/de.lproj/Localizable.strings": "\"go\" = \"Weiter\";\n",
    ])
    let tables = "App/de.lproj/Localizable.strings New/de.lproj/Localizable.strings"
    let outcome = run("diff \(tables)", in: folder)
    #expect(
      outcome.output.hasPrefix("Localizable: go\n  - de: Los\n  + de: Weiter\n"), "\(outcome)")
    #expect(outcome.exitCode == .findings)
  }

  @Test func writesDifferencesToAFileOrFolder() throws {
    let folder = try ExchangeProject.folder(["New/en.lproj/Localizable.strings": "\"a\" = \"b\";"])
    let printed = run("diff App New", in: folder)
    #expect(printed.exitCode == .findings && printed.output.contains("Localizable: go"))
    #expect(run("diff App New -o -", in: folder).output == printed.output)
    for (output, path) in [("a/b.txt", "a/b.txt"), ("c/", "c/diff.txt"), ("c", "c/diff.txt")] {
      let outcome = run("diff App New --output \(output)", in: folder)
      #expect(outcome.exitCode == .findings)
      #expect(outcome.output.isEmpty && outcome.error == "wrote \(path)\n")
      #expect(folder.text(of: path) == printed.output)
    }
    #expect(run("diff App New --format json -o c", in: folder).error == "wrote c/diff.json\n")
    let outcome = run("diff App New -o a/b.txt/c", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("a/b.txt/c: cannot be written; ") == true, "\(outcome)")
  }

  @Test func reportsAFileThatTheManifestListsAndThatIsMissing() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export App --locales de -o out", in: folder)
    try folder.delete("out/de.xliff")
    let outcome = run("diff App out", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.contains("the manifest lists this file") == true, "\(outcome)")
  }

  /// A project with a broken French table beside one that can be read.
  private func folderWithABrokenFile() throws -> ProjectFolder {
    try ExchangeProject.folder(["App/fr.lproj/Localizable.strings": "\"go\" = \"Va\";\n\"ask"])
  }

  @Test(arguments: ["po", "xcstrings", "xliff-1.2"])
  func convertsTheOtherFilesOfAFolder(format: String) throws {
    let folder = try folderWithABrokenFile()
    let outcome = run("convert App --to \(format) -o out", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.hasPrefix("legible: App/fr.lproj/Localizable.strings:2:1: "))
    #expect(outcome.error.hasSuffix("; it was left out\n"))
    let written = try #require(folder.names(in: "out").first)
    #expect(folder.text(of: "out/\(written)")?.contains("Los") == true, "\(outcome)")
  }

  @Test func convertsNoTranslationsWhoseSourceCannotBeRead() throws {
    let folder = try ExchangeProject.folder([
      "App/en.lproj/Localizable.strings": "\"go\" = \"Go", "App/en.lproj/B.strings": "a = b;",
      "App/de.lproj/B.strings": "a = c;",
    ])
    let outcome = run("convert App --to po -o out", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.error.contains(
        "App/de.lproj/Localizable.strings: its source strings, App/en.lproj/Localizable.strings, "
          + "cannot be read; correct that file first; it was left out\n"), "\(outcome)")
    #expect(folder.text(of: "out/de.po")?.contains("msgstr \"c\"") == true)
  }

  @Test(arguments: [
    ".", "App Kit", "Kit/en.lproj/Localizable.strings App/en.lproj/Localizable.strings",
  ])
  func keepsTablesOfSeveralTargetsApart(paths: String) throws {
    let folder = try ExchangeProject.folder(["Kit/en.lproj/Localizable.strings": "kit = Kit;"])
    let outcome = run("convert \(paths) --to xcstrings -o out", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome)")
    #expect(folder.text(of: "out/App/Localizable.xcstrings")?.contains("\"go\"") == true)
    #expect(folder.text(of: "out/Kit/Localizable.xcstrings")?.contains("\"kit\"") == true)
  }

  @Test func reportsEachFileThatItCannotConvert() throws {
    let folder = try ExchangeProject.folder(["a.xliff": "<xliff", "b.xliff": "<"])
    let outcome = run("convert a.xliff b.xliff none.po --to strings -o out", in: folder)
    #expect(outcome.exitCode == .untrustworthy && !folder.isFolder("out"))
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 4 && lines[0].hasPrefix("legible: a.xliff:1:"), "\(outcome)")
    #expect(lines.last == "legible: none of the files can be read, so nothing was converted")
  }

  @Test func comparesTheOtherFilesOfAFolder() throws {
    let folder = try folderWithABrokenFile()
    try folder.write(text: ExchangeProject.english, to: "New/en.lproj/Localizable.strings")
    try folder.write(text: "\"go\" = \"Weiter\";", to: "New/de.lproj/Localizable.strings")
    try folder.write(text: "\"go\" = \"Allez\";", to: "New/fr.lproj/Localizable.strings")
    for line in ["diff App New", "diff New App"] {
      let outcome = run(line, in: folder)
      #expect(outcome.exitCode == .untrustworthy)
      #expect(outcome.error.contains("App/fr.lproj/Localizable.strings:2:1: "), "\(outcome)")
      #expect(
        outcome.output.contains("+ de: ")
          && outcome.output.hasSuffix("\n1 changed in the files that can be read\n"))
    }
  }

  @Test func comparesNoTableWhoseCatalogCannotBeRead() throws {
    let folder = try ExchangeProject.folder([
      "App/A.xcstrings": "{\"sourceLanguage\": ", "App/de.lproj/A.strings": "k = alt;",
      "New/A.xcstrings": Self.catalog, "New/de.lproj/A.strings": "k = neu;",
      "New/en.lproj/Localizable.strings": ExchangeProject.english,
      "New/de.lproj/Localizable.strings": ExchangeProject.german,
    ])
    let outcome = run("diff App New", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("App/A.xcstrings:1:"), "\(outcome)")
    #expect(outcome.output == "no difference in the files that can be read\n")
  }

  @Test func comparesTheOtherFilesOfAnExport() throws {
    let folder = try ExchangeProject.folder(["App/fr.lproj/Localizable.strings": "\"go\" = \"Va\";"]
    )
    _ = run("export App -o out", in: folder)
    try folder.write(text: "<xliff", to: "out/fr.xliff")
    try folder.write(text: "\"go\" = \"Weiter\";\n", to: "App/de.lproj/Localizable.strings")
    let outcome = run("diff out App", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.hasPrefix("legible: out/fr.xliff:1:"), "\(outcome)")
    #expect(outcome.output.contains("+ de: Weiter") && !outcome.output.contains("fr: Va"))
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "%1$@ has %#@photos@"},
        "substitutions": {"photos": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg photo"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg photos"}}}}}}},
      "de": {"stringUnit": {"state": "translated", "value": "%1$@ hat %#@photos@"},
        "substitutions": {"photos": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg Foto"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg Fotos"}}}}}}}
    }}}}
    """

  @Test(arguments: [
    "xliff-1.2", "xliff-2.0", "xliff-2.1", "xliff-2.2", "xcloc", "po", "tmx", "stringsdict",
  ])
  func keepsTheArgumentsOfVariables(format: String) throws {
    let folder = try ProjectFolder(["App/Localizable.xcstrings": Self.catalog])
    let there = run(
      format == "xcloc"
        ? "export App --format xcloc -o out" : "convert App --to \(format) -o out", in: folder)
    #expect(there.exitCode == .success && there.error.isEmpty, "\(there)")
    let outcome = run("convert out --to xcstrings -o back", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome)")
    let path = format == "stringsdict" || format == "xcloc" ? "back" : "back/App"
    let text = try #require(folder.text(of: "\(path)/Localizable.xcstrings"), "\(outcome)")
    #expect(text.components(separatedBy: "\"argNum\" : 2").count == 3, "\(text)")
    if format == "stringsdict" { return }
    #expect(run("diff App \(path)", in: folder).output == "no difference\n")
    #expect(run("diff App out", in: folder).output == "no difference\n")
  }

  @Test func writesTheArgumentsOfVariablesAsXcodeDoes() throws {
    let folder = try ProjectFolder(["App/Localizable.xcstrings": Self.catalog])
    let text = run("export App --locales de -o -", in: folder).output
    #expect(text.contains("<source>%1$@ has %2$#@photos@</source>"), "\(text)")
    #expect(text.contains("<source>%2$lld photos</source>"))
  }

  @Test func namesTheLossOfArgumentsInATable() throws {
    let folder = try ProjectFolder(["App/Localizable.xcstrings": Self.catalog])
    let outcome = run("export App --format csv -o out", in: folder)
    #expect(
      outcome.error
        == "out/de.csv: a table has no place for the argument that “photos” takes, 2, so "
        + "it is left out: “k”\n")
  }

  @Test func comparesTheArgumentsOfVariables() throws {
    let folder = try ProjectFolder([
      "App/Localizable.xcstrings": Self.catalog,
      "New/Localizable.xcstrings": Self.catalog.replacing("\"argNum\": 2", with: "\"argNum\": 1"),
    ])
    let outcome = run("diff App New", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.output == """
        Localizable: k
          ~ de substitutions.photos: argument 2 → 1
          ~ en substitutions.photos: argument 2 → 1

        2 with another argument

        """)
  }

  @Test func namesWhatAPOFileLosesOnItsWayToAnother() throws {
    let folder = try ProjectFolder([
      "de.po": """
      msgid ""
      msgstr "Language: de\\n"

      #: src/main.c:12
      #, c-format, fuzzy
      msgid "Open %s"
      msgstr "Öffnen %s"

      #~ msgid "Close"
      #~ msgstr "Zu"

      """
    ])
    let outcome = run("convert de.po --to po -o out", in: folder)
    #expect(
      outcome.error == """
        out/de.po: the references to source code (#:) are left out: “Open %s”
        out/de.po: the flag “c-format” is left out: “Open %s”
        out/de.po: an obsolete entry (#~) is left out: “Close”

        """)
  }

  @Test func namesStatesThatACatalogDoesNotHave() throws {
    let text = ExchangeProject.xliff([("go", "Go", "Los")])
      .replacing("<target>", with: "<target state=\"final\">")
    let folder = try ProjectFolder(["de.xliff": text])
    let outcome = run("convert de.xliff --to xcstrings -o out", in: folder)
    #expect(outcome.error.contains("a string catalog has no state “final”"), "\(outcome)")
  }

  @Test func reportsChanges() throws {
    let folder = try ExchangeProject.folder([
      "New/en.lproj/Localizable.strings": ExchangeProject.english,
      "New/de.lproj/Localizable.strings": "/* A button. */\n\"go\" = \"Weiter\";\n",
    ])
    let outcome = run("diff App New", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output == "Localizable: go\n  - de: Los\n  + de: Weiter\n\n1 changed\n")
  }

  @Test func saysThatNothingIsThereToCompareWith() throws {
    let outcome = run("diff App no-such-revision", in: try ExchangeProject.folder())
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint == "no-such-revision: no such file or folder, and no revision of git")
  }

  @Test func makesALanguageUp() throws {
    let folder = try ExchangeProject.folder()
    let outcome = run("pseudo App --style brackets -o out", in: folder)
    #expect(outcome.exitCode == .success)
    let text = try #require(folder.text(of: "out/en-XA.lproj/Localizable.strings"))
    #expect(
      text
        == ExchangeProject.english
        .replacing("\"Go\"", with: "\"⟦Go⟧\"").replacing("Is %@ there?", with: "⟦Is %@ there?⟧"))
  }
}
