import AuditModel

/// The rules that ask for more than a success criterion that they cite: a finding of theirs is a reason for
/// a person to look, and no failure of that criterion.
enum StricterRules {
  /// The ids of such rules, by the success criterion of WCAG.
  ///
  /// Sources: WCAG 2.2 and its Understanding documents, which say what fails a criterion.
  static let all: [String: Set<String>] = [
    // An order that differs from that of another variant may make as much sense.
    "1.3.2": orders,
    // A broken word or a small heading is still there to be read.
    "1.4.4": ["text-size-not-monotonic", "word-broken"],
    "1.4.10": ["word-broken", "focused-field-hidden"],
    // It is about movement that begins by itself, and not about a setting.
    "2.2.2": ["reduce-motion-ignored"],
    "2.4.3": orders,
    // It asks that headings and labels describe, and neither that there are any nor that they differ.
    "2.4.6": [
      "heading-missing", "heading-faked-in-label", "hint-repeats-label", "name-duplicate",
      "name-contains-action", "custom-action-duplicate", "voice-name-ambiguous",
    ],
    // The sentence around a link may say where it leads.
    "2.4.4": ["link-purpose-unclear"],
    // It asks that the label has the visible text, and neither that it can be said nor that it differs.
    "2.5.3": ["voice-name-ambiguous", "voice-name-unspeakable"],
    // It asks for 24 pt, and exempts spacing and equivalents, which the rule does not consider.
    "2.5.8": ["hit-region-small"],
    // It asks for visible words: an error beside its field and a label away from it are there to be read.
    "3.3.1": ["error-not-associated"],
    "3.3.2": ["field-label-not-adjacent"],
    // It is about controls, and not about the words of all strings.
    "3.2.4": ["forbidden-term", "glossary-miss"],
    // A name that repeats the role or the state is announced, twice.
    "4.1.2": ["name-contains-role", "name-contains-state"],
    // It asks that a message is announced, and not that it is announced once.
    "4.1.3": ["announce-duplicate-of-focus"],
  ]

  private static let orders: Set = [
    "order-changes-with-locale", "order-changes-with-size-class", "order-changes-with-text-size",
  ]

  /// Whether a finding is no failure of a criterion that its rule looks at.
  ///
  /// - Parameter matrix: the variants that were audited.
  static func isNoFailure(
    _ finding: Finding, of criterion: Criterion, in matrix: AuditMatrix
  ) -> Bool {
    if criterion.id == NutritionLabel.darkInterface { return !finding.isWorstInDark }
    guard let success = criterion.successCriterion else { return false }
    if success == "1.4.4", finding.isOnlyBeyondTwice(in: matrix) { return true }
    return all[success]?.contains(finding.rule) == true
  }
}

extension Finding {
  /// Whether it only shows where text is larger than its doubled size, of which the criterion does not speak,
  /// and a smaller size at which text is doubled was audited, too.
  ///
  /// Body text has 40 pt at AX3, 235 % of its usual 17 pt, and 33 pt, 194 %, at AX2 (Human Interface
  /// Guidelines, Typography).
  fileprivate func isOnlyBeyondTwice(in matrix: AuditMatrix) -> Bool {
    let doubled = DynamicTypeSize.accessibility3
    guard let least = node?.extent.dynamicTypeSizes.min(), least > doubled,
      matrix.dynamicTypeSizes.contains(doubled)
    else { return false }
    // That rule is about text that grows too little, at whatever size.
    return rule != "growth-below-style-maximum"
  }

  /// Whether the contrast that it reports is lowest in a dark appearance; a report has the worst one only.
  fileprivate var isWorstInDark: Bool {
    if case .text(let appearance) = evidence["appearance"] { return appearance.hasPrefix("dark") }
    return false
  }
}
