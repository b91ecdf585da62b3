import AuditModel
import Localization
import MessageSyntax
import TextShaping

/// A translation uses no argument that its source does not supply.
package struct FormatExtraRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-extra", title: "Argument is not supplied",
    rationale: """
      What happens to lie in memory is taken for an argument: people see garbage, or the app ends.
      """,
    severity: .error, standards: [.formatSpecifiers])

  package static let kinds = [2]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same specifiers", "%@ cards", "%@ Karten", in: "de"),
    .passes("the same argument twice", "Delete %@?", "%1$@ löschen? %1$@ ist dann weg.", in: "de"),
    .passes("a percentage in a text that nobody formats", "All", "100 % de", in: "fr"),
    .passes("a percentage with an ending", "50% off", "%50den fazla", in: "tr"),
    .passes(
      "the source says one number in words", [.one: "One card", .other: "%d cards"],
      [.one: "%d karta", .few: "%d karty", .other: "%d karet"], in: "cs"),
    .texts("the key has the argument", [("hello_%@", ["en": "Hello!", "de": "Hallo %@"])]),
    .finds("one more than is supplied", "Cards", "%@ Karten", in: "de"),
    .finds("a position that is not there", "%1$@ of %2$@", "%1$@ / %3$@", in: "th"),
    .finds("twice without a position", "Delete %@?", "%@ löschen? %@ ist dann weg.", in: "de"),
    .finds("a specifier in the middle", "%@ %d", "%@ %@ %d", in: "vi"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let readers = violations(in: pair) { $0.conversion != "n" }
    if !readers.isEmpty { return readers }
    return violations(in: pair) { $0.conversion == "n" }.map { $0.marked(.writesMemory) }
  }

  private func violations(
    in pair: TextPair, of isWanted: (FormatSpecifier) -> Bool
  ) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .extra(let specifier) = difference, isWanted(specifier) else { return nil }
      return TextViolation(
        "“\(specifier.text)” takes an argument that is not supplied",
        suggestion: "remove it, or write the position of the argument that is meant, as in “%1$@”")
    }
  }
}
