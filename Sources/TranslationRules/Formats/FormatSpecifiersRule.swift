import AuditModel
import Localization

/// A translation takes the same arguments as its source.
package struct FormatSpecifiersRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-specifiers",
    title: "Format specifiers differ from the source",
    rationale: """
      An argument that is missing is lost; one that is not supplied, or is taken as something else, \
      shows garbage or ends the app.
      """,
    severity: .error,
    standards: [.apple("String Format Specifiers")])

  package static let kinds = [1, 2, 3, 4, 5, 6]

  package static let examples: [TranslationExample] = [
    .passes("the same specifiers", "%d cards", "%d Karten", in: "de"),
    .passes("another order, with positions", "%@ of %d", "%2$d: %1$@", in: "de"),
    .passes("a percent sign", "%d%% done", "%d %% fertig", in: "de"),
    .finds("the number is lost", "%d cards", "Karten", in: "de"),
    .finds("one more than is supplied", "Cards", "%@ Karten", in: "de"),
    .finds("a text is taken as a number", "%@ cards", "%d Karten", in: "de"),
    .finds("another order without positions", "%@ of %d", "%d von %@", in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let differences = FormatString.compare(source: pair.source.format, target: pair.target.format)
    guard let first = differences.first(where: { !pair.servesOneNumber || !$0.isMissing }) else {
      return []
    }
    return [
      TextViolation(
        first.message,
        suggestion: "write the specifiers as in “\(pair.source.text)”, with positions such as "
          + "%1$@ where the order changes")
    ]
  }
}

extension FormatDifference {
  /// Whether an argument is not used, which a form for a single number may do.
  fileprivate var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  fileprivate var message: String {
    switch self {
    case .missing(let specifier): "\(specifier.text) of the source is not used"
    case .extra(let specifier): "\(specifier.text) takes an argument that is not supplied"
    case .otherType(let source, let target):
      "\(target.text) takes what the source supplies as \(source.text)"
    case .permuted: "the specifiers are in another order and have no positions"
    case .mixedPositions(let specifier):
      "\(specifier.text) has no position and others have"
    case .gap(let missing): "\(missing.text) is left out before one that is used"
    }
  }
}
