import AuditModel
import Localization

/// The rules of plurals are as Foundation requires them.
package struct StringsDictStructureRule: FileRule {
  package static let description = RuleDescription(
    id: "stringsdict-structure", title: "Invalid plural rule structure",
    rationale: """
      Foundation cannot apply the rule, so people see the key, or a string without its plural \
      words.
      """,
    howToFix: """
      In a `.stringsdict` file give each key `NSStringLocalizedFormatKey`, and each variable \
      `NSStringFormatSpecTypeKey` with `NSStringPluralRuleType`, `NSStringFormatValueTypeKey` \
      (such as `d` or `lld`) and forms named `zero`, `one`, `two`, `few`, `many` or `other`. In \
      a string catalog give each substitution a `formatSpecifier`.
      """,
    falseAlarm: """
      None known: the rule reports only parts that the format requires or does not know. Width \
      and device rules need no format key and pass.
      """,
    severity: .error,
    standards: [.apple("Stringsdict File Format")])

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
      "width variants need no such parts",
      [Sample.stringsDict(Sample.group("NSStringVariableWidthRuleType", Sample.pair("20", "Go")))]),
    .files(
      "no format key",
      [Sample.stringsDict(Sample.group("n", Sample.rule, Sample.number, Sample.forms))],
      finds: ["a"]),
    .files(
      "no rule type",
      [Sample.stringsDict(Sample.format, Sample.group("n", Sample.number, Sample.forms))],
      finds: ["a"]),
    .files(
      "no value type",
      [Sample.stringsDict(Sample.format, Sample.group("n", Sample.rule, Sample.forms))],
      finds: ["a"]),
    .files(
      "a value type that is no number",
      [
        Sample.stringsDict(
          Sample.format,
          Sample.group(
            "n", Sample.rule, Sample.pair("NSStringFormatValueTypeKey", "@"), Sample.forms))
      ], finds: ["a"]),
    .files(
      "a string, not a dictionary", [Sample.stringsDict(Sample.format, Sample.pair("n", "x"))],
      // The variable is also one that the text names in vain, which another rule says.
      finds: ["a"]),
    .files(
      "a category that does not exist",
      [
        Sample.stringsDict(
          Sample.format,
          Sample.group(
            "n", Sample.rule, Sample.number, Sample.forms, Sample.pair("lots", "many days")))
      ], finds: ["a"]),
  ]

  package init() {}
}
