import AuditModel
import Localization

/// Strings of a catalog vary in ways that Xcode takes.
package struct CatalogNestingRule: FileRule {
  package static let description = RuleDescription(
    id: "catalog-illegal-nesting", title: "Invalid variation in string catalog",
    rationale: """
      Xcode does not compile the catalog, or compiles it and loses one of two strings when \
      translations are imported.
      """,
    howToFix: """
      Vary by device first and by plural inside it, and give the `other` device and each plural \
      form a single `stringUnit`. Keep `stringUnit` or `variations`, not both.
      """,
    falseAlarm: "None known: Xcode rejects these shapes, or ignores one of the two strings.",
    severity: .error,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [61]

  package static let problems: Set<LocalizationProblem.Kind> = [
    .illegalNesting, .overlappingShapes,
  ]

  private typealias Sample = StructureExamples
  private static let plural = Sample.variations("plural", "\"other\":{\(Sample.unit("Go"))}")

  package static let examples: [TranslationExample] = [
    .files(
      "plural forms of a device",
      [
        Sample.catalog(
          Sample.variations("device", "\"mac\":{\(plural)},\"other\":{\(Sample.unit("Tap"))}"))
      ]),
    .files(
      "the string for other devices varies",
      [Sample.catalog(Sample.variations("device", "\"other\":{\(plural)}"))], finds: ["a"]),
    .files(
      "a plural form varies",
      [
        Sample.catalog(
          Sample.variations("plural", "\"one\":{\(plural)},\"other\":{\(Sample.unit("Tap"))}"))
      ], finds: ["a"]),
    .files(
      "a string beside its forms", [Sample.catalog("\(Sample.unit("Go")),\(plural)")], finds: ["a"]),
    .files(
      "plural forms beside devices",
      [
        Sample.catalog(
          "\"variations\":{\"plural\":{\"other\":{\(Sample.unit("Go"))}},"
            + "\"device\":{\"other\":{\(Sample.unit("Go"))}}}")
      ], finds: ["a"]),
  ]

  package init() {}
}
