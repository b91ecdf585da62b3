import Foundation
import LegibleCommands
import Testing

struct ExportCommandTests {
  @Test func writesAFileForEachLanguage() throws {
    let folder = try ExchangeProject.folder()
    let outcome = run("export . -o out", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == "out/de.xliff: 2 texts, 1 without a translation\n")
    let text = try #require(folder.text(of: "out/de.xliff"))
    #expect(text.contains("original=\"App/en.lproj/Localizable.strings\""))
    #expect(text.contains("<target>Los</target>"))
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
    ("export . --format html -o out", "unknown format “html”; there are"),
    ("export . --locales ../x -o out", "--locales: “../x” is no language to translate into"),
    ("export . --locales en -o out", "--locales: “en” is no language to translate into"),
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

struct ImportCommandTests {
  private func imported(
    _ units: [(key: String, source: String, target: String)], _ options: String = ""
  ) throws -> (outcome: Outcome, german: String?) {
    let folder = try ExchangeProject.folder(["de.xliff": ExchangeProject.xliff(units)])
    let outcome = run("import de.xliff --into . \(options)", in: folder)
    return (outcome, folder.text(of: "App/de.lproj/Localizable.strings"))
  }

  @Test func changesOneTextAndNothingElse() throws {
    let result = try imported([("go", "Go", "Weiter")])
    #expect(result.outcome.exitCode == .success)
    #expect(result.german == ExchangeProject.german.replacing("Los", with: "Weiter"))
    #expect(result.outcome.output == "changed App/de.lproj/Localizable.strings\n1 text changed\n")
  }

  @Test func writesNothingWhenItOnlyTries() throws {
    let result = try imported([("go", "Go", "Weiter")], "--dry-run")
    #expect(result.german == ExchangeProject.german)
    #expect(
      result.outcome.output == """
        --- App/de.lproj/Localizable.strings
        +++ App/de.lproj/Localizable.strings
        @@ go [de] @@
        -Los
        +Weiter
        1 text changed
        nothing was written (--dry-run)

        """)
  }

  @Test func keepsOutWhatBreaksASpecifier() throws {
    let result = try imported([("ask", "Is %@ there?", "Ist %d da?"), ("go", "Go", "Weiter")])
    #expect(result.outcome.exitCode == .findings)
    #expect(result.german == ExchangeProject.german.replacing("Los", with: "Weiter"))
    #expect(result.outcome.output.hasPrefix("de.xliff:5:7: error: “ask”: format specifiers"))
  }

  @Test func keepsOutWhatWasTranslatedFromAnotherText() throws {
    let result = try imported([("go", "Start", "Starten")])
    #expect(result.outcome.exitCode == .findings)
    #expect(result.german == ExchangeProject.german)
  }

  @Test func writesNothingWhenAFileCannotBeRead() throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("go", "Go", "Weiter")]), "fr.xliff": "<xliff",
    ])
    let outcome = run("import de.xliff fr.xliff --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.contains("fr.xliff:1:") == true)
    #expect(folder.text(of: "App/de.lproj/Localizable.strings") == ExchangeProject.german)
  }

  @Test func tellsTargetsWithTheSameKeyApart() throws {
    let folder = try ExchangeProject.folder([
      "Widget/en.lproj/Localizable.strings": ExchangeProject.english,
      "Widget/de.lproj/Localizable.strings": ExchangeProject.german,
      "app.xliff": ExchangeProject.xliff([("ask", "Is %@ there?", "Ist %@ da?")]),
      "widget.xliff": ExchangeProject.xliff([("ask", "Is %@ there?", "Ist wer da?")])
        .replacing("App/en", with: "Widget/en"),
    ])
    let outcome = run("import app.xliff widget.xliff --into .", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(
      folder.text(of: "App/de.lproj/Localizable.strings")?.contains("Ist %@ da?") == true)
    #expect(folder.text(of: "Widget/de.lproj/Localizable.strings") == ExchangeProject.german)
  }

  @Test func importsIntoNoProjectThatCannotBeRead() throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("go", "Go", "Weiter")]),
      "App/Broken.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : {",
    ])
    let outcome = run("import de.xliff --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("App/Broken.xcstrings:1:") == true)
    #expect(folder.text(of: "App/de.lproj/Localizable.strings") == ExchangeProject.german)
    #expect(run("export . -o out", in: folder).exitCode == .untrustworthy)
    #expect(run("pseudo . -o out", in: folder).exitCode == .untrustworthy)
    #expect(run("diff . App", in: folder).exitCode == .untrustworthy)
  }

  @Test func saysThatThereIsNoSuchFile() throws {
    let outcome = run("import gone.xliff --into .", in: try ExchangeProject.folder())
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint == "gone.xliff: no such file")
  }

  @Test func refusesDefinitionsOfEntities() throws {
    let bomb = "<!DOCTYPE xliff [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>"
    let folder = try ExchangeProject.folder([
      "de.xliff": bomb + ExchangeProject.xliff([("go", "Go", "&x;")]).dropFirst(39)
    ])
    let outcome = run("import de.xliff --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(folder.text(of: "App/de.lproj/Localizable.strings") == ExchangeProject.german)
  }
}

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

  @Test(arguments: ["../../out/en.lproj", "/tmp/en.lproj", "C:\\\\out/en.lproj"])
  func writesNothingOutsideOfTheFolder(path: String) throws {
    let text = ExchangeProject.xliff([("go", "Go", "Los")])
      .replacing("App/en.lproj", with: path)
    let folder = try ExchangeProject.folder(["evil.xliff": text])
    for format in ["strings", "xcstrings", "po", "xliff-2.0"] {
      #expect(
        run("convert evil.xliff --to \(format) -o inner/out", in: folder).exitCode == .success)
    }
    #expect(folder.names(in: ".") == ["App", "evil.xliff", "inner"])
    #expect(folder.text(of: "inner/out/de.lproj/Localizable.strings") == "\"go\" = \"Los\";\n")
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

  @Test func tellsWhatHasChanged() throws {
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

struct ValidateCommandTests {
  @Test func saysWhetherFilesAreValid() throws {
    let folder = try ExchangeProject.folder([
      "good.xliff": ExchangeProject.xliff([("go", "Go", "Los")]),
      "bad.xliff": ExchangeProject.xliff([("go", "Go", "Los"), ("go", "Go", "Los")]),
    ])
    let good = run("validate good.xliff", in: folder)
    #expect(good.exitCode == .success)
    #expect(good.output == "good.xliff: XLIFF 1.2, valid\n")
    let bad = run("validate bad.xliff", in: folder)
    #expect(bad.exitCode == .findings)
    #expect(bad.output.hasPrefix("bad.xliff:9:7: error: "))
    #expect(bad.output.contains("[xliff-id-unique; XLIFF 1.2, attribute id]"))
  }

  @Test func looksThroughFolders() throws {
    let folder = try ExchangeProject.folder(["App/fr.lproj/Localizable.strings": "\"a\" = \"b\""])
    let outcome = run("validate App", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("App/de.lproj/Localizable.strings: .strings, valid\n"))
    #expect(outcome.output.contains("App/fr.lproj/Localizable.strings:1:10: error: "))
  }

  @Test func readsStandardInput() throws {
    let console = MemoryConsole(input: ExchangeProject.xliff([("go", "Go", "Los")]))
    let outcome = run("validate -", in: try ExchangeProject.folder(), console: console)
    #expect(outcome.output == "-: XLIFF 1.2, valid\n")
  }

  @Test func saysThatAFileIsOfNoKnownFormat() throws {
    let folder = try ExchangeProject.folder(["notes.txt": "hello"])
    let outcome = run("validate notes.txt", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.hasPrefix("notes.txt:1:1: error: this is no file with texts"))
  }

  @Test func writesJSONForPrograms() throws {
    let folder = try ExchangeProject.folder(["bad.po": "msgid \"a\n"])
    let outcome = run("validate bad.po --format json", in: folder)
    #expect(outcome.output.contains("\"isValid\" : false"))
    #expect(outcome.output.contains("\"line\" : 1"))
  }
}

struct BundleCommandTests {
  private func folder() throws -> ProjectFolder {
    let folder = try ExchangeProject.folder()
    #expect(run("export . --format xcloc -o out", in: folder).exitCode == .success)
    return folder
  }

  @Test(arguments: [
    ("import out/de.xcloc/ --into .", ExitCode.success),
    ("convert out/de.xcloc// --to po -o -", .success),
    ("diff out/de.xcloc/ out/de.xcloc", .success), ("validate out/de.xcloc/", .success),
  ])
  func takesABundleWithASlashBehindItsName(line: String, expected: ExitCode) throws {
    let outcome = run(line, in: try folder())
    #expect(outcome.exitCode == expected, "\(outcome.error)")
  }

  @Test func looksIntoBundlesAndGoesOnBehindABadOne() throws {
    let folder = try folder()
    try folder.write(Data("{".utf8), to: "out/fr.xcloc/contents.json")
    try folder.write(Data("\"a\" = \"b\";".utf8), to: "out/z.strings")
    let outcome = run("validate out", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.output.contains("out/de.xcloc/Localized Contents/de.xliff: XLIFF 1.2, valid\n"))
    #expect(outcome.output.contains("out/fr.xcloc/contents.json:1:"))
    #expect(outcome.output.contains("out/fr.xcloc: .xcloc, not valid, 2 errors\n"))
    #expect(outcome.output.hasSuffix("out/z.strings: .strings, valid\n"))
  }

  @Test(arguments: [
    "import de.xcloc --into .", "convert de.xcloc --to po -o -", "diff App de.xcloc",
  ])
  func saysThatABundleHasToBeUnzipped(line: String) throws {
    let folder = try ExchangeProject.folder(["de.xcloc": "PK\u{3}\u{4}"])
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint == "de.xcloc: this is a zip archive; unzip it first")
    let report = run("validate .", in: folder)
    #expect(report.exitCode == .findings)
    #expect(report.output.contains("de.xcloc:1:1: error: this is a zip archive; unzip it first"))
  }
}

