import AuditModel
import Localization
import MessageSyntax

/// A key is a name rather than a text.
package struct SpaceInKeyRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "space-in-key",
    title: "Key has spaces",
    rationale: """
      Some projects want keys to be names, so that a text can change without its key; Apple's own \
      style is the other one.
      """,
    severity: .note, standards: [])

  package static let kinds = [33]

  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .texts("a name", [("button.save-all", ["en": "Save all"])]),
    .texts(
      "a text", [("Save all", ["en": "Save all", "de": "Alles sichern"])], finds: ["Save all"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.key.hasASCII(" ") else { return [] }
    return [TextViolation("the key has spaces", suggestion: "use a name such as button.save")]
  }
}
