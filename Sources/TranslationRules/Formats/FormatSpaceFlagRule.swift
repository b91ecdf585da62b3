import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// In a text with arguments, a percent sign before a space and a letter is written “%%”.
package struct FormatSpaceFlagRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "format-space-flag", title: "Percentage parsed as format specifier",
    rationale: """
      A space between `%` and a letter is a valid flag, so Foundation reads `100 % de` as an \
      integer specifier. People see a stray number, later specifiers read the wrong argument, \
      and the app may crash.
      """,
    howToFix: """
      Write `%%` for the percent sign, as in `100 %% de`. If a specifier is meant, delete the \
      space: `%d`.
      """,
    falseAlarm: """
      A string with specifiers that the app never formats shows the percentage as written. `% d` \
      that reserves space for a minus sign passes only if the source string also has it.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [11]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("a string that is not formatted", "100% of it", "100 % de cela", in: "fr"),
    .passes("it is escaped", "100%% of %@", "100 %% de %@", in: "fr"),
    .passes("a no-break space", "%d%% of it", "%d\u{A0}%% de cela", in: "fr"),
    .passes("a specifier with a space on purpose", "% d", "% d", in: "de"),
    .passes("a source string that is not formatted", source: "50% off"),
    .finds("French", "All of %@", "100 % de %@", in: "fr", fixed: "100 %% de %@"),
    .finds("Swedish", "%d%% of it", "%d % igen", in: "sv", fixed: "%d %% igen"),
    .finds("Spanish", "%@: 5%% off", "%@: 5 % descuento", in: "es", fixed: "%@: 5 %% descuento"),
    .finds("the source has it too, reported once", "5% of %@", "5 % de %@", in: "fr"),
    .finds("… where the translation has another one", "1% of %@", "%@ : 1%", in: "fr"),
    .finds("it replaces an argument", "%d of %@", "%d: 5 % de", in: "fr"),
    .finds("a possible specifier", "%d days", "% dnů", in: "cs"),
    .finds("in the source", source: "%@: 50% off"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations(isFixable: true) { difference in
      guard case .spacedPercent(let specifier) = difference else { return nil }
      return Self.violation(specifier, lost: pair.lostSpecifier)
    }
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.percent), !text.text.isDatePattern else { return [] }
    let format = text.text.formatWithoutAddresses
    guard format.isFormatted else { return [] }
    let bytes = Array(format.text.utf8)
    return format.specifiers.filter { !$0.isMeant && $0.isPercentage(in: bytes) }.prefix(1).map {
      Self.violation($0, lost: nil)
    }
  }

  /// - Parameter lost: the specifier that the translation lacks.
  private static func violation(
    _ specifier: FormatSpecifier, lost: String?
  ) -> TextViolation {
    TextViolation(
      "“\(specifier.text)” is parsed as a specifier and takes an argument",
      suggestion: "write “%%” for a percent sign, or "
        + (lost.map { "“\($0)” as the source does" } ?? "the specifier without the space"))
  }
}

extension FormatSpecifier {
  /// Whether a number precedes it: a digit, or another specifier.
  fileprivate func isPercentage(in bytes: [UInt8]) -> Bool {
    var index = range.lowerBound
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    guard index > 0 else { return false }
    let scalar = Unicode.Scalar(bytes[index - 1])
    return ("0"..."9").contains(scalar)
      || index == range.lowerBound && "@du".unicodeScalars.contains(scalar)
  }
}
