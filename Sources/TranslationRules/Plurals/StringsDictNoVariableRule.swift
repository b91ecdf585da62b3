import AuditModel
import Localization

/// A text with plural forms names the variable that they belong to.
package struct StringsDictNoVariableRule: FileRule {
  package static let description = RuleDescription(
    id: "stringsdict-no-variable", title: "Text with plural forms names no variable",
    rationale: "The forms are never shown, whatever the number is.",
    severity: .warning, standards: [.apple("Stringsdict File Format")])

  package static let kinds = [58]

  package static let problems: Set<LocalizationProblem.Kind> = [.noVariable]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "it is named",
      [
        Sample.stringsDict(
          Sample.format, Sample.group("n", Sample.rule, Sample.number, Sample.forms))
      ]),
    .files(
      "it is not",
      [
        Sample.stringsDict(
          Sample.pair("NSStringLocalizedFormatKey", "%d days"),
          Sample.group("n", Sample.rule, Sample.number, Sample.forms))
      ], finds: [""]),
    .files(
      "there is none", [Sample.stringsDict(Sample.pair("NSStringLocalizedFormatKey", "Days"))],
      finds: [""]),
  ]

  package init() {}
}
