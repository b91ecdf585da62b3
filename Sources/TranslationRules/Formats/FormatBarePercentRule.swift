import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// In a text with arguments, each percent sign begins a specifier or is written “%%”.
package struct FormatBarePercentRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "format-bare-percent", title: "Unescaped percent sign",
    rationale: """
      In a format string Foundation drops a lone `%`, and with it whatever it takes for the rest \
      of a specifier. People read “100” where “100%” was meant.
      """,
    howToFix: """
      Write `%%` for a percent sign. If it was meant to begin a specifier, write the whole \
      specifier, such as `%1$@`.
      """,
    falseAlarm: """
      A string that looks like a format, because its source has a specifier or `%%`, but that \
      the app never passes to `String(format:)` shows its percent sign unchanged. Date patterns \
      and percent-encoded URLs pass.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [9]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("a string that is not formatted", "50% off", "50 % Rabatt, 10%", in: "de"),
    .passes("it is escaped", "%@: all", "%@ : 100 %%", in: "fr"),
    .passes("a URL", source: "%@: https://a.example/b%20e"),
    .passes(
      "an encoded URL", "%@: https://a.example/é", "%@ https://a.example/%C3%A9", in: "es"),
    .finds("the source has it too, reported once", "%@: all 100%", "%@ : 100%", in: "fr"),
    .passes("a date", "%A, %B %d, %Y", "%A %d. %B %Y", in: "de"),
    .passes("a time", source: "%Y-%m-%d %H:%M"),
    .finds("at the end", "%@: all", "%@: 100%", in: "nl", fixed: "%@: 100%%"),
    .finds("before a bracket", "%@ (all)", "%@ (100%)", in: "it", fixed: "%@ (100%%)"),
    .finds("before a word of another script", "%@: all", "%@：100%全部", in: "zh-Hans"),
    .finds("an incomplete specifier", "%1$@ wins", "%1$ voittaa", in: "fi"),
    .finds("in the source", source: "%@: 100%"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations(isFixable: true) { difference in
      if case .barePercent = difference { Self.violation(lost: pair.lostSpecifier) } else { nil }
    }
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.percent), !text.text.isDatePattern,
      !text.location.isInGettext || !text.text.text.hasGettextMacro,
      !text.text.text.isTemplate
    else { return [] }
    let format = text.text.formatWithoutAddresses
    guard !format.strayPercents.isEmpty, format.specifiers.contains(where: \.isMeant) else {
      return []
    }
    return [Self.violation(lost: nil)]
  }

  /// - Parameter lost: the specifier that the translation lacks.
  private static func violation(lost: String?) -> TextViolation {
    TextViolation(
      "a “%” begins no specifier and is not shown",
      suggestion: lost.map { "write “\($0)” as the source does" }
        ?? "write “%%” for a percent sign, or the whole specifier")
  }
}

extension String {
  /// Whether it has a macro of `inttypes.h` in place of a conversion, as in `%<PRId64>`, which gettext
  /// replaces (GNU gettext manual, “Preparing Strings”).
  fileprivate var hasGettextMacro: Bool { hasBytes(of: "%<PRI") }

  /// Whether all its percent signs begin names of two small letters, as in `%tt by %ta`: the app's own
  /// template.
  fileprivate var isTemplate: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
      .dropFirst()
    return parts.count > 1
      && parts.allSatisfy { part in
        part.prefix { (0x61...0x7A).contains($0) }.count == 2
      } && !parts.allSatisfy { $0.first == UInt8(ascii: "l") }
  }
}
