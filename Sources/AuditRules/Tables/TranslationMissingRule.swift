import AuditModel
import Localization

/// Every text of the source language has a translation.
package struct TranslationMissingRule: TableRule {
  package static let description = RuleDescription(
    id: "translation-missing",
    title: "Translation is missing",
    rationale: """
      In the middle of their own language people meet the source language, or a key, and VoiceOver \
      reads it with the wrong voice.
      """,
    severity: .error,
    standards: [.wcag("3.1.2"), .apple("Localization, Preparing your app's text for translation")])

  package static let examples: [TableExample] = [
    .passes("each key is there", ["save": "Save"], ["save": "Sichern"]),
    .passes("an empty text is there", ["gap": ""], ["gap": ""]),
    .finds(
      "delete", because: "the second key is not there", ["save": "Save", "delete": "Delete"],
      ["save": "Sichern"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [TableViolation] {
    tables.source.entries.filter { $0.needsTranslation && tables.target[$0.key] == nil }.map {
      entry in
      TableViolation(
        entry.key, at: entry.keyLocation, "“\(entry.value.format)” has no translation",
        suggestion: "add the key to \(tables.target.fileName)")
    }
  }
}

extension TableEntry {
  /// Whether the app shows it and it is to be translated.
  fileprivate var needsTranslation: Bool { isTranslatable && extraction != .stale }
}

extension StringTable {
  /// How to speak of the table's file.
  fileprivate var fileName: String {
    file.isEmpty ? "\(locale).lproj/\(name).strings" : file
  }
}
