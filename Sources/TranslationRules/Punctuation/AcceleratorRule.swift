import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation has a key for its menu where its source has one.
package struct AcceleratorRule: TextPairRule {
  package static let description = RuleDescription(
    id: "accelerator",
    title: "Key of a menu differs",
    rationale: "In apps of other systems a letter behind “&” is a key; here it is shown as it is.",
    severity: .note,
    standards: [.hig("Keyboards")])

  package static let kinds = [105]

  package static let looksFor: TextFeatures = .ampersand

  /// Apple's platforms have no such keys.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("both have one", "&Save", "&Sichern", in: "de"),
    .passes("an ampersand between words", "Drag & drop", "Arrastrar y soltar", in: "es"),
    .passes("an entity", "A &amp; b", "A és b", in: "hu"),
    .passes("a name", "The R&D team", "Le service R&D", in: "fr"),
    .finds("it is lost", "&Save", "Сохранить", in: "ru"),
    .finds("one too many", "Save", "保存(&S)", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.ampersand) || pair.target.has(.ampersand) else { return [] }
    let source = hasKey(pair.source.scalars)
    let target = hasKey(pair.target.scalars)
    guard source != target else { return [] }
    return [
      TextViolation(
        source
          ? "the source has a key of a menu, the translation has none"
          : "the translation has a key of a menu, the source has none",
        suggestion: source ? "write “&” before a letter" : "take “&” away")
    ]
  }

  private func hasKey(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains { index in
      scalars[index] == "&" && scalars[at: index + 1]?.isLetter == true
        && scalars[at: index - 1]?.isLetter != true
    }
  }
}
