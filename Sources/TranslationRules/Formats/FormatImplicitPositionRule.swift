import AuditModel
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// A text with several arguments writes their positions, so that translators can change the order.
package struct FormatImplicitPositionRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "format-implicit-position", title: "Format specifiers without positions",
    rationale: """
      Many languages need the arguments in a different order. A localizer who moves an \
      unnumbered `%@` makes it read another argument, and people see the wrong value.
      """,
    howToFix: """
      Number the specifiers in the source string, such as `%1$@ of %2$lld`, so that localizers \
      can reorder them.
      """,
    falseAlarm: """
      Strings whose order is the same in every language, such as `%d × %d`, need no positions. \
      The rule reports every key with two or more unnumbered specifiers once, and counts the `*` \
      of `%*d` as one.
      """,
    severity: .note,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [8]

  package static let examples: [TranslationExample] = [
    .passes("one argument", source: "%@ cards"),
    .passes("positions", source: "%1$@ of %2$@"),
    .passes("a percent sign", source: "%d%%"),
    .passes("a date", source: "%d %B %Y"),
    .finds("two arguments", source: "%@ of %d"),
    .finds("reported once per key", source: [.one: "%d card in %@", .other: "%d cards in %@"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    if case .text(let text) = key.entry.value, text.countOfASCII("%") < 2 { return [] }
    // In PO files `msgfmt` checks the order, and a translation may add positions where it needs them.
    if key.entry.valueLocation.isInGettext { return [] }
    // The interpolations of a literal in Swift have no positions.
    if key.entry.valueLocation.file.hasSuffix(".swift") { return [] }
    for leaf in key.entry.leaves where leaf.text.countOfASCII("%") > 1 {
      if leaf.text.isDatePattern { continue }
      let specifiers = FormatString(leaf.text).specifiers.filter {
        $0.isMeant && !$0.isExplicit && $0.variableName == nil
      }
      guard let first = specifiers.first, specifiers.count > 1 else { continue }
      return [
        TextViolation(
          "\(specifiers.count) specifiers have no positions",
          suggestion: "write them as in “%1$\(first.text.dropFirst())”", at: leaf)
      ]
    }
    return []
  }
}
