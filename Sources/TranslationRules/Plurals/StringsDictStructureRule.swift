import AuditModel
import Localization

/// The rules of plurals are as the system wants them.
package struct StringsDictStructureRule: FileRule {
  package static let description = RuleDescription(
    id: "stringsdict-structure", title: "Rules for plurals are not complete",
    rationale: "Without one of its parts the system shows the key, or a text without its words.",
    severity: .error, standards: [.apple("Stringsdict File Format")])

  package static let kinds = [57]

  package static let problems: Set<LocalizationProblem.Kind> = [
    .missingFormatKey, .missingRuleType, .unknownRuleType, .missingValueType, .invalidValueType,
    .invalidRules, .unknownCategory,
  ]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "all parts are there",
      [
        Sample.stringsDict(
          Sample.format, Sample.group("n", Sample.rule, Sample.number, Sample.forms))
      ]),
    .files(
      "texts for widths have no such parts",
      [Sample.stringsDict(Sample.group("NSStringVariableWidthRuleType", Sample.pair("20", "Go")))]),
    .files(
      "no format",
      [Sample.stringsDict(Sample.group("n", Sample.rule, Sample.number, Sample.forms))],
      finds: [""]),
    .files(
      "no rule",
      [Sample.stringsDict(Sample.format, Sample.group("n", Sample.number, Sample.forms))],
      finds: [""]),
    .files(
      "no type of the number",
      [Sample.stringsDict(Sample.format, Sample.group("n", Sample.rule, Sample.forms))],
      finds: [""]),
    .files(
      "a type that is no number",
      [
        Sample.stringsDict(
          Sample.format,
          Sample.group(
            "n", Sample.rule, Sample.pair("NSStringFormatValueTypeKey", "@"), Sample.forms))
      ], finds: [""]),
    .files(
      "a text instead of a dictionary", [Sample.stringsDict(Sample.format, Sample.pair("n", "x"))],
      // The variable is also one that the text names in vain, which another rule says.
      finds: [""]),
    .files(
      "a category that does not exist",
      [
        Sample.stringsDict(
          Sample.format,
          Sample.group(
            "n", Sample.rule, Sample.number, Sample.forms, Sample.pair("lots", "many days")))
      ], finds: [""]),
  ]

  package init() {}
}
