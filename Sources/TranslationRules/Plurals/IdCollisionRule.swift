import AuditModel
import Localization

/// No key is the id of another key's text.
package struct IdCollisionRule: FileRule {
  package static let description = RuleDescription(
    id: "id-collision", title: "Duplicate ID in localization export",
    rationale: """
      Xcode crashes when it exports the catalog (“Duplicate values for key”), so localizers \
      receive no file.
      """,
    howToFix: "Rename one of the two keys, in the catalog and in the code.",
    falseAlarm: "None known: both strings get the same `trans-unit` ID.",
    severity: .error,
    standards: [.apple("Exporting localizations")])

  package static let kinds = [63]

  package static let problems: Set<LocalizationProblem.Kind> = [.idCollision]

  private typealias Sample = StructureExamples
  private static let varied =
    "\"a\":{\"localizations\":{\"en\":{"
    + Sample.variations("plural", "\"other\":{\(Sample.unit("Go"))}") + "}}}"

  package static let examples: [TranslationExample] = [
    .files("other keys", [Sample.catalog(keys: varied + ",\"a|==|word\":{}")]),
    .files(
      "ID of a form", [Sample.catalog(keys: varied + ",\"a|==|plural.other\":{}")], finds: [""]),
  ]

  package init() {}
}
