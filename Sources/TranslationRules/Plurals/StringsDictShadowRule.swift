import AuditModel
import Localization

/// A key stands in one file of a table.
package struct StringsDictShadowRule: FileRule {
  package static let description = RuleDescription(
    id: "stringsdict-shadow", title: "Text is hidden by the one with plural forms",
    rationale: """
      The system takes the key of the .stringsdict file, so what anybody changes in the .strings \
      file is never seen.
      """,
    severity: .warning, standards: [.apple("Stringsdict File Format")])

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
      ], finds: [""]),
  ]

  package init() {}
}
