import AuditModel
import LanguageData
import TextAnalysis

/// No letter is three times in a row.
package struct TripledLetterRule: TextPairRule {
  package static let description = RuleDescription(
    id: "tripled-letter", title: "Tripled letter",
    rationale: "People stumble over the typing slip, and VoiceOver mispronounces the word.",
    howToFix: "Check the spelling and delete the extra letter.",
    falseAlarm: """
      Compounds with a triple letter in other languages than German, and interjections such as \
      “Ahhh”. German, vowels of Filipino (“maaari”) and Estonian (“jäääär”), date patterns \
      (“yyyy”), uppercase words (“III”), scripts without case, and strings whose source has a \
      triple letter pass.
      """,
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds = [103]

  package static let examples: [TranslationExample] = [
    .passes("two letters in Finnish", "Save", "Tallennaan", in: "fi"),
    .passes("a Roman numeral", "In the 18th century", "Au XVIIIe siècle", in: "fr"),
    .passes("German compounds", "Shipping", "Schifffahrt", in: "de"),
    .passes(
      "a repeated syllable in Filipino", "You can use it.", "Maaari mo itong gamitin.", in: "fil"),
    .passes("three vowels of Filipino", "Sorting them", "Nagaaayos ng mga ito", in: "tl"),
    .passes("Estonian compounds", "Edge of the ice", "Jäääär", in: "et"),
    .finds("three consonants in Filipino", "Save", "I-savvve", in: "fil"),
    .passes("the source has it", "Hmmm", "Hmmm", in: "sv"),
    .passes("a Roman numeral", "Chapter 3", "Capitolo III", in: "it"),
    .passes("a date pattern", "Date", "yyyy", in: "pl"),
    .passes("a long vowel in Japanese", "Wow", "わーーー", in: "ja"),
    .finds("a typing slip", "Save", "Enregistrerrr", in: "fr"),
    .finds("a typing slip in Cyrillic", "Save", "Сохрааанить", in: "ru"),
    .finds("a typing slip within a word", "Cards", "Korttteja", in: "fi"),
  ]

  package init() {}

  /// As in “XVIIIe siècle”.
  private static let romanDigits = Set("IVXLCDM".unicodeScalars)
  private static let vowels = Set("aeiouäöüõ".unicodeScalars)

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.marks.contains(.tripledLetter), !pair.source.marks.contains(.tripledLetter),
      pair.language.habits.hasCase, pair.language.locale.language != "de"
    else { return [] }
    let scalars = pair.target.scalars
    let mayTripleVowels = pair.language.habits.triplesVowels
    var letter: Unicode.Scalar?
    ProseWords(scalars).forEach { range in
      let word = scalars[range]
      guard Set(word).count > 1, word.dropFirst().contains(where: \.isSmall) else { return false }
      letter = range.dropLast(2).first {
        scalars[$0] == scalars[$0 + 1] && scalars[$0] == scalars[$0 + 2]
          && !scalars[range.lowerBound...$0].allSatisfy(Self.romanDigits.contains)
          && !(mayTripleVowels && Self.vowels.contains(scalars[$0]))
      }.map { scalars[$0] }
      return letter != nil
    }
    guard let letter else { return [] }
    return [
      TextViolation(
        "“\(letter)” appears three times in a row", suggestion: "check the spelling")
    ]
  }
}
