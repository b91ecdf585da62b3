import AuditModel
import Localization

/// A key is in one file of a table.
package struct StringsDictShadowRule: FileRule {
  package static let description = RuleDescription(
    id: "stringsdict-shadow", title: "Duplicate key in strings and stringsdict",
    rationale: """
      Foundation takes the entry of the `.stringsdict` file, so people never see what localizers \
      change in the `.strings` file.
      """,
    howToFix: """
      Delete the key from the `.strings` file, or from the `.stringsdict` file if it needs no \
      plural forms.
      """,
    falseAlarm: """
      `genstrings` writes each key of the code into the `.strings` file, and a team may keep the \
      entry for tools that do not read `.stringsdict` files. It has no effect in the app, so the \
      finding is a note.
      """,
    severity: .note,
    standards: [.apple("Stringsdict File Format")])

  package static let kinds = [59]

  package static let problems: Set<LocalizationProblem.Kind> = [.shadowedKey]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "other keys",
      [
        ("en.lproj/A.strings", "b = \"Days\";"),
        Sample.stringsDict(
          Sample.format, Sample.group("n", Sample.rule, Sample.number, Sample.forms)),
      ]),
    .files(
      "the same key",
      [
        ("en.lproj/A.strings", "a = \"%d days\";"),
        Sample.stringsDict(
          Sample.format, Sample.group("n", Sample.rule, Sample.number, Sample.forms)),
      ], finds: ["a"]),
  ]

  package init() {}

  /// The entry has no effect, and its forms are shown.
  package static func severity(of problem: LocalizationProblem) -> Severity { .note }
}
