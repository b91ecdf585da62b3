import AuditModel
import Localization
import MessageSyntax

/// A translation shows numbers as precisely and as widely as its source.
package struct PrecisionChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "precision-changed", title: "Changed number precision or width",
    rationale: "People read `1:5` instead of `1:05`, or 3 km instead of 3.2 km.",
    howToFix: """
      Write flags, width and precision as in the source string, such as `%02d` or `%.1f`.
      """,
    falseAlarm: """
      Some languages want it otherwise, such as Finnish times without a leading zero \
      (`%d.%02d`). The finding is a note for that reason, and a warning where the translation shows \
      fewer decimals than the source, or all six of a `%f`.
      """,
    severity: .note,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [16]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same precision", "%.1f km", "%.1f km", in: "de"),
    .finds("another precision", "%.2f km", "%.1f км", in: "uk"),
    .finds("the decimals are lost, which is a warning", "%.2f km", "%.0f км", in: "uk"),
    .finds("six decimals, which is a warning", "%.2f km", "%f km", in: "de"),
    .finds("the zero is lost", "%02d:%02d", "%d.%02d", in: "fi"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .otherLayout(let source, let target) = difference else { return nil }
      return TextViolation(
        "“\(target.text)” instead of “\(source.text)”",
        suggestion: "write “\(source.text)”, unless the language needs it",
        severity: target.losesDecimals(of: source) ? .warning : nil)
    }
  }
}

extension FormatSpecifier {
  /// Whether the other writes how many decimals it shows, and this one shows fewer, or leaves them
  /// open, so that six are shown (C11, 7.21.6.1).
  fileprivate func losesDecimals(of other: FormatSpecifier) -> Bool {
    guard let wanted = other.decimals else { return false }
    return decimals.map { $0 < wanted } ?? (text.last == "f" && !text.contains("."))
  }

  /// How many decimals it writes out, from its text such as `%.2f`; none when it leaves that open.
  private var decimals: Int? {
    guard typeClass == .double, let point = text.firstIndex(of: ".") else { return nil }
    let digits = text[text.index(after: point)...].prefix { $0.isNumber }
    return digits.isEmpty ? 0 : Int(digits)
  }
}
