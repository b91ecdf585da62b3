import AuditModel
import LanguageData
import TextAnalysis

/// A translation has as many sentences as its source.
package struct SentenceCountRule: TextPairRule {
  package static let description = RuleDescription(
    id: "sentence-count", title: "Different number of sentences",
    rationale: "People miss information if the translation omits a sentence.",
    howToFix: """
      Check that the translation says all that the source says. Joined or split sentences are \
      fine.
      """,
    falseAlarm: """
      Localizers join and split sentences for good style, and a spaced abbreviation counts as \
      several. The rule is off by default.
      """,
    severity: .note,
    standards: [.unicode("UAX 29, Sentence Boundaries")])

  package static let kinds = [104]

  /// Translators join and part sentences.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("two sentences", "One. Two.", "Eins. Zwei.", in: "de"),
    .passes("two sentences in Chinese", "One. Two?", "一。二？", in: "zh-Hans"),
    .passes("Thai has no stops", "One. Two.", "หนึ่ง สอง", in: "th"),
    .passes("a version", "Use 1.2 now.", "Nu 1.2 gebruiken.", in: "nl"),
    .finds("one is lost", "One. Two.", "Один.", in: "ru"),
    .finds("one is added", "One, two.", "Uno. Dos.", in: "es"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.script != .southEastAsian,
      !pair.source.marks.isDisjoint(with: [.asciiMark, .otherMark])
        || !pair.target.marks.isDisjoint(with: [.asciiMark, .otherMark])
    else { return [] }
    let source = sentences(pair.source, pair.sourceLanguage)
    let target = sentences(pair.target, pair.language)
    guard source != target else { return [] }
    return [
      TextViolation(
        "sentences: \(target); in the source: \(source)",
        suggestion: "check that nothing is omitted")
    ]
  }

  private func sentences(_ text: AuditedText, _ language: Language) -> Int {
    let scalars = text.scalars
    var count = 0
    var isInside = false
    for index in scalars.indices {
      let mark = SentenceMark(scalars[index], in: language.habits)
      let ends = mark == .stop || mark == .question || mark == .exclamation
      if ends,
        scalars[index].value >= 0x80
          || scalars[at: index + 1].map({
            !$0.isLetter
              && $0.decimalDigit == nil
          }) ?? true
      {
        count += isInside ? 1 : 0
        isInside = false
      } else if scalars[index].isLetter || scalars[index] == .placeholder {
        isInside = true
      }
    }
    return count + (isInside ? 1 : 0)
  }
}
