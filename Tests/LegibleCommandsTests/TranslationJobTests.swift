import Foundation
import LegibleCommands
import TestSupport
import Testing

/// A job for translators: an export, and its import.
struct TranslationJobTests {
  @Test func listsTheFilesAndTheWorkOfAnExport() throws {
    let folder = try ExchangeProject.folder()
    let outcome = run("export . --locales de,fr -o out", in: folder)
    #expect(
      outcome.output == """
        out/de.xliff: 2 strings of 3 words, 1 without a finished translation (2 words)
        out/fr.xliff: 2 strings of 3 words, 2 without a finished translation (3 words)
        2 languages: 4 strings of 6 words, 3 without a finished translation (5 words)

        """)
    let manifest = try #require(folder.text(of: "out/legible-manifest.json"))
    #expect(manifest.contains("\"path\" : \"de.xliff\""))
    #expect(manifest.contains("\"openWords\" : 5"))
  }

  @Test func auditsTheFilesBesideAManifest() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . -o out", in: folder)
    let outcome = run(
      "audit out/de.xliff out/legible-manifest.json --format text", in: folder)
    #expect(outcome.exitCode != .usage && outcome.exitCode != .untrustworthy)
    #expect(outcome.error == "")
  }

  @Test func exportsPseudolocalizationsOnlyWhereTheyAreNamed() throws {
    let folder = try ExchangeProject.folder()
    try folder.write(
      text: "\"go\" = \"[Ĝó]\";", to: "App/en-XA.lproj/Localizable.strings")
    let outcome = run("export . -o out", in: folder)
    #expect(folder.text(of: "out/en-XA.xliff") == nil)
    #expect(
      outcome.error == "legible: en-XA is a pseudolocalization, so it is not exported; "
        + "--locales en-XA exports it\n")
    #expect(run("export . --locales en-XA -o out", in: folder).error == "")
    #expect(folder.text(of: "out/en-XA.xliff") != nil)
  }

  @Test func keepsTheLanguagesOfAnEarlierExportInTheManifest() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --locales fr -o out", in: folder)
    _ = run("export . --locales de -o out", in: folder)
    let manifest = try #require(folder.text(of: "out/legible-manifest.json"))
    #expect(manifest.contains("\"path\" : \"de.xliff\""))
    #expect(manifest.contains("\"path\" : \"fr.xliff\""))
  }

  @Test func splitsALanguageByWordsAndNamesWhatIsLeftOfAnEarlierExport() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . -o out", in: folder)
    let outcome = run("export . --split 2 -o out", in: folder)
    #expect(outcome.output.hasPrefix("out/de.1.xliff: 1 string of 1 word"))
    #expect(folder.text(of: "out/de.2.xliff")?.contains("Is %@ there?") == true)
    #expect(outcome.error == "legible: out/de.xliff: part of an earlier export; delete it\n")
    #expect(run("export . --split 0 -o out", in: folder).exitCode == .usage)
    #expect(run("export . --locales de --split 2 -o -", in: folder).exitCode == .usage)
  }

  @Test func importsTheFilesOfAManifestAndNoOthers() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --locales de,fr -o out", in: folder)
    let german = try #require(folder.text(of: "out/de.xliff"))
    try folder.write(text: german.replacing(">Los<", with: ">Weiter<"), to: "out/de.xliff")
    try folder.write(text: "<xliff", to: "out/old.xliff")
    try folder.delete("out/fr.xliff")
    let outcome = run("import out --into .", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.error == "legible: out/fr.xliff: the manifest lists it, and it is not there\n")
    #expect(folder.text(of: "App/de.lproj/Localizable.strings")?.contains("Weiter") == true)
  }

  @Test(arguments: ["out/legible-manifest.json", "out/de.xliff out/legible-manifest.json"])
  func takesTheManifestForItsFolder(operands: String) throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . -o out", in: folder)
    let outcome = run("import \(operands) --into .", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == "0 strings changed, 1 unchanged, 1 without a translation\n")
    #expect(outcome.error == "")
  }

  @Test func reportsWhatCannotBeReadInAFolder() throws {
    let folder = try ExchangeProject.folder([
      "back/de.xliff": ExchangeProject.xliff([("go", "Go", "Weiter")])
    ])
    try folder.link("back/fr.po", to: "nowhere")
    let outcome = run("import back --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.hasPrefix("legible: back/fr.po: this is no file"))
    #expect(folder.text(of: "App/de.lproj/Localizable.strings")?.contains("Weiter") == true)
  }

  @Test func writesRejectedStringsOverNoFileThatItReads() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --format po -o out", in: folder)
    #expect(run("import out --into . --rejected out/de.po", in: folder).exitCode == .usage)
  }

  @Test func leavesOutALanguageInAnotherSpelling() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --locales de -o out", in: folder)
    let german = try #require(folder.text(of: "out/de.xliff"))
    try folder.write(
      text: german.replacing("target-language=\"de\"", with: "target-language=\"de_DE\""),
      to: "back.xliff")
    let outcome = run("import back.xliff --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("“de-DE” is de in the project"))
    #expect(folder.text(of: "App/de-DE.lproj/Localizable.strings") == nil)
  }

  @Test func importsNoFileWhoseStringsHaveNoEnd() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --locales de --format po -o out", in: folder)
    let german = try #require(folder.text(of: "out/de.po"))
    try folder.write(text: german.replacing("\"Los\"", with: "\"Los\"; oder"), to: "out/de.po")
    let outcome = run("import out/de.po --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("cannot begin a line here"))
  }

  @Test func keepsSendingAStringUntilItsTranslationComesBack() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --locales de -o out", in: folder)
    let english = try #require(folder.text(of: "App/en.lproj/Localizable.strings"))
    try folder.write(
      text: english.replacing("\"Go\"", with: "\"Go on\""), to: "App/en.lproj/Localizable.strings")
    for _ in 0..<2 {
      _ = run("export . --locales de --only changed -o out", in: folder)
      #expect(folder.text(of: "out/de.xliff")?.contains("<source>Go on</source>") == true)
    }
  }

  @Test func takesALineBreakOfASpreadsheetForThatOfTheProject() throws {
    let folder = try ExchangeProject.folder([
      "App/en.lproj/Localizable.strings": "\"a\" = \"One\\nTwo\";",
      "App/de.lproj/Localizable.strings": "\"a\" = \"Eins\\nZwei\";",
    ])
    _ = run("export . --locales de --format csv -o out", in: folder)
    let table = try #require(folder.text(of: "out/de.csv"))
    try folder.write(
      text: table.replacing("One\nTwo", with: "One\r\nTwo")
        .replacing("Eins\nZwei", with: "Eins\r\nZwei"), to: "out/de.csv")
    let outcome = run("import out --into .", in: folder)
    #expect(outcome.output == "0 strings changed, 1 unchanged\n")
  }

  @Test func reportsAManifestThatCannotBeReadAndGoesOnWithoutIt() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --locales de -o out", in: folder)
    try folder.write(text: "{\n  \"version\": 1,\n  files\n}", to: "out/legible-manifest.json")
    for line in ["import out --into .", "diff out .", "export . -o out"] {
      let outcome = run(line, in: folder)
      #expect(
        outcome.error.hasPrefix("legible: warning: out/legible-manifest.json:3:3: the manifest"),
        "\(outcome)")
      #expect(outcome.exitCode == .success, "\(outcome)")
    }
    #expect(!run("import out --into .", in: folder).error.contains("warning"))
  }

  @Test func countsTheStringsOfAFileThatIsRejectedAsAWhole() throws {
    let text = ExchangeProject.xliff([("go", "Go", "Weiter"), ("ask", "Is %@ there?", "Da, %@?")])
      .replacing("Localizable.strings", with: "Other.strings")
    let folder = try ExchangeProject.folder(["de.xliff": text])
    let outcome = run("import de.xliff --into . --rejected again.xliff", in: folder)
    #expect(outcome.output.hasSuffix("0 strings changed, 2 rejected\n"), "\(outcome)")
    #expect(outcome.error == "wrote 2 rejected strings to again.xliff\n")
    let report = run("import de.xliff --into . --report json", in: folder).output
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    #expect((json["total"] as? [String: Int])?["rejected"] == 2)
    #expect((json["languages"] as? [[String: Any]])?.first?["rejected"] as? Int == 2)
    #expect((json["diagnostics"] as? [[String: Any]])?.first?["strings"] as? Int == 2)
  }

  @Test func rejectsOnlyTheEntryWithoutAContextOfAPOFileWithoutReferences() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --locales de --format po -o out", in: folder)
    let lines = try #require(folder.text(of: "out/de.po")).replacing("Los", with: "Weiter")
      .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#:") }
    try folder.write(
      text: lines.joined(separator: "\n") + "\nmsgid \"Hello\"\nmsgstr \"Hallo\"\n",
      to: "out/de.po")
    let outcome = run("import out/de.po --into .", in: folder)
    #expect(
      outcome.output.hasSuffix("1 string changed, 1 without a translation, 1 rejected\n"),
      "\(outcome)")
    #expect(folder.text(of: "App/de.lproj/Localizable.strings")?.contains("Weiter") == true)
  }

  @Test func importsAllExchangeFilesOfAFolder() throws {
    let folder = try ExchangeProject.folder([
      "back/a/de.xliff": ExchangeProject.xliff([("go", "Go", "Weiter")]),
      "back/fr.xliff": "<xliff", "back/notes.txt": "Hello",
    ])
    let outcome = run("import back --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.hasPrefix("legible: back/fr.xliff:1:"))
    #expect(folder.text(of: "App/de.lproj/Localizable.strings")?.contains("Weiter") == true)
    #expect(run("import App --into .", in: folder).exitCode == .untrustworthy)
  }

  @Test func importsAnArchive() throws {
    let german = ExchangeProject.xliff([("go", "Go", "Weiter")])
    let archives = [
      [("back/de.xliff", german), ("__MACOSX/back/._de.xliff", "x")],
      [
        ("back/de.xcloc/Localized Contents/de.xliff", german),
        ("back/de.xcloc/contents.json", bundle),
      ],
    ]
    for files in archives {
      let folder = try ExchangeProject.folder()
      try folder.write(TarArchive.bytes(files), to: "back.tar")
      let outcome = run("import back.tar --into .", in: folder)
      #expect(outcome.exitCode == .success, "\(outcome.error)")
      #expect(folder.text(of: "App/de.lproj/Localizable.strings")?.contains("Weiter") == true)
    }
  }

  @Test func reportsNamesThatLeadOutOfAnArchive() throws {
    let folder = try ExchangeProject.folder()
    let german = ExchangeProject.xliff([("go", "Go", "Weiter")])
    try folder.write(
      TarArchive.bytes([("de.xliff", german), ("../fr.xliff", german)]), to: "back.tar")
    let outcome = run("import back.tar --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint == "back.tar: “../fr.xliff” would lead out of the archive; pack the folder "
        + "itself, so that no name has “..”; it was left out")
    #expect(folder.text(of: "App/de.lproj/Localizable.strings")?.contains("Weiter") == true)
  }

  private let bundle = """
    {"developmentRegion": "en", "targetLocale": "de", "version": "1.0", "project": "App",
     "toolInfo": {"toolID": "a", "toolName": "a", "toolVersion": "1", "toolBuildNumber": "1"}}
    """

  @Test func sendsRejectedStringsOutAgainWithTheReason() throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([
        ("ask", "Is %@ there?", "Ist %d da?"), ("go", "Start", "Starten"),
      ])
    ])
    let outcome = run("import de.xliff --into . --rejected again.xliff", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.error == "wrote 2 rejected strings to again.xliff\n")
    let text = try #require(folder.text(of: "again.xliff"))
    #expect(text.contains("<note from=\"legible\">Rejected: “ask”: mismatched argument type"))
    #expect(text.contains("<source>Go</source>"))
    #expect(!text.contains("<source>Start</source>"))
    let corrected = text.replacing("Ist %d da?", with: "Ist %@ da?")
      .replacing(" state=\"needs-review-l10n\"", with: "")
    try folder.write(text: corrected, to: "again.xliff")
    #expect(run("import again.xliff --into .", in: folder).exitCode == .success)
    #expect(folder.text(of: "App/de.lproj/Localizable.strings")?.contains("Starten") == true)
  }

  @Test(arguments: ["de.xliff", "App/de.lproj/Localizable.strings", "App"])
  func writesRejectedStringsOverNoInput(path: String) throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("go", "Start", "Starten")])
    ])
    let outcome = run("import de.xliff --into . --rejected \(path)", in: folder)
    #expect(outcome.exitCode == .usage)
  }

  @Test func reportsAnImportAsJSON() throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([
        ("ask", "Is %@ there?", "Ist %d da?"), ("go", "Go", "Weiter"),
      ])
    ])
    let outcome = run("import de.xliff --into . --report json", in: folder)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((json["changes"] as? [Any])?.count == 1)
    #expect((json["diagnostics"] as? [[String: Any]])?.first?["key"] as? String == "ask")
    #expect((json["total"] as? [String: Int])?["rejected"] == 1)
  }

  @Test func recognizesATableOnStandardInput() throws {
    let folder = try ExchangeProject.folder()
    let table = run("export . --locales de --format csv -o -", in: folder).output
    let changed = table.replacing("Los", with: "Weiter")
    let utf16 = try #require(String(changed.dropFirst()).data(using: .utf16))
    for input in [changed, "sep=,\r\n" + changed.dropFirst()] {
      let verdict = run("validate -", in: folder, console: MemoryConsole(input: input))
      #expect(verdict.output == "-: CSV, valid\n", "\(verdict)")
      let difference = run("diff . -", in: folder, console: MemoryConsole(input: input))
      #expect(difference.output.contains("+ de: Weiter"), "\(difference)")
      let dry = run("import - --into . --dry-run", in: folder, console: MemoryConsole(input: input))
      #expect(dry.output.contains("1 string changed"), "\(dry)")
      let po = run("convert - --to po -o -", in: folder, console: MemoryConsole(input: input))
      #expect(po.output.contains("Weiter"), "\(po)")
    }
    try folder.write(utf16, to: "table")
    #expect(run("validate table", in: folder).output == "table: CSV, valid\n")
  }

  @Test func readsATableAsExcelSavesIt() throws {
    let folder = try ExchangeProject.folder([
      "de.csv": "sep=;\r\nFile;Key;Source (en);Translation (de)\r\n"
        + "App/en.lproj/Localizable.strings;go;Go;Weiter\r\n"
    ])
    let outcome = run("import de.csv --into .", in: folder)
    #expect(outcome.output.hasSuffix("1 string changed\n"), "\(outcome)")
  }

  @Test func writesRejectedStringsIntoAFileOnly() throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("go", "Start", "Starten")])
    ])
    let outcome = run("import de.xliff --into . --rejected -", in: folder)
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.complaint
        == "--rejected takes a file: the report of the import is on standard output")
  }

  @Test func namesAStringByItsEmptyKey() throws {
    let folder = try ExchangeProject.folder(["App/en.lproj/B.strings": "\"\" = \"\";\na = b;\n"])
    let outcome = run("export . --locales fr --format po -o out", in: folder)
    #expect(
      outcome.error == "out/fr.po: the text is empty, so it is left out: the empty key\n",
      "\(outcome)")
  }

  @Test func namesStaleKeysOfACatalogThatIsExported() throws {
    let folder = try ProjectFolder([
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"extractionState": "stale"}, "b": {"extractionState": "manual"}}}
      """
    ])
    let loss = "the extraction state “stale” is not in the file: “a”\n"
    for format in ["xliff-1.2", "po", "csv"] {
      let outcome = run("export . --locales de --format \(format) -o out", in: folder)
      #expect(outcome.error.contains(loss) && !outcome.error.contains("manual"), "\(outcome)")
      let converted = run("convert App --to \(format) -o out", in: folder).error
      #expect(converted.contains(loss) && converted.contains("“manual”"), "\(converted)")
    }
  }

  @Test(arguments: [
    ("german", "CLDR has no locale “german”; did you mean “de”?"),
    ("de_DE", "“de_DE” is de in the project; write de"),
    ("fr-XX", "CLDR has no locale “fr-XX”; did you mean “fr”?"),
    ("xx", "CLDR has no locale “xx”"),
    ("d!", "“d!” is no language; write a code such as de or zh-Hans"),
    (
      "en",
      "“en” is the source language of the project; name those to translate into, or the source "
        + "language with --source"
    ),
  ])
  func refusesALanguageThatIsNone(name: String, message: String) throws {
    let outcome = run("export . --locales \(name) -o out", in: try ExchangeProject.folder())
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("--locales: \(message)"))
  }

  @Test(arguments: ["fr", "de-AT", "zh-Hant", "zh-HK", "sr-Latn", "es-419", "pt-PT", "nb", "fil"])
  func addsALanguageOfCLDR(name: String) throws {
    let outcome = run("export . --locales \(name) -o out", in: try ExchangeProject.folder())
    #expect(outcome.exitCode == .success)
  }

  @Test func convertsAFolder() throws {
    let folder = try ExchangeProject.folder()
    let outcome = run("convert App --to xcstrings -o out", in: folder)
    #expect(outcome.output == "out/Localizable.xcstrings\n")
    let text = try #require(folder.text(of: "out/Localizable.xcstrings"))
    #expect(text.contains("\"Los\""))
  }
}
