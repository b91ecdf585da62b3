import AuditModel
import LanguageData
import Localization
import TextShaping
import Testing

@testable import TranslationRules

/// The forms of a text, and the numbers that they are for.
@Suite struct PluralFormsTests {
  @Test(
    arguments: [
      ("en", [.one, .other], []), ("de", [.one, .other], []), ("fr", [.one, .other], [.many]),
      ("es", [.one, .other], [.many]), ("it", [.one, .other], [.many]),
      ("pt-BR", [.one, .other], [.many]), ("cs", [.one, .few, .other], [.many]),
      ("pl", [.one, .few, .many, .other], []), ("ru", [.one, .few, .many, .other], []),
      ("uk", [.one, .few, .many, .other], []), ("ja", [.other], []), ("zh-Hant", [.other], []),
      ("ar", [.zero, .one, .two, .few, .many, .other], []), ("he", [.one, .two, .other], []),
      ("sl", [.one, .two, .few, .other], []), ("hu", [.one, .other], []),
    ] as [(LocaleIdentifier, [PluralCategory], [PluralCategory])])
  func areThoseThatALanguageNeeds(
    locale: LocaleIdentifier, required: [PluralCategory], advised: [PluralCategory]
  ) {
    let numbers = Language(locale).pluralNumbers
    #expect(numbers.required == required)
    #expect(numbers.advised == advised)
  }

  @Test(
    arguments: [
      ("en", .one, true), ("ru", .one, false), ("fr", .one, false), ("fr", .zero, true),
      ("he", .two, true), ("ja", .other, false), ("pl", .one, true), ("lv", .one, false),
      ("en", .other, false),
    ] as [(LocaleIdentifier, PluralCategory, Bool)])
  func serveOneNumberOrSeveral(locale: LocaleIdentifier, category: PluralCategory, isOne: Bool) {
    #expect(Language(locale).servesOneNumber(category) == isOne)
  }

  @Test func areGroupedByTheirVariablesAndDevices() {
    let location = SourceLocation(file: "a", line: 1, column: 1)
    func form(_ category: PluralCategory) -> FormatVariable.Form {
      FormatVariable.Form(category: category, text: "x", location: location)
    }
    let variables = ["a", "b"].map {
      FormatVariable(name: $0, forms: [form(.one), form(.other)], location: location)
    }
    let value = TableValue.devices([
      AdaptiveForm(condition: "mac", value: .plurals([form(.other)]), location: location),
      AdaptiveForm(
        condition: "other", value: .plural(format: "y", variables: variables), location: location),
    ])
    let entry = TableEntry(
      key: "k", value: value, keyLocation: location, valueLocation: location)
    #expect(
      entry.pluralForms.map(\.path.description)
        == ["device.mac", "device.other.substitutions.a", "device.other.substitutions.b"])
    #expect(entry.pluralForms.map(\.forms.count) == [1, 2, 2])
    #expect(entry.pluralForms.map(\.variable) == [nil, "a", "b"])
  }
}
