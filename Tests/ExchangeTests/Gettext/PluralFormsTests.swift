import AuditModel
import Foundation
import Testing
import TextShaping

@testable import Exchange

private let languages = [
  "en", "cs", "de", "es", "fi", "fr", "hu", "it", "ja", "nb", "nl", "pl", "pt-BR", "ru", "sv", "th",
  "tr", "uk", "vi", "zh-Hans", "zh-Hant",
]

/// Languages whose rules are like those of few others.
private let rareLanguages = [
  "ar", "be", "br", "bs", "cy", "da", "fil", "ga", "gd", "gv", "he", "hi", "hr", "is", "ko", "ksh",
  "lt", "lv", "mk", "mt", "pt-PT", "ro", "se", "shi", "sk", "sl", "sr", "tzm",
]

@Suite struct PluralFormsTests {
  @Test(arguments: languages + rareLanguages)
  func givesEachNumberTheFormOfItsCategory(language: String) throws {
    let rules = PluralRules(language: language)
    let forms = try #require(PluralForms.of(rules))
    let indices = PluralIndices(forms, rules: rules)
    #expect(indices.agreesWithLanguage)
    #expect(PluralForms(forms.text) == forms)
    let isRight = (0...2000).allSatisfy { forms.index(for: $0) == indices[rules.category(for: $0)] }
    #expect(isRight)
  }

  @Test(arguments: [("de", 2), ("fr", 2), ("pl", 3), ("ja", 1), ("tr", 2), ("ar", 6)])
  func countsTheFormsOfALanguage(language: String, count: Int) {
    #expect(PluralForms.of(PluralRules(language: language))?.count == count)
  }

  @Test(arguments: [
    ("n", 7), ("!n", 0), ("!!n", 1), ("n+1*2", 9), ("(n+1)*2", 16), ("n-1-2", 4), ("n/2%2", 1),
    ("n==7?1:2", 1), ("n!=7 ? 1 : n<8 ? 3 : 4", 3), ("n>=7 && n<=7 || 0", 1), ("n>7||n<7", 0),
    ("1 || n/0", 1), ("0 && n/0", 0), ("n%10==7 && n%100!=17", 1),
    ("9223372036854775807+n", Int.min + 6),
  ])
  func evaluatesFormulasAsCDoes(formula: String, value: Int) {
    #expect(PluralExpressionParser.parse(formula)?.value(for: 7) == value)
  }

  @Test(arguments: [
    "", "n=1", "m", "n &&", "(n", "n)", "n ? 1", "1 2", "n ^ 2", "99999999999999999999",
    String(repeating: "(", count: 200) + "n" + String(repeating: ")", count: 200),
    String(repeating: "!", count: 900) + "n", String(repeating: "n+", count: 50_000) + "n",
    String(repeating: "n?", count: 300),
  ])
  func refusesWhatIsNoFormula(text: String) {
    #expect(PluralExpressionParser.parse(text) == nil)
  }

  @Test func givesNoFormWhereAFormulaLeadsToNone() throws {
    #expect(PluralExpressionParser.parse("n/0")?.value(for: 1) == nil)
    #expect(PluralExpressionParser.parse("n%0")?.value(for: 1) == nil)
    let forms = try #require(PluralForms("nplurals=2; plural=n-1;"))
    #expect((0...3).map { forms.index(for: $0) } == [nil, 0, 1, nil])
    #expect(PluralForms("nplurals=0; plural=0;") == nil)
    #expect(PluralForms("nplurals=9999; plural=0;") == nil)
    #expect(PluralForms("plural=0;") == nil)
    #expect(PluralForms(" nplurals = 2 ; plural = n != 1") != nil)
  }

  @Test func takesTheFormOfMostNumbersWhereAFormulaIsOfAnotherLanguage() throws {
    let forms = try #require(PluralForms("nplurals=2; plural=(n > 1);"))
    let english = PluralIndices(forms, rules: PluralRules(language: "en"))
    #expect(!english.agreesWithLanguage)
    #expect(english[.one] == 0 && english[.other] == 1)
    let one = try #require(PluralForms("nplurals=1; plural=0;"))
    let turkish = PluralIndices(one, rules: PluralRules(language: "tr"))
    #expect(!turkish.agreesWithLanguage && turkish[.one] == 0 && turkish[.other] == 0)
  }

  @Test func lendsOtherTheWordsOfTheLastCategory() throws {
    let rules = PluralRules(language: "pl")
    let indices = PluralIndices(try #require(PluralForms.of(rules)), rules: rules)
    #expect(indices.categories == [.one, .few, .many, .other])
    #expect(indices.substituteForOther == .many && indices[.other] == nil)
    let german = PluralRules(language: "de")
    let own = PluralIndices(try #require(PluralForms.of(german)), rules: german)
    #expect(own.substituteForOther == nil)
  }
}
