import AuditModel
import Localization

/// A translation differs from its source.
package struct SameAsSourceRule: TextPairRule {
  package static let description = RuleDescription(
    id: "same-as-source",
    title: "Translation equals the source",
    rationale: """
      Often a text that was copied and then forgotten; sometimes a word that both languages share.
      """,
    severity: .note,
    standards: [.wcag("3.1.2")])

  package static let kinds = [44]

  package static let examples: [TranslationExample] = [
    .passes("another word", "Save", "Sichern", in: "de"),
    .passes("nothing in it can be translated", "%1$d / %2$d", "%1$d / %2$d", in: "de"),
    .passes("a single letter", "%d m", "%d m", in: "fi"),
    .passes("an address", "https://example.org", "https://example.org", in: "ja"),
    .passes("another region of the same language", "Save", "Save", in: "en-GB"),
    .finds("it was copied", "Save all", "Save all", in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.text.isExactly(pair.target.text), !pair.key.tables.isSameLanguage,
      pair.source.isTranslatable
    else { return [] }
    return [
      TextViolation(
        "“\(pair.target.text)” is the same in the source language",
        suggestion: "translate it, unless the word is the same in both languages")
    ]
  }
}

extension AuditedText {
  /// Whether there is a word in it that is no specifier and no address.
  fileprivate var isTranslatable: Bool {
    if text.contains("://") || text.contains("@") && text.contains(".") && !text.contains(" ") {
      return false
    }
    var rest = Substring(text)
    for specifier in format.specifiers {
      if let range = rest.range(of: specifier.text) { rest.replaceSubrange(range, with: " ") }
    }
    return rest.split { !$0.isLetter }.contains { $0.count > 1 }
  }
}
