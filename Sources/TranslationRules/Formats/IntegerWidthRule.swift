import AuditModel
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// Whole numbers are read as `Int` has them, with 64 bits.
package struct IntegerWidthRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "integer-width-d", title: "Integer specifier of 32 bits",
    rationale: """
      A Swift `Int` has 64 bits and `%d` prints the lower 32, so people see wrong numbers beyond \
      2,147,483,647.
      """,
    howToFix: "Write `%lld` for a Swift `Int`, or `%ld` for an `NSInteger`.",
    falseAlarm: """
      Code that passes an `Int32`, a C `int` or only small numbers is correct. The rule does not \
      see the code, and is off by default.
      """,
    severity: .note,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [18]

  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("64 bits", source: "%lld cards"),
    .passes("an object", source: "%@ cards"),
    .passes("no specifier", source: "100 % de"),
    .finds("32 bits", source: "%d cards"),
    .finds("reported once per key", source: [.one: "%1$i card", .other: "%1$i cards"]),
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
          "“\(short.text)” formats 32 bits of an integer",
          suggestion:
            "write “lld” instead of “\(short.conversion)” where the code passes an Int",
          at: leaf)
      ]
    }
    return []
  }
}
