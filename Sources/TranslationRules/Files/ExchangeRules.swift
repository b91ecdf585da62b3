import AuditModel

/// The rules about exchange files, which hold source strings and translations beside each other and
/// so are looked at as a whole, by their formats' own rules.
package enum ExchangeRules {
  /// A file that breaks the rules of its format; what of it no program reads, or some do not.
  package static let xliffInvalid = RuleDescription(
    id: "xliff-invalid", title: "Invalid XLIFF file",
    rationale: """
      A translation tool rejects the file or reads less of it than it contains, and translators' \
      work comes back damaged or not at all.
      """,
    howToFix: """
      Correct the element at the reported position as the specification asks, or export the file \
      again. `legible validate` lists warnings as well.
      """,
    falseAlarm: """
      The specification decides, so a file that a lenient tool accepts is reported. The \
      `build-num` attribute that Xcode writes is accepted, although the strict schema of XLIFF \
      1.2 lacks it.
      """,
    severity: .error,
    standards: [.xliff("1.2 and 2.0 to 2.2")])

  /// The strings that Xcode's import would skip silently.
  package static let importBlockers = RuleDescription(
    id: "import-blockers", title: "Content that Xcode's import skips",
    rationale: """
      Xcode reports success although it skipped strings or a whole language, so people never see \
      translations that were paid for.
      """,
    howToFix: """
      Add `target-language` to each `<file>` and a `<source>` to each unit, remove the namespace \
      prefix and empty inline elements, and keep one unit per id. Then import with Xcode again \
      and check the diff.
      """,
    falseAlarm: """
      A file that is never imported with Xcode does not need this. XLIFF 1.2 files count as \
      Xcode's if their tool is Xcode or an `original` ends in .strings, .stringsdict, \
      .xcstrings, .storyboard, .xib or .plist.
      """,
    severity: .error,
    standards: [.apple("Importing localizations")])

  /// The kinds of checks that they stand for.
  package static let kinds = [140]

  /// All of them.
  package static let all = [xliffInvalid, importBlockers]
}
