import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation has a key for its menu where its source has one.
package struct AcceleratorRule: TextPairRule {
  package static let description = RuleDescription(
    id: "accelerator", title: "Mismatched keyboard accelerator",
    rationale: """
      Other platforms mark a shortcut key with `&`; iOS does not, and people see the character \
      in the label.
      """,
    howToFix: """
      Delete `&` before the letter. If the string table also serves other platforms, mark one \
      letter as the source does.
      """,
    falseAlarm: """
      An `&` directly before a letter counts, even in “&c.” or a company name. Apple platforms \
      have no accelerators, so the rule is off by default.
      """,
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
    .finds("the accelerator is lost", "&Save", "Сохранить", in: "ru"),
    .finds("an added accelerator", "Save", "保存(&S)", in: "ja"),
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
          ? "the source has an accelerator, the translation has none"
          : "the translation has an accelerator, the source has none",
        suggestion: source ? "write “&” before a letter" : "remove “&”")
    ]
  }

  private func hasKey(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains { index in
      scalars[index] == "&" && scalars[at: index + 1]?.isLetter == true
        && scalars[at: index - 1]?.isLetter != true
    }
  }
}
