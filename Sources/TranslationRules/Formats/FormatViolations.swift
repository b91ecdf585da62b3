import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

extension TextPair {
  /// What a rule has to say of the differences between the two formats: the gravest in words, and how
  /// many more there are.
  ///
  /// - Parameters:
  ///   - isMendable: whether to offer what can be mended by rule.
  ///   - describe: says something of the differences that the rule is about.
  func formatViolations(
    isMendable: Bool = false, _ describe: (FormatDifference) -> TextViolation?
  ) -> [TextViolation] {
    if formatDifferences.isEmpty { return [] }
    let found = formatDifferences.compactMap(describe)
    guard var violation = found.max(by: { $0.rank < $1.rank }) else { return [] }
    if found.count > 1 { violation.message += ", and \(found.count - 1) more" }
    if isMendable { violation.fix = formatFix }
    return [violation]
  }

  /// The translation with what can be mended by rule.
  var formatFix: TextFix? {
    guard let formats, let mended = formats.mended, !target.hasOtherFormat else { return nil }
    return formats.isMendingCertain ? .safe(mended) : .proposed(mended)
  }
}

extension AuditedText {
  /// Whether its format is not its text, so that what is mended in the one is not the other.
  fileprivate var hasOtherFormat: Bool {
    has(.percent) && !formatWithoutAddresses.text.isExactly(text)
  }
}

extension TextViolation {
  /// Its severity, where a rule's own is an error.
  fileprivate var rank: Severity { severity ?? .error }
}

extension Standard {
  /// What Apple's platforms read as a specifier.
  static let formatSpecifiers: Self = .apple("String Format Specifiers")
}

extension TableValue {
  /// Whether a percent sign may stand in one of the texts: a quick look at those that are alone.
  var mayHavePercent: Bool {
    if case .text(let text) = self { text.hasASCII("%") } else { true }
  }
}
