import AuditModel
import Localization

/// A key has a name.
package struct EmptyKeyRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "empty-key",
    title: "Key is empty",
    rationale: """
      The system shows this text wherever code asks for an empty one, so it turns up where nothing \
      was to be.
      """,
    severity: .warning, standards: [])

  package static let kinds = [31]

  package static let examples: [TranslationExample] = [
    .files("a key", [("en.lproj/A.strings", "\"a\" = \"A\";")]),
    .texts("catalogs may have it", [("", ["en": "", "de": ""])]),
    .files("a text for nothing", [("en.lproj/A.strings", "\"\" = \"A\";")], finds: [""]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.key.isEmpty, !key.table.file.hasSuffix(".xcstrings") else {
      return []
    }
    return [
      TextViolation(
        "“\(key.entry.value.format)” has an empty key",
        suggestion: "give it a key, or remove it")
    ]
  }
}
