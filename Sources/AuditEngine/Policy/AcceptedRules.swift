import AuditModel

/// The rules about what a team has accepted.
enum AcceptedRules {
  /// All of them.
  static let all = [expired, unused, unexplained]

  /// About an entry whose last day is over.
  static let expired = RuleDescription(
    id: "accepted-expired", title: "Expired acceptance",
    rationale: """
      A team accepted a defect for a limited time, and people with disabilities or speakers of a language \
      still meet it after that day.
      """,
    howToFix: """
      Fix the defect and remove the entry from `accepted` in `.legible.json`, or decide again: give the \
      entry a later `until` and a reason that still holds.
      """,
    falseAlarm: """
      The day is that of the machine in Coordinated Universal Time, or of `SOURCE_DATE_EPOCH`; a wrong \
      clock makes an entry expire too early.
      """,
    severity: .warning,
    standards: [])

  /// About a comment without a reason.
  static let unexplained = RuleDescription(
    id: "accepted-without-reason", title: "Acceptance without a reason",
    rationale: """
      A defect that is accepted without a reason cannot be judged again, and people meet it for as long as \
      the comment is there.
      """,
    howToFix: """
      Write the reason behind the rule: `legible:disable:next same-as-source the name of a product`. \
      Without one, the comment accepts nothing.
      """,
    falseAlarm: """
      A text that only speaks of such comments, such as a guide for contributors in a string, is reported.
      """,
    severity: .warning,
    standards: [])

  /// About an entry that fits no finding.
  static let unused = RuleDescription(
    id: "accepted-unused", title: "Unused acceptance",
    rationale: """
      An entry that fits nothing hides the next defect that it happens to fit, without a decision of the \
      team.
      """,
    howToFix: """
      Remove the entry from `accepted` in `.legible.json`, or correct its rule and location.
      """,
    falseAlarm: """
      An audit with options that leave out screens, languages, rules or files does not report unused \
      entries.
      """,
    severity: .warning,
    standards: [])
}
