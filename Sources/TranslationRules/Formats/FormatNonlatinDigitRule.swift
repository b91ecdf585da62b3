import AuditModel
import Localization
import MessageSyntax

/// Specifiers are written with the characters, and in the order, that Foundation reads.
package struct FormatNonlatinDigitRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-nonlatin-digit", title: "Malformed format specifier",
    rationale: """
      Keyboards for other scripts and machine translation change the percent sign, the digits or \
      the order of a specifier. People then read `％1$@` instead of a name.
      """,
    howToFix: """
      Type the specifier in ASCII and without spaces: `%1$@`, `%d`. Retype it if it looks right, \
      because it may contain an invisible mark such as U+200F.
      """,
    falseAlarm: """
      `% d` with a space is valid and prints a space before a positive number, and `% @` prints \
      the same as `%@`, so these are notes. None known otherwise: the rule reports a malformed specifier only where one of the \
      source's specifiers is missing.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [13]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("a proper specifier", "%1$@", "%1$@", in: "ja"),
    .passes("a percent sign after a number", "%d%%", "%d％", in: "zh-Hans"),
    .passes("an Arabic percent sign", "%d%%", "%d٪", in: "ar"),
    .finds("a full-width percent sign", "%1$@", "％1$@", in: "ja", fixed: "%1$@"),
    .finds("full-width digits", "%1$@ %2$@", "%１$@、%２$@", in: "zh-Hans", fixed: "%1$@、%2$@"),
    .finds("Arabic digits", "%1$@ %2$d", "%١$@ %2$d", in: "ar", fixed: "%1$@ %2$d"),
    .finds("the dollar sign first", "Hi %1$@", "Ahoj %$1@", in: "cs", fixed: "Ahoj %1$@"),
    .finds("a space in it", "Hi %1$@", "Hei % 1$@", in: "nb", fixed: "Hei %1$@"),
    .finds("a space before the letter", "Hi %@", "Xin chào % @", in: "vi", fixed: "Xin chào %@"),
    .finds("a space before a number", "%d cards", "% d Karten", in: "de", fixed: "%d Karten"),
    .finds("the space has moved", "Number %lu", "Nombre% lu", in: "fr", fixed: "Nombre %lu"),
    .passes("a date", "%B %d, %Y", "%Y年%B%d日", in: "ja"),
    .finds("the reverse order", "Hi %@", "שלום @%", in: "he", fixed: "שלום %@"),
    .finds("the reverse order with a position", "%1$@", "@$1%", in: "fa", fixed: "%1$@"),
    .finds("an invisible mark", "%d", "%\u{200F}d", in: "ar", fixed: "%d"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations(isFixable: true) { difference in
      guard case .malformed(let specifier) = difference else { return nil }
      if specifier.isShown {
        return TextViolation(
          specifier.text.hasSuffix("@")
            ? "“\(specifier.text)” contains a space, which Foundation ignores"
            : "“\(specifier.text)” contains a space, which is shown before a number",
          suggestion: "write “\(specifier.proper)”", severity: .note)
      }
      return TextViolation(
        "“\(specifier.text)” is not parsed as “\(specifier.proper)”\(specifier.strangers)",
        suggestion: "write “\(specifier.proper)”", severity: .error)
    }
  }
}

extension MalformedSpecifier {
  /// Whether Foundation reads it all the same: a space before the letter is a flag.
  fileprivate var isShown: Bool { text.hasPrefix("% ") && !text.contains("$") }

  /// The correct specifier, without a blank that belongs before it.
  fileprivate var proper: Substring { fixed.drop { $0 == " " } }

  /// The names of what does not belong into a specifier.
  fileprivate var strangers: String {
    let names = text.unicodeScalars.filter { !$0.isASCII }.map { "U+\($0.hexadecimal)" }
    return names.isEmpty ? "" : " because of \(names.joined(separator: ", "))"
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
