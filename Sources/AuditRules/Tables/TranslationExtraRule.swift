import AuditModel
import Localization

/// A translation has no keys that the source language does not have.
package struct TranslationExtraRule: TableRule {
  package static let description = RuleDescription(
    id: "translation-extra",
    title: "Key is not in the source language",
    rationale: """
      Nobody sees the text: its key was renamed or taken away, and the translator works on what is \
      not used, while the renamed key waits for its translation.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let examples: [TableExample] = [
    .passes("the same keys", ["save": "Save"], ["save": "Sichern"]),
    .finds(
      "store", because: "the key was renamed", ["save": "Save"],
      ["save": "Sichern", "store": "Sichern"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [TableViolation] {
    tables.target.entries.filter { tables.source[$0.key] == nil }.map { entry in
      TableViolation(
        entry.key, at: entry.keyLocation, "the source language has no such key",
        suggestion: "remove it, or add it to \(tables.source.file)")
    }
  }
}
