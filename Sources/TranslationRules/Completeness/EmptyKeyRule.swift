import AuditModel
import Localization

/// A key has a name.
package struct EmptyKeyRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "empty-key", title: "Empty key",
    rationale: """
      Foundation looks up an empty key like any other, so people may read this string wherever \
      the code passes an empty string.
      """,
    howToFix: """
      Give the string a key, or remove the entry. Use `Text(verbatim: "")` where nothing is to \
      be shown.
      """,
    falseAlarm: """
      An entry that the code looks up by the empty key on purpose is reported. String catalogs \
      are exempt, because Xcode accepts an empty key there, and so is an empty string, which \
      only keeps a file for the source language.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [31]

  package static let examples: [TranslationExample] = [
    .files("a key", [("en.lproj/A.strings", "\"a\" = \"A\";")]),
    .files("nothing under it", [("en.lproj/A.strings", "\"\" = \"\";")]),
    .texts("catalogs may have it", [("", ["en": "", "de": ""])]),
    .files("a string for the empty key", [("en.lproj/A.strings", "\"\" = \"A\";")], finds: [""]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.key.isEmpty, !key.entry.value.format.isEmpty,
      !key.table.file.hasSuffix(".xcstrings")
    else { return [] }
    return [
      TextViolation(
        "“\(key.entry.value.format)” has an empty key",
        suggestion: "give it a key, or remove it")
    ]
  }
}
