extension WCAGCriterion {
  /// Principle 4.
  ///
  /// Sources: W3C, WCAG 2.2 and 2.0, for numbers, names and levels; EN 301 549 V3.2.1, chapter 11, for
  /// clauses.
  static let robust: [WCAGCriterion] = [
    WCAGCriterion(
      "4.1.1", "Parsing", .a, clause: "11.4.1.1.1",
      "Judge whether it applies: it is about content in a markup language, such as that of web views."
    ),
    WCAGCriterion(
      "4.1.2", "Name, Role, Value", .a, clause: "11.4.1.2.1",
      "With VoiceOver, listen to each control and change it: label, kind, value and state are announced, and are right."
    ),
    WCAGCriterion(
      "4.1.3", "Status Messages", .aa, since: .wcag21, clause: "11.4.1.3.1",
      "With VoiceOver on, make each message appear that does not take the focus, such as “saved” or a count of results: it is announced."
    ),
  ]
}
