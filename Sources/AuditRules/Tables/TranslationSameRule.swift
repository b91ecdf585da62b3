import AuditModel
import Localization

/// A translation differs from its source.
package struct TranslationSameRule: TableRule {
  package static let description = RuleDescription(
    id: "translation-same",
    title: "Translation equals the source",
    rationale: """
      Often a text that was copied and then forgotten; sometimes a word that both languages share.
      """,
    severity: .note,
    standards: [.wcag("3.1.2")])

  package static let examples: [TableExample] = [
    .passes("another word", ["save": "Save"], ["save": "Sichern"]),
    .passes("nothing in it can be translated", ["count": "%1$d / %2$d"], ["count": "%1$d / %2$d"]),
    .passes("a single letter", ["unit": "%d m"], ["unit": "%d m"]),
    .passes("an address", ["web": "https://example.org"], ["web": "https://example.org"]),
    .passes(
      "another region of the same language", ["save": "Save"], ["save": "Save"], in: "en-GB"),
    .finds("save", because: "it was copied", ["save": "Save all"], ["save": "Save all"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [TableViolation] {
    if tables.source.locale.language == tables.target.locale.language { return [] }
    var result: [TableViolation] = []
    tables.forEachTranslation { source, target in
      if source.isTranslatable, source.value == target.value, source.value.format.isTranslatable {
        result.append(
          TableViolation(
            target.key, at: target.valueLocation,
            "“\(target.value.format)” is the same in the source language",
            suggestion: "translate it, unless the word is the same in both languages"))
      }
    }
    return result
  }
}

extension String {
  /// Whether there is a word in it that is no specifier and no address.
  fileprivate var isTranslatable: Bool {
    if contains("://") || contains("@") && contains(".") && !contains(" ") { return false }
    var rest = Substring(self)
    for specifier in FormatString(self).specifiers {
      if let range = rest.range(of: specifier.text) { rest.replaceSubrange(range, with: " ") }
    }
    return rest.split { !$0.isLetter }.contains { $0.count > 1 }
  }
}
