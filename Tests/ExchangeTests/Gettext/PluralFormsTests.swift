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
    #expect(indices.unreachedForms == [])
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
    #expect(english.unreachedForms == [])
    #expect(english[.one] == 0 && english[.other] == 1)
    let one = try #require(PluralForms("nplurals=1; plural=0;"))
    let turkish = PluralIndices(one, rules: PluralRules(language: "tr"))
    #expect(turkish.unreachedForms == [] && turkish[.one] == 0 && turkish[.other] == 0)
  }

  /// Headers as Transifex, msginit and the GNU Translation Project write them.
  @Test(
    arguments: [
      (
        "es", "nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;",
        [.one: 0, .many: 1, .other: 2]
      ),
      (
        "fr", "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;",
        [.one: 0, .many: 1, .other: 2]
      ),
      ("it", "nplurals=2; plural=(n != 1);", [.one: 0, .other: 1]),
      ("pt_BR", "nplurals=2; plural=(n > 1);", [.one: 0, .other: 1]),
      ("fr", "nplurals=2; plural=(n != 1);", [.one: 0, .other: 1]),
      ("tr", "nplurals=2; plural=(n > 1);", [.one: 0, .other: 1]),
      ("ja", "nplurals=1; plural=0;", [.other: 0]),
      ("ja", "nplurals=2; plural=(n != 1);", [.other: 1]),
      (
        "ru",
        """
        nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14)       ? 1 : n%10==0 || (n%10>=5 && n%10<=9) || (n%100>=11 && n%100<=14)? 2 : 3);
        """, [.one: 0, .few: 1, .many: 2, .other: 3]
      ),
      (
        "cs",
        """
        nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n >= 2 && n <= 4 && n % 1 == 0) ? 1: (n % 1       != 0 ) ? 2 : 3;
        """, [.one: 0, .few: 1, .many: 2, .other: 3]
      ),
      (
        "lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
        [.zero: 2, .one: 0, .other: 1]
      ),
      (
        "sl", "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);",
        [.one: 1, .two: 2, .few: 3, .other: 0]
      ),
    ] as [(String, String, [PluralCategory: Int])])
  func readsOtherFormulasByTheirValues(
    language: String, text: String, expected: [PluralCategory: Int]
  ) throws {
    let indices = PluralIndices(
      try #require(PluralForms(text)), rules: PluralRules(language: language))
    let found = Dictionary(
      uniqueKeysWithValues: indices.categories.compactMap { category in
        indices[category].map { (category, $0) }
      })
    #expect(found == expected)
    let count = try #require(PluralForms(text)).count
    #expect(indices.unreachedForms == (0..<count).filter { !expected.values.contains($0) })
  }

  @Test func namesTheFormsThatNoCategoryHas() throws {
    // KDE's for Russian, with a form for 1 beside that for 21.
    let forms = try #require(
      PluralForms(
        """
        nplurals=4; plural=n==1 ? 3 : n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10         || n%100>=20) ? 1 : 2;
        """))
    let indices = PluralIndices(forms, rules: PluralRules(language: "ru"))
    #expect(indices.unreachedForms == [3])
    #expect(indices[.one] == 0 && indices[.few] == 1 && indices[.many] == 2)
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
