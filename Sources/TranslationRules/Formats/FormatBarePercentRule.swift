import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// In a text with arguments, each percent sign begins a specifier or is written “%%”.
package struct FormatBarePercentRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "format-bare-percent", title: "Percent sign begins no specifier",
    rationale: """
      Foundation does not show such a percent sign, nor what it takes for the rest of a specifier.
      """,
    severity: .error, standards: [.formatSpecifiers])

  package static let kinds = [9]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("a text that nobody formats", "50% off", "50 % Rabatt, 10%", in: "de"),
    .passes("it is escaped", "%@: all", "%@ : 100 %%", in: "fr"),
    .passes("an address", source: "%@: https://a.example/b%20e"),
    .passes(
      "an encoded address", "%@: https://a.example/é", "%@ https://a.example/%C3%A9", in: "es"),
    .finds("the source has it, which is told once", "%@: all 100%", "%@ : 100%", in: "fr"),
    .passes("a date", "%A, %B %d, %Y", "%A %d. %B %Y", in: "de"),
    .passes("a time", source: "%Y-%m-%d %H:%M"),
    .finds("at the end", "%@: all", "%@: 100%", in: "nl", fixed: "%@: 100%%"),
    .finds("before a bracket", "%@ (all)", "%@ (100%)", in: "it", fixed: "%@ (100%%)"),
    .finds("before a word of another script", "%@: all", "%@：100%全部", in: "zh-Hans"),
    .finds("what was a specifier", "%1$@ wins", "%1$ voittaa", in: "fi"),
    .finds("in the source", source: "%@: 100%"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations(isMendable: true) { difference in
      if case .barePercent = difference { Self.violation } else { nil }
    }
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.percent), !text.text.isDatePattern else { return [] }
    let format = text.text.formatWithoutAddresses
    guard !format.strayPercents.isEmpty, format.specifiers.contains(where: \.isMeant) else {
      return []
    }
    return [Self.violation]
  }

  private static let violation = TextViolation(
    "a “%” begins no specifier and is not shown",
    suggestion: "write “%%” for a percent sign, or the whole specifier")
}
