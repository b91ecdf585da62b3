import AuditModel
import LanguageData
import TextAnalysis

/// A translation has no words in capitals where its source has none.
package struct AllCapsRule: TextPairRule {
  package static let description = RuleDescription(
    id: "all-caps", title: "Uppercase words not in source",
    rationale: "People read uppercase words more slowly, and VoiceOver may spell them.",
    howToFix: """
      Write the words in sentence case; for a visual effect use `textCase(.uppercase)` in \
      SwiftUI.
      """,
    falseAlarm: """
      Two or more abbreviations where the source uses words are reported. Languages abbreviate \
      different words, so the rule is off by default.
      """,
    severity: .note,
    standards: [.hig("Typography")], options: [allowed])

  private static let allowed = RuleOption.words(
    "allowed", of: "all-caps", "words that may be in uppercase")

  package static let kinds = [100]

  /// Languages shorten other words than the source does.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("sentence case", "Save all", "Alles sichern", in: "de"),
    .passes("uppercase in both", "SAVE ALL", "ALLES SICHERN", in: "de"),
    .passes("one short word", "Web address", "Adresse URL", in: "fr"),
    .finds("two words", "Save all", "SALVA TUTTO", in: "it"),
    .finds("in Cyrillic", "Do not delete", "НЕ УДАЛЯТЬ", in: "ru"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.hasCase, capitals(pair.target.scalars, pair.options) > 1,
      capitals(pair.source.scalars, pair.options) == 0
    else { return [] }
    return [
      TextViolation(
        "several words are in uppercase; the source has none",
        suggestion: "write them in sentence case")
    ]
  }

  private func capitals(_ scalars: [Unicode.Scalar], _ options: RuleOptionValues) -> Int {
    var count = 0
    ProseWords(scalars).forEach { range in
      if range.count > 1, scalars[range].allSatisfy(\.isCapital),
        !options.allows(Array(scalars[range]).text, by: Self.allowed)
      {
        count += 1
      }
      return false
    }
    return count
  }
}
