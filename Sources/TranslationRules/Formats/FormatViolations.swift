import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

extension TextPair {
  /// The message of a rule about the differences between the two formats: the most severe in words,
  /// and how many more there are.
  ///
  /// - Parameters:
  ///   - isFixable: whether to offer what can be fixed by rule.
  ///   - describe: says something of the differences that the rule is about.
  func formatViolations(
    isFixable: Bool = false, _ describe: (FormatDifference) -> TextViolation?
  ) -> [TextViolation] {
    if formatDifferences.isEmpty { return [] }
    let found = formatDifferences.compactMap(describe)
    guard var violation = found.max(by: { $0.rank < $1.rank }) else { return [] }
    if found.count > 1 { violation.message += ", and \(found.count - 1) more" }
    if isFixable { violation.fix = formatFix }
    return [violation]
  }

  /// The translation with what can be fixed by rule.
  var formatFix: TextFix? {
    guard let formats, let fixed = formats.fixed, !target.hasOtherFormat else { return nil }
    return formats.isFixCertain ? .safe(fixed) : .proposed(fixed)
  }
}

extension AuditedText {
  /// Whether its format is not its text, so that what is fixed in the one is not the other.
  fileprivate var hasOtherFormat: Bool {
    has(.percent) && !formatWithoutAddresses.text.isExactly(text)
  }
}

extension TextViolation {
  /// Its severity, where a rule's own is an error.
  fileprivate var rank: Severity { severity ?? .error }
}

extension Standard {
  /// The characters that Apple's platforms read as a specifier.
  static let formatSpecifiers: Self = .apple("String Format Specifiers")
}

extension TableValue {
  /// Whether a percent sign may be in one of the strings: a quick look at those that are alone.
  var mayHavePercent: Bool {
    if case .text(let text) = self { text.hasASCII("%") } else { true }
  }
}
