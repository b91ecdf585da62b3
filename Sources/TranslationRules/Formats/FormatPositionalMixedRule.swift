import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A text writes the positions of all its arguments or of none.
package struct FormatPositionalMixedRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "format-positional-mixed", title: "Mixed numbered and unnumbered specifiers",
    rationale: """
      Unnumbered specifiers count from 1 whatever positions the others have. An argument then \
      appears twice, or the app reads it as the wrong type and crashes.
      """,
    howToFix: """
      Number every specifier: `%1$@ of %2$d`. If the source string mixes both styles, fix it \
      first.
      """,
    falseAlarm: """
      Unnumbered specifiers that happen to read the right arguments work; they are a warning \
      rather than an error, because the next edit breaks them.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [5]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("all have positions", "%@ of %d", "%2$d: %1$@", in: "fi"),
    .finds("the source has it too, reported once", "%1$@ of %d", "%1$@ von %d", in: "de"),
    .finds("only the source has it", "%1$@ and %@", "%1$@ und %2$@", in: "de"),
    .finds("… and means the same argument", "Go, %@? %1$@!", "Allez, %1$@ ? %1$@ !", in: "fr"),
    .finds("one has none", "%@ of %d", "%1$@ von %d", in: "de", fixed: "%1$@ von %2$d"),
    .finds("right by chance", "%@ of %d", "%@ из %2$d", in: "ru", fixed: "%1$@ из %2$d"),
    .finds("the first has none", "%@ %@ %d", "%@ %2$@ %3$d", in: "nb"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations(isFixable: true) { difference in
      guard case .mixedPositions(let specifier, let areRight) = difference else { return nil }
      return TextViolation(
        "“\(specifier.text)” has no position, but other specifiers do",
        suggestion: "write the position of each argument, as in “%1$@”",
        severity: areRight ? .warning : .error)
    }
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has([.percent, .dollar]), !text.text.isDatePattern else { return [] }
    let specifiers = text.text.format.specifiers.filter {
      $0.isMeant && $0.variableName == nil && $0.conversion != "*"
    }
    let written = Set(specifiers.filter(\.isExplicit).map(\.position))
    guard !written.isEmpty else { return [] }
    let others = specifiers.filter { !$0.isExplicit }
    // Those without positions are right when they take what no other takes.
    guard let first = others.first(where: { written.contains($0.position) }) ?? others.first else {
      return []
    }
    return [
      TextViolation(
        "“\(first.text)” has no position, but other specifiers do",
        suggestion: "write the position of each argument, as in “%1$@”, in all languages",
        severity: written.contains(first.position) ? .error : .warning)
    ]
  }
}
