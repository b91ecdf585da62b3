import AuditModel
import Localization

/// A catalog holds no keys that are no longer in the code.
package struct StaleExtractionRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "stale-extraction", title: "Stale key",
    rationale: """
      Xcode marked the key as stale because it no longer finds it in the code: translators work \
      on a string that people do not see.
      """,
    howToFix: """
      Delete the key from the catalog, or set it to be managed manually (`"extractionState" : \
      "manual"`) if code that Xcode does not scan uses it.
      """,
    falseAlarm: """
      A key that only generated code, a package or a run-time lookup uses is stale for Xcode \
      although the app shows it. If the key is a literal of the code, the finding is a note.
      """,
    severity: .warning,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [41]

  package static let examples: [TranslationExample] = [
    .texts("the key was added manually", [("save", ["en": "Save", "de": "Sichern"])]),
    .files("Xcode found it", [("A.xcstrings", catalog(""))]),
    .files("Xcode found it with its value", [("A.xcstrings", catalog("extracted_with_value"))]),
    .files("Xcode no longer finds it", [("A.xcstrings", catalog("stale"))], finds: ["a"]),
    .files(
      "a function of the app's own asks for it, which is a note",
      [("A.xcstrings", catalog("stale"))], finds: ["a"],
      facts: .swift(#"let title = localized("a")"#)),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.extraction == .stale else { return [] }
    if key.knowledge.facts.code?.names(key.entry.key) == true {
      return [
        TextViolation(
          "Xcode marks the key as stale, but the code has it",
          suggestion: "set it to be managed manually, so that it is not removed", severity: .note)
      ]
    }
    return [
      TextViolation(
        "Xcode no longer finds the key",
        suggestion: "remove it, or set it to be managed manually")
    ]
  }

  private static func catalog(_ state: String) -> String {
    let field = state.isEmpty ? "" : "\"extractionState\":\"\(state)\","
    return """
      {"sourceLanguage":"en","version":"1.0","strings":{"a":{\(field)"localizations":{"fi":
      {"stringUnit":{"state":"translated","value":"Ä"}}}}}}
      """
  }
}
