import AuditModel
import LanguageData
import TextAnalysis

/// A translation has no words in capitals where its source has none.
package struct AllCapsRule: TextPairRule {
  package static let description = RuleDescription(
    id: "all-caps",
    title: "Words in capitals",
    rationale: "VoiceOver may spell them, and they are harder to read.",
    severity: .note,
    standards: [.hig("Typography")])

  package static let kinds = [100]

  /// Languages shorten other words than the source does.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("none", "Save all", "Alles sichern", in: "de"),
    .passes("capitals in both", "SAVE ALL", "ALLES SICHERN", in: "de"),
    .passes("one short word", "Web address", "Adresse URL", in: "fr"),
    .finds("two words", "Save all", "SALVA TUTTO", in: "it"),
    .finds("in Cyrillic", "Do not delete", "НЕ УДАЛЯТЬ", in: "ru"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.hasCase, capitals(pair.target.scalars) > 1,
      capitals(pair.source.scalars) == 0
    else { return [] }
    return [
      TextViolation(
        "several words are in capitals, which the source does not have",
        suggestion: "write them in small letters")
    ]
  }

  private func capitals(_ scalars: [Unicode.Scalar]) -> Int {
    var count = 0
    ProseWords(scalars).forEach { range in
      if range.count > 1, scalars[range].allSatisfy(\.isCapital) { count += 1 }
      return false
    }
    return count
  }
}
