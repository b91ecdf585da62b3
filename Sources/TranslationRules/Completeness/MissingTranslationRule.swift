import AuditModel
import Localization

/// Every text of the source language has a translation, or one that the system falls back to.
package struct MissingTranslationRule: TableRule {
  package static let description = RuleDescription(
    id: "missing-translation",
    title: "Translation is missing",
    rationale: """
      In the middle of their own language people meet the source language, or a key, and VoiceOver \
      reads it with the wrong voice.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2"), .apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [25]

  package static let examples: [TranslationExample] = [
    .texts("each key is there", [("save", ["en": "Save", "de": "Sichern"])]),
    .texts("an empty text is there", [("gap", ["en": "", "de": ""])]),
    .texts(
      "one key is not there",
      [("save", ["en": "Save", "de": "Sichern"]), ("delete", ["en": "Delete"])],
      finds: ["delete"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    tables.source.entries.filter {
      $0.needsTranslation && tables.target[$0.key] == nil && tables.fallback?[$0.key] == nil
    }.map { entry in
      KeyViolation(
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
