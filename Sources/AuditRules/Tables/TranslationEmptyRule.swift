import AuditModel
import Localization

/// A translation says something where its source does.
package struct TranslationEmptyRule: TableRule {
  package static let description = RuleDescription(
    id: "translation-empty",
    title: "Translation is empty",
    rationale: "A button without a word, or a stop at which VoiceOver says nothing.",
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1")])

  package static let examples: [TableExample] = [
    .passes("both say something", ["save": "Save"], ["save": "Sichern"]),
    .passes("both are empty", ["gap": " "], ["gap": ""]),
    .finds("save", because: "nothing is there", ["save": "Save"], ["save": ""]),
    .finds("save", because: "only a no-break space is there", ["save": "Save"], ["save": "\u{A0}"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [TableViolation] {
    var result: [TableViolation] = []
    tables.forEachTranslation { source, target in
      if target.value.isBlank, !source.value.isBlank {
        result.append(
          TableViolation(
            target.key, at: target.valueLocation,
            "nothing stands where the source says “\(source.value.format)”",
            suggestion: "translate it"))
      }
    }
    return result
  }
}

extension TableValue {
  /// Whether there is nothing to read in it.
  fileprivate var isBlank: Bool { format.allSatisfy(\.isWhitespace) && variables.isEmpty }
}
