import AuditModel
import TextAnalysis

/// A translation begins with a capital where its source does.
package struct CapitalisationStartRule: TextPairRule {
  package static let description = RuleDescription(
    id: "capitalisation-start",
    title: "First letter differs in case",
    rationale: "A title or button that begins small among others looks like a mistake.",
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds = [99]

  package static let examples: [TranslationExample] = [
    .passes("capitals in both", "Save all", "Tallenna kaikki", in: "fi"),
    .passes("a fragment", "and more", "i więcej", in: "pl"),
    .passes("German nouns have capitals", "cards", "Karten", in: "de"),
    .passes("a name that begins small", "Open", "iCloud öppnas", in: "sv"),
    .passes("an argument comes first", "Cards of %@", "%@ kartice", in: "hr"),
    .passes("a number comes first", "Delete 3", "3 karty usunąć", in: "pl"),
    .passes("a script without capitals", "Save", "保存", in: "ja"),
    .passes("Spanish opens the question", "Delete?", "¿Eliminar?", in: "es"),
    .passes("a shortened article", "In the morning", "’s Ochtends", in: "nl"),
    .passes("an elided article", "Address", "L’adresse", in: "fr"),
    .finds("a small letter", "Save all", "enregistrer tout", in: "fr"),
    .finds("a small letter in Cyrillic", "Save all", "сохранить всё", in: "ru"),
    .finds("a capital in a fragment", "and more", "És még több", in: "hu"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.hasCase, pair.sourceLanguage.habits.hasCase,
      let source = ProseWords(pair.source.scalars).firstLetters,
      let target = ProseWords(pair.target.scalars).firstLetters
    else { return [] }
    if source.first.isCapital, target.first.isSmall, target.second?.isCapital != true {
      return [
        TextViolation(
          "it begins with a small \(target.first.spoken), the source with a capital",
          suggestion: "begin it with a capital, unless it goes on from another text")
      ]
    }
    guard source.first.isSmall, source.second?.isCapital != true, target.first.isCapital,
      target.second?.isCapital != true, !pair.language.habits.capitalizesNouns
    else { return [] }
    return [
      TextViolation(
        "it begins with a capital \(target.first.spoken), the source with a small letter",
        suggestion: "begin it small, unless it begins with a name")
    ]
  }
}
