import AuditModel
import Localization

/// A text with plural forms names the variable that they belong to.
package struct StringsDictNoVariableRule: FileRule {
  package static let description = RuleDescription(
    id: "stringsdict-no-variable", title: "Plural entry without variable",
    rationale: """
      People never see the plural forms, whatever the number, because the format string does not \
      refer to them.
      """,
    howToFix: """
      Write `%#@name@` in `NSStringLocalizedFormatKey` where the words for the number belong. If \
      there is nothing to vary, move the string to the `.strings` file.
      """,
    falseAlarm: """
      A plain string without any forms works in a `.stringsdict` file; the rule still reports \
      it, because it belongs in the `.strings` file.
      """,
    severity: .warning,
    standards: [.apple("Stringsdict File Format")])

  package static let kinds = [58]

  package static let problems: Set<LocalizationProblem.Kind> = [.noVariable]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "the format uses the variable",
      [
        Sample.stringsDict(
          Sample.format, Sample.group("n", Sample.rule, Sample.number, Sample.forms))
      ]),
    .files(
      "the format does not use it",
      [
        Sample.stringsDict(
          Sample.pair("NSStringLocalizedFormatKey", "%d days"),
          Sample.group("n", Sample.rule, Sample.number, Sample.forms))
      ], finds: ["a"]),
    .files(
      "no variables", [Sample.stringsDict(Sample.pair("NSStringLocalizedFormatKey", "Days"))],
      finds: ["a"]),
  ]

  package init() {}
}
