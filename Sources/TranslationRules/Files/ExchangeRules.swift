import AuditModel

/// What is said of files for translators, which hold texts and translations beside each other and
/// so are looked at as a whole, by their formats' own rules.
package enum ExchangeRules {
  /// A file that breaks the rules of its format; what of it no program reads, or some do not.
  package static let xliffInvalid = RuleDescription(
    id: "xliff-invalid", title: "XLIFF file is not valid",
    rationale: """
      A program for translators refuses such a file, or reads less of it than it holds, and the \
      work comes back damaged.
      """,
    severity: .error, standards: [.xliff("1.2 and 2.0 to 2.2")])

  /// What Xcode would leave out of an import without a word.
  package static let importBlockers = RuleDescription(
    id: "import-blockers", title: "Xcode would not import this",
    rationale: """
      Xcode says that an import succeeded even where it skipped texts or whole languages, so a \
      translation that was paid for never reaches anybody.
      """,
    severity: .error, standards: [.apple("Importing localizations")])

  /// The kinds of checks that they stand for.
  package static let kinds = [140]

  /// All of them.
  package static let all = [xliffInvalid, importBlockers]
}
