import AuditModel
import Localization
import MessageSyntax
import TextShaping

/// A translation uses no argument that its source does not supply.
package struct FormatExtraRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-extra", title: "Extra format specifier",
    rationale: """
      The specifier reads an argument that the code does not pass. People see garbage from \
      memory, or the app crashes.
      """,
    howToFix: """
      Delete the specifier, or give it the position of the argument that it repeats, such as \
      `%1$@`. If the code does pass the argument, add its specifier to the source string first.
      """,
    falseAlarm: """
      In a string that the app never formats, a percent sign directly before a letter, as in \
      `%de`, looks like a specifier unless a digit precedes it. A specifier that the code \
      supplies although neither the source string nor the key shows it is also reported.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [2]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same specifiers", "%@ cards", "%@ Karten", in: "de"),
    .passes("the same argument twice", "Delete %@?", "%1$@ löschen? %1$@ ist dann weg.", in: "de"),
    .passes("a percentage in a string that is not formatted", "All", "100 % de", in: "fr"),
    .passes("a percentage with an ending", "50% off", "%50den fazla", in: "tr"),
    .passes(
      "the source spells out one number", [.one: "One card", .other: "%d cards"],
      [.one: "%d karta", .few: "%d karty", .other: "%d karet"], in: "cs"),
    .texts("the key has the argument", [("hello_%@", ["en": "Hello!", "de": "Hallo %@"])]),
    .finds("one more than the code passes", "Cards", "%@ Karten", in: "de"),
    .finds("a position that is not there", "%1$@ of %2$@", "%1$@ / %3$@", in: "th"),
    .finds("twice without a position", "Delete %@?", "%@ löschen? %@ ist dann weg.", in: "de"),
    .finds("one for the percent sign of the source", "Fifty %", "50 %@", in: "de"),
    .finds("… with a length", "Save %", "Speichern %ld", in: "de"),
    .passes("a percentage in Turkish", "99% of all", "tümünün %99'u", in: "tr"),
    .passes("an address with other letters", "wiki:Euler", "wiki:Eulersche_%CF%86", in: "de"),
    .passes("a percentage with a word behind it", "100% of it", "100%de", in: "fr"),
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
      guard case .extra(let specifier) = difference, isWanted(specifier),
        !pair.source.text.hasPercentage(of: specifier)
      else { return nil }
      return TextViolation(
        "“\(specifier.text)” takes an argument that the source does not have",
        suggestion: pair.source.formatWithoutAddresses.specifiers.isEmpty
          ? "remove it" : "remove it, or write the position of the intended argument, as in “%1$@”")
    }
  }
}

extension String {
  /// Whether a specifier is a percentage of the text, whose sign precedes it in Turkish: “99%” is “%99”.
  fileprivate func hasPercentage(of specifier: FormatSpecifier) -> Bool {
    let digits = specifier.text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && hasBytes(of: "\(digits)%")
  }
}
