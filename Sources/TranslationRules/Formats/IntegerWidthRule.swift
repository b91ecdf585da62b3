import AuditModel
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// Whole numbers are taken as `Int` has them, with 64 bits.
package struct IntegerWidthRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "integer-width-d", title: "Whole number is taken with 32 bits",
    rationale: """
      An `Int` of Swift has 64 bits, of which “%d” shows the lower half: numbers beyond two thousand \
      million come out wrong. Code in C that passes an `int` is right.
      """,
    severity: .note, standards: [.formatSpecifiers])

  package static let kinds = [18]

  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("64 bits", source: "%lld cards"),
    .passes("a text", source: "%@ cards"),
    .passes("no format", source: "100 % de"),
    .finds("32 bits", source: "%d cards"),
    .finds("once for all forms", source: [.one: "%1$i card", .other: "%1$i cards"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.value.mayHavePercent else { return [] }
    for leaf in key.entry.leaves where leaf.text.hasASCII("%") {
      let specifiers = FormatString(leaf.text).specifiers
      let short = specifiers.first { specifier in
        specifier.typeClass == .integer32 && specifier.conversion != "*" && specifier.isMeant
      }
      guard let short else { continue }
      return [
        TextViolation(
          "“\(short.text)” takes 32 bits of a whole number",
          suggestion:
            "write “lld” in the place of “\(short.conversion)” where the code passes an Int",
          at: leaf)
      ]
    }
    return []
  }
}
