import AuditModel
import Localization
import MessageSyntax

/// A key is a name rather than a text.
package struct SpaceInKeyRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "space-in-key", title: "Space in a key",
    rationale: """
      In projects that name strings by identifiers, a sentence as a key makes developers change \
      every language when the wording changes.
      """,
    howToFix: """
      Rename the key to an identifier such as `button.save`, and keep the sentence as its source \
      value.
      """,
    falseAlarm: """
      Natural-language keys are Apple's own style, so most projects have nothing to fix; the \
      rule is off by default.
      """,
    severity: .note,
    standards: [])

  package static let kinds = [33]

  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .texts("a name", [("button.save-all", ["en": "Save all"])]),
    .texts(
      "a sentence", [("Save all", ["en": "Save all", "de": "Alles sichern"])], finds: ["Save all"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.key.hasASCII(" ") else { return [] }
    return [TextViolation("the key has spaces", suggestion: "use a name such as button.save")]
  }
}
