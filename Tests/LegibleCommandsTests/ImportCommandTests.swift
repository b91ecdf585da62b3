import Foundation
import LegibleCommands
import TestSupport
import Testing

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
    #expect(result.outcome.output == "changed App/de.lproj/Localizable.strings\n1 string changed\n")
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
        1 string changed
        nothing was written (--dry-run)

        """)
  }

  private static let strangers: [(key: String, source: String, target: String)] = [
    ("go", "Go", "Вперёд"), ("a", "All cards of the board", "Все карточки доски"),
    ("b", "Saved", "Сохранено на устройстве"), ("c", "Delete it", "Удалить эту карточку"),
    ("d", "Not now", "Не сейчас, позже"),
  ]

  @Test func keepsOutTranslationsInAnotherLanguage() throws {
    let result = try imported(Self.strangers)
    #expect(result.outcome.exitCode == .findings)
    #expect(result.german == ExchangeProject.german)
    let error = result.outcome.output
    #expect(error.contains("in Cyrillic letters, and their language is said to be “de”"))
    #expect(error.contains("--accept other-language") && error.contains("[wrong-language]"))
    let accepted = try imported(Self.strangers, "--accept other-language")
    #expect(accepted.german?.contains("Вперёд") == true)
  }

  @Test func sendsAllTranslationsInAnotherLanguageBack() throws {
    let folder = try ExchangeProject.folder(["de.xliff": ExchangeProject.xliff(Self.strangers)])
    _ = run("import de.xliff --into . --rejected back.xliff", in: folder)
    let back = try #require(folder.text(of: "back.xliff"))
    #expect(back.split(separator: "<trans-unit").count - 1 == Self.strangers.count)
  }

  @Test func sendsAllFilesOfARejectedLanguageBack() throws {
    let one = ExchangeProject.xliff(Self.strangers)
    let folder = try ExchangeProject.folder([
      "App/en.lproj/Other.strings": ExchangeProject.english, "one.xliff": one,
      "two.xliff": one.replacing("Localizable", with: "Other"),
    ])
    let outcome = run("import one.xliff two.xliff --into . --rejected back.xliff", in: folder)
    #expect(outcome.output.contains("10 rejected"), "\(outcome.output)")
    let back = try #require(folder.text(of: "back.xliff"))
    #expect(back.split(separator: "<trans-unit").count - 1 == 10)
  }

  @Test(arguments: ["German", "xx"])
  func keepsOutTranslationsIntoNoLanguage(name: String) throws {
    let file = ExchangeProject.xliff([("go", "Go", "Weiter")])
      .replacing("target-language=\"de\"", with: "target-language=\"\(name)\"")
    let folder = try ExchangeProject.folder(["a.xliff": file])
    let outcome = run("import a.xliff --into .", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("is no language; write target-language into <file>"))
  }

  @Test func importsEachColumnOfATableInItsLanguage() throws {
    let head = "File,Key,Variation,Source (en),Translation (de),Translation (fr),State,Comment\n"
    let row = "App/en.lproj/Localizable.strings,go,,Go,Weiter,Continuer,,\n"
    let folder = try ExchangeProject.folder(["a.csv": head + row])
    #expect(run("import a.csv --into .", in: folder).exitCode == .success)
    #expect(
      folder.text(of: "App/de.lproj/Localizable.strings")?.contains("\"go\" = \"Weiter\";") == true)
    #expect(
      folder.text(of: "App/fr.lproj/Localizable.strings")?.contains("\"go\" = \"Continuer\";")
        == true)
    try folder.write(text: head.replacing("(fr)", with: "(de)") + row, to: "twice.csv")
    let outcome = run("import twice.csv --into .", in: folder)
    #expect(outcome.error.contains("two columns have translations into “de”"), "\(outcome.error)")
  }

  private static func plural(_ forms: [(String, String)]) -> String {
    let pairs = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(pairs)</dict></dict></dict></plist>
      """
  }

  @Test func keepsOutFormsThatTwoPluralCategoriesWouldShare() throws {
    let russian = Self.plural([
      ("one", "%d карта"), ("few", "%d карты"), ("many", "%d карт"), ("other", "%d карты"),
    ])
    let folder = try ProjectFolder([
      "en.lproj/Localizable.stringsdict": Self.plural([("one", "%d card"), ("other", "%d cards")]),
      "ru.lproj/Localizable.stringsdict": russian,
    ])
    #expect(run("export . --format po -o out", in: folder).exitCode == .success)
    let exported = try #require(folder.text(of: "out/ru.po"))
    let header = try #require(exported.firstRange(of: /"Plural-Forms: [^\n]*\n("n%[^\n]*\n)*/))
    let file = exported.replacingCharacters(
      in: header, with: "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
    ).replacing(/msgstr\[2\][^\n]*\n/, with: "")
    try folder.write(text: file, to: "back.po")
    let outcome = run("import back.po --into .", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("one form for “few” and “many”"), "\(outcome.output)")
    #expect(folder.text(of: "ru.lproj/Localizable.stringsdict") == russian)
  }

  @Test func reportsUnitsWithoutAnId() throws {
    let file = ExchangeProject.xliff([
      ("go", "Go", "Weiter"), ("ask", "Is %@ there?", "Ist %@ da?"),
    ])
    .replacing(" id=\"ask\"", with: "")
    let folder = try ExchangeProject.folder(["de.xliff": file])
    let outcome = run("import de.xliff --into .", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("this unit has no id, so its string is unknown"))
    #expect(outcome.output.contains("1 string changed, 1 rejected"), "\(outcome.output)")
  }

  @Test func keepsOutWhatBreaksASpecifier() throws {
    let result = try imported([("ask", "Is %@ there?", "Ist %d da?"), ("go", "Go", "Weiter")])
    #expect(result.outcome.exitCode == .findings)
    #expect(result.german == ExchangeProject.german.replacing("Los", with: "Weiter"))
    #expect(result.outcome.output.hasPrefix("de.xliff:5:7: error: “ask”: mismatched argument type"))
  }

  @Test func keepsOutWhatWasTranslatedFromAnotherText() throws {
    let result = try imported([("go", "Start", "Starten")])
    #expect(result.outcome.exitCode == .findings)
    #expect(result.german == ExchangeProject.german)
  }

  @Test func importsTheRestWhenAFileCannotBeRead() throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("go", "Go", "Weiter")]), "fr.xliff": "<xliff",
    ])
    let outcome = run("import fr.xliff de.xliff gone.xliff --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    let errors = outcome.error.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors.first?.hasPrefix("legible: fr.xliff:1:") == true)
    #expect(errors.last == "legible: gone.xliff: no such file; it was left out")
    #expect(
      folder.text(of: "App/de.lproj/Localizable.strings")
        == ExchangeProject.german.replacing("Los", with: "Weiter"))
  }

  @Test func saysNothingOfChangesThatCouldNotBeWritten() throws {
    let project = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("go", "Go", "Weiter")])
    ])
    let paths = [
      "de.xliff", "App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings",
    ]
    let files = try paths.map { ($0, try project.read($0)) }
    let memory = MemoryFiles(Dictionary(uniqueKeysWithValues: files), isReadOnly: true)
    let outcome = run("import de.xliff --into .", in: memory)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.output == "")
    #expect(outcome.complaint?.contains("nothing was imported") == true)
  }

  @Test func distinguishesTargetsWithTheSameKey() throws {
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

  @Test func importsBesideAFileOfTheProjectThatCannotBeRead() throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("go", "Go", "Weiter")]),
      "App/Broken.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : {",
    ])
    let outcome = run("import de.xliff --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("App/Broken.xcstrings:1:") == true)
    #expect(
      folder.text(of: "App/de.lproj/Localizable.strings")
        == ExchangeProject.german.replacing("Los", with: "Weiter"))
    #expect(run("export . -o out", in: folder).exitCode == .untrustworthy)
    #expect(run("pseudo . -o out", in: folder).exitCode == .untrustworthy)
    #expect(run("diff . App", in: folder).exitCode == .untrustworthy)
  }

  /// A file with half of its strings would come back whole, without the other half.
  @Test(arguments: ["App/de.lproj", "App/en.lproj"])
  func writesNothingIntoAFileThatCannotBeRead(language: String) throws {
    let broken = "\"go\" = \"Los\";\n\"ask\" = \"Ist %@ da?\n"
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("go", "Go", "Weiter")]),
      "\(language)/Localizable.strings": broken,
    ])
    let outcome = run("import de.xliff --into .", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(folder.text(of: "\(language)/Localizable.strings") == broken)
    #expect(outcome.output.contains("\(language)/Localizable.strings cannot be read, so 1 of its"))
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
