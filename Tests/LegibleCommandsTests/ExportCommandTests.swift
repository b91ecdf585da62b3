import Foundation
import LegibleCommands
import TestSupport
import Testing

struct ExportCommandTests {
  @Test func writesAFileForEachLanguage() throws {
    let folder = try ExchangeProject.folder()
    let outcome = run("export . -o out", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.output
        == "out/de.xliff: 2 strings of 3 words, 1 without a finished translation (2 words)\n")
    let text = try #require(folder.text(of: "out/de.xliff"))
    #expect(text.contains("original=\"App/en.lproj/Localizable.strings\""))
    #expect(text.contains("<target>Los</target>"))
  }

  @Test func sendsStringsThatAreInCodeAlone() throws {
    let folder = try ExchangeProject.folder([
      "App/View.swift": """
      let a = Text("Hello")
      let b = NSLocalizedString("bye", value: "Good bye", comment: "At the end.")
      let c = Text("Not ours")
      """,
      "App/de.lproj/Localizable.strings": ExchangeProject.german + "\"Hello\" = \"Hallo\";\n",
    ])
    #expect(run("export . -o out", in: folder).exitCode == .success)
    let text = try #require(folder.text(of: "out/de.xliff"))
    #expect(text.contains("<target>Hallo</target>"))
    #expect(text.contains("<source>Good bye</source>") && text.contains("At the end."))
    #expect(!text.contains("Not ours"))
    let file = ExchangeProject.xliff([("bye", "Good bye", "Tschüs"), ("Hello", "Hello", "Servus")])
    try folder.write(text: file, to: "back.xliff")
    let outcome = run("import back.xliff --into .", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let german = try #require(folder.text(of: "App/de.lproj/Localizable.strings"))
    #expect(german.contains("\"bye\" = \"Tschüs\";") && german.contains("\"Hello\" = \"Servus\";"))
    #expect(folder.text(of: "App/en.lproj/Localizable.strings") == ExchangeProject.english)
  }

  @Test func namesStringsInCodeOfWhichTheTargetIsNotKnown() throws {
    let folder = try ExchangeProject.folder([
      "Widget/en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
      "Shared.swift": "let b = NSLocalizedString(\"bye\", value: \"Good bye\", comment: \"\")",
    ])
    let outcome = run("export . -o out", in: folder)
    #expect(outcome.error.contains("“bye”; add them to a table"), "\(outcome.error)")
  }

  @Test func writesLanguagesThatThereAreNoTranslationsInto() throws {
    let folder = try ExchangeProject.folder()
    #expect(run("export . --locales fr,pt-br --format po -o out", in: folder).exitCode == .success)
    #expect(folder.text(of: "out/fr.po")?.contains("Language: fr") == true)
    #expect(folder.text(of: "out/pt-BR.po")?.contains("Language: pt_BR") == true)
  }

  @Test(arguments: [
    ("missing", 1), ("all", 2), ("changed", 1),
  ])
  func sendsOnlyWhatIsAskedFor(selection: String, count: Int) throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --only \(selection) -o out", in: folder)
    let text = try #require(folder.text(of: "out/de.xliff"))
    #expect(text.split(separator: "<trans-unit").count - 1 == count)
  }

  @Test func sendsWhatSaysSomethingElseThanInTheFilesThatAreThere() throws {
    let folder = try ExchangeProject.folder([
      "out/de.xliff": ExchangeProject.xliff([
        ("go", "Start", "Starten"), ("ask", "Is %@ there?", "Ist %@ da?"),
      ])
    ])
    _ = run("export . --only changed -o out", in: folder)
    let text = try #require(folder.text(of: "out/de.xliff"))
    #expect(text.contains("id=\"go\""))
  }

  @Test(arguments: [
    ("none", "<source>Is %@ there?</source>\n        <note>"),
    ("copy", "<target state=\"new\">Is %@ there?</target>"),
    ("pseudo", "<target state=\"new\">"),
  ])
  func fillsWhatIsNotTranslated(targets: String, expected: String) throws {
    let folder = try ExchangeProject.folder()
    _ = run("export . --targets \(targets) -o out", in: folder)
    let text = try #require(folder.text(of: "out/de.xliff"))
    #expect(text.contains(expected))
  }

  @Test func marksTranslationsOfTextsThatHaveChanged() throws {
    let folder = try ExchangeProject.folder([
      "out/de.xliff": ExchangeProject.xliff([("go", "Start", "Los")])
    ])
    _ = run("export . --only changed -o out", in: folder)
    #expect(
      folder.text(of: "out/de.xliff")?.contains("<target state=\"needs-review-l10n\">Los</target>")
        == true)
  }

  @Test func writesNothingWhenThereIsNothingToSend() throws {
    let folder = try ExchangeProject.folder([
      "App/de.lproj/Localizable.strings": ExchangeProject.german + "\"ask\" = \"Ist %@ da?\";\n"
    ])
    let outcome = run("export . --only missing -o out", in: folder)
    #expect(outcome.output == "de: nothing to send\n")
    #expect(!folder.isFolder("out"))
  }

  @Test func writesOneLanguageToStandardOutput() throws {
    let outcome = run("export . --locales de -o -", in: try ExchangeProject.folder())
    #expect(outcome.output.hasPrefix("<?xml version=\"1.0\""))
  }

  @Test(arguments: [
    ("export .", "name the folder to write to with -o; see “legible help export”"),
    ("export . --format html -o out", "unknown format “html”; --format takes"),
    ("export . --locales ../x -o out", "--locales: “../x” is no language; write a code"),
    ("export . --locales en -o out", "--locales: “en” is the source language of the project; "),
    ("export . .. -o out", "“..” is one too many"),
  ])
  func saysWhatIsWrongWithACall(line: String, complaint: String) throws {
    let outcome = run(line, in: try ExchangeProject.folder())
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint?.hasPrefix(complaint) == true)
  }

  @Test func writesABundleWithTheFilesThatTheTextsComeFrom() throws {
    let folder = try ExchangeProject.folder()
    #expect(run("export . --format xcloc -o out", in: folder).exitCode == .success)
    #expect(
      folder.text(of: "out/de.xcloc/contents.json")?.contains("\"targetLocale\" : \"de\"") == true)
    #expect(folder.text(of: "out/de.xcloc/Localized Contents/de.xliff") != nil)
    #expect(
      folder.text(of: "out/de.xcloc/Source Contents/App/en.lproj/Localizable.strings")
        == ExchangeProject.english)
    #expect(run("import out/de.xcloc --into .", in: folder).exitCode == .success)
  }
}
