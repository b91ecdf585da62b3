import AuditModel

/// Between words is a dash, not a hyphen.
package struct DashStyleRule: TextPairRule {
  package static let description = RuleDescription(
    id: "dash-style", title: "Hyphen used as dash",
    rationale: "A hyphen joins what a dash separates, so people stumble over the sentence.",
    howToFix: "Write “–” (U+2013), or “—” (U+2014) where the language prefers it.",
    falseAlarm: """
      A hyphen between spaces that means a minus or a bullet is reported if the source has none \
      such. The choice of dash is a matter of style, so the rule is off by default.
      """,
    severity: .note,
    standards: [.unicode("UAX 44, Dash")])

  package static let kinds = [93]

  /// A matter of taste.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("a dash", "One – two", "Eins – zwei", in: "de"),
    .passes("a hyphen in both", "One - two", "Eins - zwei", in: "de"),
    .passes("a hyphen in a word", "A — b", "A — б-в", in: "ru"),
    .finds("a hyphen between spaces", "One – two", "Un - deux", in: "fr"),
    .finds("two hyphens", "One — two", "Uno -- dos", in: "es"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.marks.contains(.dash), pair.source.marks.contains(.dash),
      hasHyphenForDash(pair.target.scalars), !hasHyphenForDash(pair.source.scalars)
    else { return [] }
    return [
      TextViolation(
        "“-” (U+002D) between words instead of a dash", suggestion: "write “–” (U+2013)")
    ]
  }

  private func hasHyphenForDash(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains { index in
      scalars[index] == "-" && scalars[at: index - 1]?.isSpace == true
        && (scalars[at: index + 1]?.isSpace == true || scalars[at: index + 1] == "-")
    }
  }
}
