import AuditModel
import Localization

/// A translation says something where its source does.
package struct EmptyValueRule: TextPairRule {
  package static let description = RuleDescription(
    id: "empty-value",
    title: "Translation is empty",
    rationale: "A button without a word, or a stop at which VoiceOver says nothing.",
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1")])

  package static let kinds = [28]

  package static let examples: [TranslationExample] = [
    .passes("both say something", "Save", "Sichern", in: "de"),
    .passes("both are empty", " ", "", in: "de"),
    .finds("nothing is there", "Save", "", in: "de"),
    .finds("only a no-break space is there", "Save", "\u{A0}", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.text.isBlank, !pair.source.text.isBlank else { return [] }
    return [
      TextViolation(
        "nothing stands where the source says “\(pair.source.text)”", suggestion: "translate it")
    ]
  }
}

extension String {
  /// Whether there is nothing to read in it.
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
