import AuditModel
import Localization

/// No key is the id of another key's text.
package struct IdCollisionRule: FileRule {
  package static let description = RuleDescription(
    id: "id-collision", title: "Two texts have one id in an export",
    rationale: "Xcode ends without a file for translators when it comes to export such a catalog.",
    severity: .error, standards: [.apple("Exporting localizations")])

  package static let kinds = [63]

  package static let problems: Set<LocalizationProblem.Kind> = [.idCollision]

  private typealias Sample = StructureExamples
  private static let varied =
    "\"a\":{\"localizations\":{\"en\":{"
    + Sample.variations("plural", "\"other\":{\(Sample.unit("Go"))}") + "}}}"

  package static let examples: [TranslationExample] = [
    .files("other keys", [Sample.catalog(keys: varied + ",\"a|==|word\":{}")]),
    .files(
      "the id of a form", [Sample.catalog(keys: varied + ",\"a|==|plural.other\":{}")], finds: [""]),
  ]

  package init() {}
}
