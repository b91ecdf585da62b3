import AuditModel
import Localization

/// A catalog holds no keys that are no longer in the code.
package struct StaleExtractionRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "stale-extraction",
    title: "Key is no longer in the code",
    rationale: """
      Xcode has looked for it and not found it, so translators work on what nobody sees, while the \
      text that took its place waits.
      """,
    severity: .warning,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [41]

  package static let examples: [TranslationExample] = [
    .texts("a person put it there", [("save", ["en": "Save", "de": "Sichern"])]),
    .files("Xcode found it", [("A.xcstrings", catalog(""))]),
    .files("Xcode found it with its text", [("A.xcstrings", catalog("extracted_with_value"))]),
    .files("Xcode no longer finds it", [("A.xcstrings", catalog("stale"))], finds: ["a"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.extraction == .stale else { return [] }
    return [
      TextViolation(
        "Xcode no longer finds the key in the code",
        suggestion: "remove it, or mark it as managed by hand")
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
