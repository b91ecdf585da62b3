import AuditModel
import Testing
import TextShaping

@testable import Localization

private let location = SourceLocation(file: "a.strings", line: 1, column: 1)

private func entry(_ key: String, _ value: TableValue) -> TableEntry {
  TableEntry(key: key, value: value, keyLocation: location, valueLocation: location)
}

private func table(_ locale: LocaleIdentifier, _ texts: [String: String]) -> StringTable {
  StringTable(
    name: "Localizable", locale: locale, files: [],
    entries: texts.map { entry($0.key, .text($0.value)) })
}

/// A project with one key that has a format with variables.
private func plural(
  _ locale: LocaleIdentifier, _ format: String, _ variables: [String: [PluralCategory: String]]
) -> LocalizationProject {
  let variables = variables.map { name, forms in
    FormatVariable(
      name: name,
      forms: forms.map {
        FormatVariable.Form(category: $0.key, text: $0.value, location: location)
      },
      location: location)
  }
  let entries = [entry("k", .plural(format: format, variables: variables))]
  return LocalizationProject(tables: [
    StringTable(name: "Localizable", locale: locale, files: [], entries: entries)
  ])
}

@Suite struct LocalizedStringTests {
  @Test(arguments: [
    ("pt-BR", "pt-BR", false), ("pt-PT", "pt", true), ("zh-Hant-HK", "zh-Hant", true),
    ("zh-TW", "zh-Hant", true), ("zh-Hans", "en", true), ("ja", "en", true), ("en", "en", false),
  ])
  func looksForTextsInParentsAndTheSource(asked: String, found: String, isFallback: Bool) {
    let locales: [LocaleIdentifier] = ["en", "pt", "pt-BR", "zh-Hant"]
    let project = LocalizationProject(tables: locales.map { table($0, ["k": $0.identifier]) })
    let text = project.text(key: "k", locale: LocaleIdentifier(asked))
    #expect(text.string == found)
    #expect(text.locale == LocaleIdentifier(found))
    #expect(text.isFallback == isFallback)
    #expect(!text.isMissing)
  }

  @Test func showsTheKeyWhenThereIsNoText() {
    let project = LocalizationProject(tables: [table("en", ["a": "A"])])
    let text = project.text(key: "b", locale: "en")
    #expect(text == LocalizedString(string: "b", locale: nil))
    #expect(text.isMissing)
    #expect(project.text(key: "a", table: "Other", locale: "en").isMissing)
    let formatted = project.text(key: "Hello %@", arguments: [.text("Ann")], locale: "en")
    #expect(formatted.string == "Hello Ann" && formatted.isMissing)
  }

  @Test func leavesTextsWithoutArgumentsAsTheyAre() {
    let project = LocalizationProject(tables: [table("en", ["a": "100%% %@"])])
    #expect(project.text(key: "a", locale: "en").string == "100%% %@")
    #expect(project.text(key: "a", arguments: [.text("x")], locale: "en").string == "100% x")
  }

  @Test(arguments: [
    (1, "1 карта"), (3, "3 карты"), (5, "5 карт"), (21, "21 карта"), (0, "нет карт"),
  ])
  func choosesTheFormOfANumber(number: Int, expected: String) {
    let project = plural(
      "ru", "%#@n@",
      [
        "n": [
          .zero: "нет карт", .one: "%d карта", .few: "%d карты", .many: "%d карт", .other: "%d",
        ]
      ])
    #expect(project.text(key: "k", arguments: [.integer(number)], locale: "ru").string == expected)
  }

  @Test func usesTheRulesOfTheLanguageOfTheText() {
    let project = plural("en", "%#@n@", ["n": [.one: "%d card", .other: "%d cards"]])
    let text = project.text(key: "k", arguments: [.integer(21)], locale: "ru")
    #expect(text.string == "21 cards")
    #expect(text.isFallback)
  }

  @Test func fallsBackToOther() {
    let project = plural("ru", "%#@n@", ["n": [.other: "%d карт"]])
    #expect(project.text(key: "k", arguments: [.integer(1)], locale: "ru").string == "1 карт")
    #expect(project.text(key: "k", locale: "ru").string == " карт")
    #expect(project.text(key: "k", arguments: [.text("x")], locale: "ru").string == "x карт")
  }

  @Test func putsInSeveralVariables() {
    let forms: [PluralCategory: String] = [.one: "%d x", .other: "%d xs"]
    let numbered = plural("en", "%2$#@b@ in %1$#@a@ (%3$@)", ["a": forms, "b": forms])
    let arguments: [TextArgument] = [.integer(1), .integer(2), .text("!")]
    #expect(numbered.text(key: "k", arguments: arguments, locale: "en").string == "2 xs in 1 x (!)")
    let plain = plural("en", "%#@a@, %#@b@, %@", ["a": forms, "b": forms])
    #expect(plain.text(key: "k", arguments: arguments, locale: "en").string == "1 x, 2 xs, !")
  }

  @Test func putsVariablesIntoVariables() {
    let project = plural(
      "en", "%#@a@",
      [
        "a": [.one: "%d list with %#@b@", .other: "%d lists with %#@b@"],
        "b": [.one: "%d card", .other: "%d cards"],
      ])
    let text = project.text(key: "k", arguments: [.integer(2), .integer(1)], locale: "en")
    #expect(text.string == "2 lists with 1 card")
  }

  @Test func endsVariablesThatNameEachOtherInCircles() {
    let many = String(repeating: "%1$#@a@", count: 50)
    let project = plural("en", "%#@a@", ["a": [.other: "x" + many]])
    let text = project.text(key: "k", arguments: [.integer(2)], locale: "en").string
    #expect(text.count < 10_000)
    #expect(text.hasPrefix("xx"))
  }

  @Test func showsTheWidestTextAndThatOfAPhone() {
    let widths = [("9", "Go"), ("22", "Go on")].map {
      AdaptiveForm(condition: $0.0, value: .text($0.1), location: location)
    }
    let devices = [("other", "Choose"), ("iphone", "Tap %@")].map {
      AdaptiveForm(condition: $0.0, value: .text($0.1), location: location)
    }
    let entries = [entry("w", .widths(widths)), entry("d", .devices(devices))]
    let project = LocalizationProject(tables: [
      StringTable(name: "Localizable", locale: "en", files: [], entries: entries)
    ])
    #expect(project.text(key: "w", locale: "en").string == "Go on")
    #expect(project.text(key: "d", arguments: [.text("x")], locale: "en").string == "Tap x")
  }
}

@Suite struct StringTableTests {
  @Test func keepsTheLastOfSeveralEntries() {
    let table = StringTable(
      name: "T", locale: "en", files: ["T.strings"],
      entries: [entry("a", .text("1")), entry("b", .text("2")), entry("a", .text("3"))])
    #expect(table["a"]?.value == .text("3"))
    #expect(table.entries.map(\.key) == ["b", "a"])
    #expect(table["c"] == nil)
  }
}
