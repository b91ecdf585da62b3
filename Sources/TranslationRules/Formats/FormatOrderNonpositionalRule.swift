import AuditModel
import Localization
import MessageSyntax

/// A translation that changes the order of its arguments writes their positions.
package struct FormatOrderNonpositionalRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-order-nonpositional", title: "Order of arguments differs without positions",
    rationale: """
      Arguments are read in the order of the specifiers: a number is taken as a text, and the app ends.
      """,
    severity: .error, standards: [.formatSpecifiers])

  package static let kinds = [4]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same order", "%@ of %d", "%@ von %d", in: "de"),
    .passes("positions", "%@ of %d", "%2$d 件中の %1$@", in: "ja"),
    .passes("two of a type", "%@ by %@", "%@ 的 %@", in: "zh-Hans"),
    .finds(
      "another order", "%@, %lld sessions", "%lld 个会话，%@", in: "zh-Hans", fixed: "%2$lld 个会话，%1$@"),
    .finds(
      "three of them", "%@: %d of %.1f", "%.1f / %d : %@", in: "tr", fixed: "%3$.1f / %2$d : %1$@"),
    .finds("two of them are alike", "%@ %@ %d", "%d %@ %@", in: "hu"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations(isMendable: true) { difference in
      guard case .permuted(let source, let target) = difference else { return nil }
      return TextViolation(
        "the specifiers are \(target.listed), but the arguments come as \(source.listed)",
        suggestion: "write the position of each argument, as in “%1$@”")
    }
  }
}

extension [FormatSpecifier] {
  /// The first few of them.
  fileprivate var listed: String {
    prefix(6).map { "“\($0.text)”" }.joined(separator: ", ") + (count > 6 ? " …" : "")
  }
}
