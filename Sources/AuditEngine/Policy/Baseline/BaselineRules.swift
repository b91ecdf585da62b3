import AuditModel

/// The rule about a baseline.
package enum BaselineRules {
  /// About entries that no finding fits any more.
  static let leftover = RuleDescription(
    id: "baseline-leftover", title: "Fixed finding in the baseline",
    rationale: """
      A defect that was fixed and stays in the baseline comes back without a finding, and people meet it \
      again.
      """,
    howToFix: """
      Run `legible baseline prune`, which removes what is fixed and adds nothing, and commit the file.
      """,
    falseAlarm: """
      A part of an app that is not in this checkout, such as a submodule that was not fetched, counts as \
      fixed.
      """,
    severity: .note,
    standards: [])

  /// The ids of the rules about what the team has decided, whose findings no baseline keeps.
  package static let areAboutDecisions: Set<String> = Set(
    (AcceptedRules.all + [leftover]).map(\.id))
}
