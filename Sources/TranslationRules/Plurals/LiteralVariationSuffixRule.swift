import AuditModel
import Localization

/// No key ends like the id of a form.
package struct LiteralVariationSuffixRule: FileRule {
  package static let description = RuleDescription(
    id: "literal-variation-suffix", title: "Key that resembles variation ID",
    rationale: """
      On import Xcode takes the key for a variation of another key and silently ignores its \
      translations, so people keep seeing the old ones.
      """,
    howToFix: """
      Rename the key so that it does not end like `|==|plural.one`, `|==|device.ipad` or \
      `|==|substitutions.name`.
      """,
    falseAlarm: """
      A team that never imports through Xcode is not affected. Other endings, such as \
      `plain|==|word`, pass.
      """,
    severity: .error,
    standards: [.apple("Importing localizations")])

  package static let kinds = [64]

  package static let problems: Set<LocalizationProblem.Kind> = [.ambiguousKey]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files("another word", [Sample.catalog(keys: "\"plain|==|word\":{}")]),
    .files("no separator", [Sample.catalog(keys: "\"plural.one\":{}")]),
    .files("a plural form", [Sample.catalog(keys: "\"a|==|plural.one\":{}")], finds: [""]),
    .files("a device", [Sample.catalog(keys: "\"a|==|device.ipad\":{}")], finds: [""]),
  ]

  package init() {}
}
