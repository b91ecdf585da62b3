import Foundation
import LegibleCommands
import TestSupport
import Testing

/// Files with strings that are not compared with the source language.
struct SkippedFileTests {
  private let files = [
    "App/en.lproj/Localizable.strings": "\"ok\" = \"Save %@\";\n",
    "App/qqq.lproj/Localizable.strings": "\"ok\" = \"A button\";\n",
    "App/en-XA.lproj/Localizable.strings": "\"ok\" = \"[Šåvé]\";\n",
    "App/de.lproj/Localizable.strings": "\"ok\" = \"%@ sichern\";\n",
  ]

  @Test func areThoseOfTestLocalesAndTheReportListsThem() throws {
    let outcome = run("audit . --texts --format text", in: try ProjectFolder(files))
    #expect(!outcome.output.contains("[format-missing]"))
    #expect(outcome.output.contains("Skipped: 2 files"))
    #expect(
      outcome.output.contains(
        "App/qqq.lproj/Localizable.strings: qqq documents the strings for translators"))
    #expect(outcome.output.contains("en-XA is a pseudolocalization"))
    #expect(outcome.exitCode == .success)
  }

  @Test func areComparedWhenTheUserNamesTheirLocale() throws {
    let outcome = run("audit . --texts --format text --locales qqq", in: try ProjectFolder(files))
    #expect(outcome.output.contains("[format-missing]"))
    #expect(!outcome.output.contains("qqq documents"))
  }

  @Test(arguments: ["App/qqq.lproj", "App/qqq.lproj/Localizable.strings"])
  func areComparedWhenTheUserNamesThem(path: String) throws {
    let outcome = run("audit \(path) --texts --format text", in: try ProjectFolder(files))
    #expect(outcome.output.contains("[format-missing]"))
  }

  @Test func mayBeExchangeFiles() throws {
    let xliff = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/A.strings" source-language="en" target-language="en-XA"
        datatype="plaintext"><body><trans-unit id="a">
      <source>Save %@</source><target>[Šåvé]</target></trans-unit></body></file></xliff>
      """
    let folder = try ProjectFolder(["back/en-XA.xliff": xliff])
    let outcome = run("audit . --texts --format text", in: folder)
    #expect(!outcome.output.contains("[format-missing]"))
    #expect(outcome.output.contains("back/en-XA.xliff: en-XA is a pseudolocalization"))
  }

  @Test func mayBePartsOfACatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"ok": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Save %@"}},
        "ar-XB": {"stringUnit": {"state": "translated", "value": "evaS"}},
        "de": {"stringUnit": {"state": "translated", "value": "%@ sichern"}}}}}}
      """
    let outcome = run(
      "audit . --texts --format text",
      in: try ProjectFolder(["App/Localizable.xcstrings": catalog]))
    #expect(outcome.output.contains("ar-XB is a pseudolocalization"))
    #expect(!outcome.output.contains("[format-missing]"))
  }

  @Test func areNoMissingTablesOfALanguageThatAProjectNames() throws {
    var files = files
    files["App.xcodeproj/project.pbxproj"] = "{ knownRegions = ( en, de, qqq, Base ); }"
    files["App/lol.lproj/InfoPlist.txt"] = ""
    let outcome = run("audit . --texts --format text --verbose", in: try ProjectFolder(files))
    #expect(!outcome.output.contains("[missing-table]"))
  }

  @Test func areTablesOutsideOfLanguagesWhoseSyntaxIsChecked() throws {
    var files = files
    files["Shots/de-DE/title.strings"] = "\"a\" = \"A\";\n\"a\" = \"B\";\n"
    files["Shots/en-US/title.strings"] = "\"a\" = \"A\"\n\"b\" = \"B\";\n"
    let outcome = run("audit . --texts --format text --verbose", in: try ProjectFolder(files))
    #expect(
      outcome.output.contains(
        "Shots/de-DE/title.strings: in no .lproj folder, so only the syntax was checked"))
    #expect(outcome.output.contains("[duplicate-key]"))
    #expect(outcome.output.contains("[strings-syntax]"))
    #expect(!outcome.output.contains("[missing-table]"))
  }
}
