import AuditModel
import LanguageData
import TextAnalysis

/// The digits of a translation are those of its language, all of one sort.
package struct DigitsScriptRule: TextPairRule {
  package static let description = RuleDescription(
    id: "digits-script", title: "Mixed or foreign digits",
    rationale: """
      People have trouble reading digits of two scripts in one sentence, and cannot search for \
      or paste such a number reliably.
      """,
    howToFix: """
      Write all numbers with one set of digits: ASCII digits, or the native digits of the \
      language.
      """,
    falseAlarm: """
      A phone number or code in ASCII digits beside native ones is reported, unless the same \
      word contains a Latin letter, as in “H.264”. A single full-width digit in Chinese or \
      Japanese, and digits that the source also has, pass.
      """,
    severity: .note,
    standards: [.unicode("CLDR, Numbering systems")])

  package static let kinds = [96]

  package static let examples: [TranslationExample] = [
    .passes("ASCII digits in Arabic", "3 cards", "3 بطاقات", in: "ar"),
    .passes("Arabic digits", "3 cards", "٣ بطاقات", in: "ar"),
    .passes("Persian digits", "3 cards", "۳ کارت", in: "fa"),
    .passes("Devanagari digits", "3 cards", "३ कार्ड", in: "hi"),
    .passes("a name", "3 cards with H.264", "٣ بطاقات H.264", in: "ar"),
    .passes("ASCII digits in Thai", "3 cards", "การ์ด 3 ใบ", in: "th"),
    .passes("the source has them", "Type ３", "Geben Sie ３ ein", in: "de"),
    .finds("Arabic digits in Persian", "3 cards", "٣ کارت", in: "fa"),
    .finds("two kinds", "3 of 10", "٣ من 10", in: "ar"),
    .finds("full-width digits", "12 cards", "カード１２枚", in: "ja"),
    .passes("a single full-width digit", "3 cards", "カード３枚", in: "ja"),
    .finds("Devanagari digits in German", "3 cards", "३ Karten", in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.marks.contains(.otherDigit), !pair.source.marks.contains(.otherDigit) else {
      return []
    }
    let scalars = pair.target.scalars
    let native = pair.language.numbers.nativeZero.value
    let digits = scalars.filter { $0.decimalDigit != nil }
    let foreign = digits.first { $0.value >= 0x80 && !(native..<native + 10).contains($0.value) }
    // A wide digit by itself fills the room of a character, as it should.
    if digits.count == 1, pair.language.habits.hasWideMarks { return [] }
    if let foreign {
      return [
        TextViolation(
          "\(foreign.spoken) is no digit of the language", suggestion: "write ASCII digits")
      ]
    }
    guard hasPlainDigit(scalars) else { return [] }
    return [
      TextViolation(
        "it has digits of two scripts", suggestion: "write all digits in one script")
    ]
  }

  /// Whether there is a digit of ASCII that belongs to no name such as `H.264`.
  private func hasPlainDigit(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.split(whereSeparator: \.isBlank).contains { word in
      word.contains { $0.value < 0x80 && $0.decimalDigit != nil }
        && !word.contains { $0.value < 0x80 && $0.isLetter }
    }
  }
}