struct TableValidationTests {
  @Test func findsATextThatIsNeverShown() throws {
    let dictionary = """
      <plist><dict><key>go</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string>
      </dict></dict></plist>
      """
    let folder = try ExchangeProject.folder(["App/de.lproj/Localizable.stringsdict": dictionary])
    let outcome = run("validate App --fail-on warning", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.output.contains("App/de.lproj/Localizable.strings:2:1: warning: “go” also stands in"))
    #expect(outcome.output.contains("App/en.lproj/Localizable.strings: .strings, valid\n"))
  }

  @Test func saysThatAFileHasNoBytes() throws {
    let folder = try ExchangeProject.folder(["App/fr.lproj/Localizable.strings": ""])
    let outcome = run("validate App", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.output.contains("fr.lproj/Localizable.strings:1:1: error: the file has no byte"))
  }

  @Test func makesUpTheTextsOfScreensOfInterfaceBuilder() throws {
    let screen = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <objects><label text="Hello" id="a-b-c"/></objects></document>
      """
    let folder = try ExchangeProject.folder(["App/Base.lproj/Main.storyboard": screen])
    let outcome = run("pseudo App --style brackets -o out", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("out/en-XA.lproj/Main.strings\n"))
    let text = try #require(folder.text(of: "out/en-XA.lproj/Main.strings"))
    #expect(text.hasSuffix("\"a-b-c.text\" = \"⟦Hello⟧\";\n"))
  }
}

struct ExchangeAuditTests {
  @Test func findsAFileForTranslatorsThatIsNotInStep() throws {
    let folder = try ExchangeProject.folder([
      "xliff/de.xliff": ExchangeProject.xliff([
        ("go", "Go", "Los"), ("ask", "Is %@ there?", "Ist %@ da?"),
      ])
    ])
    let outcome = run("audit . --format text --fail-on warning", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("[exchange-stale]"))
    #expect(outcome.output.contains("1 with a translation that was not imported"))
  }
}
