import AuditModel
import LanguageData
import TextAnalysis

/// A translation begins with the mark of its source.
package struct StartPunctuationRule: TextPairRule {
  package static let description = RuleDescription(
    id: "start-punctuation", title: "Different initial punctuation",
    rationale: """
      People miss the bullet of a list item, or take the rest of a sentence for a new one.
      """,
    howToFix: "Begin the translation with the mark of the source.",
    falseAlarm: """
      A different word order often moves what comes first. Dashes of any length count as one, \
      and quotation marks, percent signs, `¿` and `¡` do not count; the rule is off by default.
      """,
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds = [83]

  /// Word order moves what appears first.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("the same bullet", "• One", "• Eins", in: "de"),
    .passes("another dash", "- One", "– Un", in: "fr"),
    .passes("an argument is no mark", "%@ is on", "Apparaat %@ inschakelen", in: "nl"),
    .passes("Spanish opens questions", "Delete?", "¿Eliminar?", in: "es"),
    .passes("quotation marks", "“One” is off", "“One” apagado", in: "es"),
    .finds("the bullet is lost", "• One", "Один", in: "ru"),
    .finds("an added full stop", "One", ". 一", in: "zh-Hans"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let source = start(pair.source.scalars)
    let target = start(pair.target.scalars)
    guard source != target else { return [] }
    return [
      TextViolation(
        source.map { "the source begins with \($0.spoken), the translation does not" }
          ?? "the translation begins with \(target?.spoken ?? ""), the source does not",
        suggestion: "begin it like the source")
    ]
  }

  /// The mark at the beginning, with one dash for all.
  private func start(_ scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard let first = scalars.first(where: { !$0.isBlank }), first != .placeholder else {
      return nil
    }
    switch first.properties.generalCategory {
    case .dashPunctuation: return "-"
    case .otherPunctuation where !first.isQuotationMark:
      return first == "¿" || first == "¡" || first.isPercentSign ? nil : first
    default: return nil
    }
  }
}
