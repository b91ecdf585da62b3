import AuditModel
import Exchange
import Localization
import Testing
import TextShaping

struct TranslationProjectTests {
  @Test func putsATextBesideItsTranslation() throws {
    let project = TextProject([
      "en.lproj/Localizable.strings": "/* A button */\n\"go\" = \"Go\";\n\"stop\" = \"Stop\";\n",
      "de.lproj/Localizable.strings": "\"go\" = \"Los\";\n",
    ]).project
    let file = try #require(project.bilingual(into: "de").first)
    #expect(file.original == "en.lproj/Localizable.strings")
    #expect(file.units.map(\.key) == ["go", "stop"])
    #expect(file.units.map(\.target) == ["Los", nil])
    #expect(file.units[0].notes.map(\.text) == ["A button"])
  }

  @Test func distinguishesTargets() {
    let project = TextProject([
      "App/en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "Widget/en.lproj/Localizable.strings": "\"a\" = \"B\";",
      "App/en.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"App\";",
      "App/en.lproj/AppShortcuts.strings": "\"open\" = \"Open\";",
    ]).project
    #expect(
      project.resources.map(\.original) == [
        "App/en.lproj/AppShortcuts.strings", "App/en.lproj/InfoPlist.strings",
        "App/en.lproj/Localizable.strings", "Widget/en.lproj/Localizable.strings",
      ])
    #expect(project.resource(for: "Widget/en.lproj/Localizable.strings")?.folder == "Widget")
    #expect(project.resource(for: "en.lproj/Localizable.strings") == nil)
    #expect(TableRole(tableName: "InfoPlist") == .infoPlist)
    #expect(TableRole(tableName: "AppShortcuts") == .appShortcuts)
  }

  @Test func findsAFileThatWasExportedFromAFolderFurtherUp() {
    let project = TextProject(["en.lproj/Localizable.strings": "\"a\" = \"A\";"]).project
    #expect(project.resource(for: "App/Texts/en.lproj/Localizable.strings") != nil)
    #expect(project.resource(for: "../../etc/passwd") == nil)
  }

  @Test func takesBaseAsTheSourceLanguageWhereThatHasNoFile() throws {
    let project = TextProject([
      "Base.lproj/Main.strings": "\"1.text\" = \"Base\";",
      "Base.lproj/Localizable.strings": "\"a\" = \"Base\";",
      "en.lproj/Localizable.strings": "\"a\" = \"English\";",
      "de.lproj/Main.strings": "\"1.text\" = \"Basis\";",
    ]).project
    let files = project.bilingual(into: "de")
    #expect(
      files.map(\.original) == ["Base.lproj/Main.strings", "en.lproj/Localizable.strings"])
    #expect(files.flatMap(\.units).map(\.source) == ["Base", "English"])
    #expect(files[0].units.map(\.target) == ["Basis"])
  }

  @Test func asksForThePluralFormsOfTheOtherLanguage() throws {
    let project = TextProject(["en.lproj/Localizable.stringsdict": StringsDictText.cards]).project
    func paths(_ locale: LocaleIdentifier) throws -> [VariationPath] {
      try #require(project.bilingual(into: locale).first).units.map(\.path)
    }
    #expect(
      try paths("pl") == [
        .text, .words("n", .one), .words("n", .few), .words("n", .many), .words("n", .other),
      ])
    #expect(try paths("ja") == [.text, .words("n", .other)])
    #expect(try paths("fr") == [.text, .words("n", .one), .words("n", .other)])
  }

  @Test func takesTheSourceOfAFormThatTheSourceLanguageLacksFromOther() throws {
    let project = TextProject(["en.lproj/Localizable.stringsdict": StringsDictText.cards]).project
    let units = try #require(project.bilingual(into: "pl").first).units
    let few = try #require(units.first { $0.path == .words("n", .few) })
    #expect(few.source == "%d cards")
    #expect(few.valueType == "d")
  }

  @Test func keepsFormsThatATranslationHasBeyondThose() throws {
    let many = StringsDictText.cards([
      "one": "%d carte", "many": "%d de cartes", "other": "%d cartes",
    ])
    let project = TextProject([
      "en.lproj/Localizable.stringsdict": StringsDictText.cards,
      "fr.lproj/Localizable.stringsdict": many,
    ]).project
    let units = try #require(project.bilingual(into: "fr").first).units
    #expect(units.first { $0.path == .words("n", .many) }?.target == "%d de cartes")
  }

  @Test func readsTheTextsOfAnotherSourceLanguage() {
    let project = TextProject([
      "de.lproj/Localizable.strings": "\"a\" = \"Ä\";"
    ]).project
    #expect(project.sourceLocale == "de")
  }
}

/// The text of a `.stringsdict` file with one key, `cards`.
enum StringsDictText {
  static let cards = cards(["one": "%d card", "other": "%d cards"])

  static func cards(_ forms: [String: String]) -> String {
    let lines = forms.sorted { $0.key < $1.key }.map {
      "<key>\($0.key)</key><string>\($0.value)</string>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>cards</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(lines.joined(separator: "\n"))
      </dict></dict></dict></plist>

      """
  }
}
