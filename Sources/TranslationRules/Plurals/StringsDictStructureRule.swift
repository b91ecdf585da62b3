import AuditModel
import Localization

/// The rules of plurals are as Foundation requires them.
package struct StringsDictStructureRule: FileRule {
  package static let description = RuleDescription(
    id: "stringsdict-structure", title: "Invalid plural rule structure",
    rationale: """
      Foundation cannot apply the rule, so people see the key, or a sentence without its plural \
      part.
      """,
    howToFix: """
      In a `.stringsdict` file give each key `NSStringLocalizedFormatKey`, and each variable \
      `NSStringFormatSpecTypeKey` with `NSStringPluralRuleType`, `NSStringFormatValueTypeKey` \
      (such as `d` or `lld`) and forms named `zero`, `one`, `two`, `few`, `many` or `other`. In \
      a string catalog give each substitution a `formatSpecifier`.
      """,
    falseAlarm: """
      None known: the rule reports only required parts that are missing and parts that the format \
      does not know. Width and device rules need no format key and pass. A value type such as \
      `%ld` is reported as an error, because `__CFParseFormatSpec` in CFString.c of \
      swift-corelibs-foundation ends at its percent sign and reads no type of a number.
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
      "a complete entry",
      [
        Sample.stringsDict(
          Sample.format, Sample.group("n", Sample.rule, Sample.number, Sample.forms))
      ]),
    .files(
      "width rules, which need no format key",
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
      "a value type that is not numeric",
      [
        Sample.stringsDict(
          Sample.format,
          Sample.group(
            "n", Sample.rule, Sample.pair("NSStringFormatValueTypeKey", "@"), Sample.forms))
      ], finds: ["a"]),
    .files(
      "a value type with a percent sign",
      [
        Sample.stringsDict(
          Sample.format,
          Sample.group(
            "n", Sample.rule, Sample.pair("NSStringFormatValueTypeKey", "%ld"), Sample.forms))
      ], finds: ["a"]),
    .files(
      "a variable that is a string", [Sample.stringsDict(Sample.format, Sample.pair("n", "x"))],
      // The variable is also one that the text names in vain, which another rule says.
      finds: ["a"]),
    .files(
      "an unknown plural category",
      [
        Sample.stringsDict(
          Sample.format,
          Sample.group(
            "n", Sample.rule, Sample.number, Sample.forms, Sample.pair("lots", "many days")))
      ], finds: ["a"]),
  ]

  package init() {}
}
