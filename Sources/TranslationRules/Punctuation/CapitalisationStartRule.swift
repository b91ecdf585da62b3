import AuditModel
import TextAnalysis

/// A translation begins with a capital where its source does.
package struct CapitalisationStartRule: TextPairRule {
  package static let description = RuleDescription(
    id: "capitalisation-start", title: "Different case of first letter",
    rationale: "People take a lowercase title or button among capitalized ones for a mistake.",
    howToFix: """
      Begin with an uppercase letter where the source does. Keep a lowercase start for a string \
      that continues another one.
      """,
    falseAlarm: """
      A string that continues another one in this language only, or that begins with an uppercase \
      proper noun. “iCloud”, “macOS” and other names with uppercase letters inside, German nouns \
      and scripts without case pass.
      """,
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds = [99]

  package static let examples: [TranslationExample] = [
    .passes("uppercase in both", "Save all", "Tallenna kaikki", in: "fi"),
    .passes("a fragment", "and more", "i więcej", in: "pl"),
    .passes("German nouns are capitalized", "cards", "Karten", in: "de"),
    .passes("a name with a lowercase start", "Open", "iCloud öppnas", in: "sv"),
    .passes("a source with a name at its start", "macOS settings", "Réglages de macOS", in: "fr"),
    .passes("a name of the source that moved", "To install macOS", "macOS asennetaan", in: "fi"),
    .passes("an argument comes first", "Cards of %@", "%@ kartice", in: "hr"),
    .passes("a number comes first", "Delete 3", "3 karty usunąć", in: "pl"),
    .passes("a script without case", "Save", "保存", in: "ja"),
    .passes("Georgian begins no sentence with a capital", "Save", "შენახვა", in: "ka"),
    .passes("Spanish opens the question", "Delete?", "¿Eliminar?", in: "es"),
    .passes("a shortened article", "In the morning", "’s Ochtends", in: "nl"),
    .passes("an elided article", "Address", "L’adresse", in: "fr"),
    .finds("a lowercase letter", "Save all", "enregistrer tout", in: "fr"),
    .finds("a lowercase letter in Cyrillic", "Save all", "сохранить всё", in: "ru"),
    .finds("a source in lowercase", "none given", "Nada", in: "es"),
    .finds("an uppercase letter in a fragment", "and more", "És még több", in: "hu"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.hasCase, pair.sourceLanguage.habits.hasCase,
      let source = ProseWords(pair.source.scalars).firstLetters,
      let target = ProseWords(pair.target.scalars).firstLetters
    else { return [] }
    if source.first.isCapital, target.first.isSmall,
      !ProseWords(pair.target.scalars).beginsWithMixedCase
    {
      return [
        TextViolation(
          "it begins with lowercase \(target.first.spoken), the source with uppercase",
          suggestion: "capitalize it, unless it continues another string")
      ]
    }
    guard source.first.isSmall, !ProseWords(pair.source.scalars).beginsWithMixedCase,
      target.first.isCapital, target.second?.isCapital != true,
      !pair.language.habits.capitalizesNouns
    else { return [] }
    return [
      TextViolation(
        "it begins with uppercase \(target.first.spoken), the source with lowercase",
        suggestion: "write a lowercase letter, unless it begins with a name")
    ]
  }
}
