import Testing

@testable import TextShaping

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 0, .other), ("en", -1, .one), ("fr", 0, .one),
    ("ru", 1, .one), ("ru", 21, .one), ("ru", 3, .few), ("ru", 11, .many), ("ru", 5, .many),
    ("pl", 22, .few), ("cs", 5, .other), ("ar", 0, .zero), ("ar", 2, .two), ("ja", 1, .other),
    ("pt-BR", 0, .one), ("pt-PT", 0, .other), ("fr", 1_000_000, .many),
  ])
  func choosesTheCategory(language: String, number: Int, expected: PluralCategory) {
    #expect(PluralRules(language: language).category(for: number) == expected)
  }

  @Test func putsDecimalsIntoTheirOwnCategory() {
    #expect(PluralRules(language: "cs").category(for: 1.5) == .many)
    #expect(PluralRules(language: "en").category(for: 1.0) == .one)
    #expect(PluralRules(language: "ru").category(for: 1.5) == .other)
    #expect(PluralRules(language: "en").category(for: Double.nan) == .other)
    #expect(PluralRules(language: "en").category(for: Int.min) == .other)
  }

  @Test func listsTheCategoriesOfALanguageInOrder() {
    #expect(PluralRules(language: "ar").categories == PluralCategory.allCases)
    #expect(PluralRules(language: "fr").categories == [.one, .many, .other])
    #expect(PluralRules(language: "zh-Hant").categories == [.other])
  }

  @Test(arguments: [
    ("en", [PluralCategory.one, .other]), ("fr", [.one, .other]), ("es", [.one, .other]),
    ("cs", [.one, .few, .other]), ("ru", [.one, .few, .many]), ("vi", [.other]),
    ("ar", PluralCategory.allCases), ("kw", PluralCategory.allCases),
  ])
  func listsTheCategoriesThatWholeNumbersReach(language: String, expected: [PluralCategory]) {
    #expect(PluralRules(language: language).integerCategories == expected)
  }

  @Test func listsNumbersOfACategory() {
    let russian = PluralRules(language: "ru")
    #expect(russian.integers(of: .one, atMost: 3) == [1, 21, 31])
    #expect(PluralRules(language: "en").integers(of: .one, atMost: 3) == [1])
    #expect(PluralRules(language: "en").integers(of: .few, atMost: 3).isEmpty)
  }

  @Test(arguments: ["", "xx", "not a language", "en-Latn-US-x-private"])
  func alwaysHasOther(language: String) {
    #expect(PluralRules(language: language).categories.contains(.other))
  }
}
