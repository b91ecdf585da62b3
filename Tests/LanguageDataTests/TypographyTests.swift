import AuditModel
import Testing

@testable import LanguageData

/// The data about the typography of languages.
@Suite struct TypographyTests {
  @Test(arguments: [
    ("en", "“", "”"), ("de", "„", "“"), ("fr", "«", "»"), ("ja", "「", "」"), ("pl", "„", "”"),
    ("sv", "”", "”"), ("zh-Hant", "「", "」"), ("zh-Hans", "“", "”"), ("ru", "«", "»"),
  ])
  func quotesAsCLDRDoes(_ locale: String, _ opening: String, _ closing: String) {
    let marks = QuotationMarks(LocaleIdentifier(locale))
    #expect(String(marks.opening) == opening)
    #expect(String(marks.closing) == closing)
  }

  @Test func knowsTheQuotationMarksOfHouseStyles() {
    let german = QuotationMarks("de")
    #expect(german.canOpen(with: "»") && german.canClose(with: "«"))
    #expect(!german.canOpen(with: "“"))
    #expect(QuotationMarks("zh-Hans").canOpen(with: "「"))
    #expect(!QuotationMarks("zh-TW").canOpen(with: "“"))
    #expect(!QuotationMarks("xx").isComplete)
  }

  @Test(arguments: [
    ("en", ".", ","), ("de", ",", "."), ("de-CH", ".", "’"), ("fr", ",", "\u{202F}"),
    ("cs", ",", "\u{A0}"), ("ja", ".", ","), ("pt-BR", ",", "."),
  ])
  func writesNumbersAsCLDRDoes(_ locale: String, _ decimal: String, _ grouping: String) {
    let numbers = NumberHabits(LocaleIdentifier(locale))
    #expect(String(numbers.decimalSeparator) == decimal)
    #expect(String(numbers.groupingSeparator) == grouping)
  }

  @Test func knowsThePositionOfThePercentSign() {
    #expect(NumberHabits("it").percent == .after)
    #expect(NumberHabits("de").percent == .afterSpace)
    #expect(NumberHabits("tr").percent == .before)
  }

  @Test func knowsTheDigitsOfALanguage() {
    #expect(NumberHabits("de").nativeZero == "0")
    #expect(NumberHabits("ar").nativeZero == "٠")
    #expect(NumberHabits("fa").nativeZero == "۰")
    #expect(NumberHabits("ja").nativeZero == "0")
    #expect(Unicode.Scalar("٣").decimalDigit == 3)
    #expect(Unicode.Scalar("５").decimalDigit == 5)
    #expect(Unicode.Scalar("五").decimalDigit == nil)
  }

  @Test func spellsSmallNumbers() {
    #expect(NumberHabits("en").words(for: 12) == "twelve")
    #expect(NumberHabits("de").words(for: 3) == "drei")
    #expect(NumberHabits("de").words(for: 13) == nil)
  }

  @Test(arguments: [
    ("?", "en", SentenceMark.question), (";", "el", .question), ("·", "el", .semicolon),
    (";", "de", .semicolon), ("。", "ja", .stop), ("।", "hi", .stop), (":", "hy", .stop),
    ("։", "hy", .stop), ("؟", "ar", .question), ("።", "am", .stop), ("၊", "my", .comma),
    ("：", "zh-Hans", .colon), ("…", "fr", .ellipsis),
  ])
  func readsMarksByLanguage(_ mark: String, _ locale: String, _ meaning: SentenceMark) throws {
    let scalar = try #require(mark.unicodeScalars.first)
    #expect(SentenceMark(scalar, in: WritingHabits(LocaleIdentifier(locale))) == meaning)
  }

  @Test func takesOtherCharactersForNoMarks() {
    #expect(SentenceMark("a", in: WritingHabits("en")) == nil)
    #expect(SentenceMark("·", in: WritingHabits("ca")) == nil)
  }

  @Test func knowsTheSpacesOfFrench() {
    #expect(WritingHabits("fr").markSpacing == .allHighMarks)
    #expect(WritingHabits("fr-BE").markSpacing == .allHighMarks)
    #expect(WritingHabits("fr-CA").markSpacing == .colonAndQuotes)
    #expect(WritingHabits("it").markSpacing == .none)
  }

  @Test func knowsWhichLanguagesPartWords() {
    for language in ["ja", "zh-Hans", "zh-Hant", "th", "km", "lo", "my"] {
      #expect(!WritingHabits(LocaleIdentifier(language)).separatesWords)
    }
    for language in ["ko", "vi", "ar", "de"] {
      #expect(WritingHabits(LocaleIdentifier(language)).separatesWords)
    }
  }

  @Test func followsTheScriptOfALocale() {
    #expect(WritingHabits("az-Arab").script == .arabic)
    #expect(WritingHabits("sr-Latn").hasCase)
    #expect(!WritingHabits("he").hasCase)
  }
}
