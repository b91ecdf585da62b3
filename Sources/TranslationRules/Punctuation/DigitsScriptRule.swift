import AuditModel
import LanguageData
import TextAnalysis

/// The digits of a translation are those of its language, all of one sort.
package struct DigitsScriptRule: TextPairRule {
  package static let description = RuleDescription(
    id: "digits-script",
    title: "Digits of another script",
    rationale: "Numbers of two sorts in one sentence are hard to read and cannot be copied.",
    severity: .note,
    standards: [.unicode("CLDR, Numbering systems")])

  package static let kinds = [96]

  package static let examples: [TranslationExample] = [
    .passes("digits of ASCII in Arabic", "3 cards", "3 بطاقات", in: "ar"),
    .passes("digits of Arabic", "3 cards", "٣ بطاقات", in: "ar"),
    .passes("digits of Persian", "3 cards", "۳ کارت", in: "fa"),
    .passes("digits of Hindi", "3 cards", "३ कार्ड", in: "hi"),
    .passes("a name", "3 cards with H.264", "٣ بطاقات H.264", in: "ar"),
    .passes("digits of ASCII in Thai", "3 cards", "การ์ด 3 ใบ", in: "th"),
    .passes("the source has them", "Type ３", "Geben Sie ３ ein", in: "de"),
    .finds("digits of Arabic in Persian", "3 cards", "٣ کارت", in: "fa"),
    .finds("two sorts", "3 of 10", "٣ من 10", in: "ar"),
    .finds("wide digits", "12 cards", "カード１２枚", in: "ja"),
    .passes("one wide digit", "3 cards", "カード３枚", in: "ja"),
    .finds("digits of Hindi in German", "3 cards", "३ Karten", in: "de"),
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
          "\(foreign.spoken) is no digit of the language", suggestion: "write the digits of ASCII")
      ]
    }
    guard hasPlainDigit(scalars) else { return [] }
    return [
      TextViolation(
        "digits of two sorts stand in it", suggestion: "write all numbers in one sort of digits")
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
