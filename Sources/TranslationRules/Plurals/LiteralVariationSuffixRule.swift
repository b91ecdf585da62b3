import AuditModel
import Localization

/// No key ends like the id of a form.
package struct LiteralVariationSuffixRule: FileRule {
  package static let description = RuleDescription(
    id: "literal-variation-suffix", title: "Key looks like the id of a form",
    rationale: "Xcode takes what comes back for it for a form of another key, and drops it.",
    severity: .error, standards: [.apple("Importing localizations")])

  package static let kinds = [64]

  package static let problems: Set<LocalizationProblem.Kind> = [.ambiguousKey]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files("another word", [Sample.catalog(keys: "\"plain|==|word\":{}")]),
    .files("no word at all", [Sample.catalog(keys: "\"plural.one\":{}")]),
    .files("a plural form", [Sample.catalog(keys: "\"a|==|plural.one\":{}")], finds: [""]),
    .files("a device", [Sample.catalog(keys: "\"a|==|device.ipad\":{}")], finds: [""]),
  ]

  package init() {}
}
