import AuditModel
import Localization

/// Texts of a catalog vary in ways that Xcode takes.
package struct CatalogNestingRule: FileRule {
  package static let description = RuleDescription(
    id: "catalog-illegal-nesting", title: "Texts vary in a way that Xcode does not take",
    rationale: """
      Xcode refuses the catalog, or takes it and loses one of two texts when translations come back.
      """,
    severity: .error, standards: [.apple("Localizing and varying text with a string catalog")])

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
      "what is for all other devices varies",
      [Sample.catalog(Sample.variations("device", "\"other\":{\(plural)}"))], finds: [""]),
    .files(
      "a plural form varies",
      [
        Sample.catalog(
          Sample.variations("plural", "\"one\":{\(plural)},\"other\":{\(Sample.unit("Tap"))}"))
      ], finds: [""]),
    .files(
      "a text beside its forms", [Sample.catalog("\(Sample.unit("Go")),\(plural)")], finds: [""]),
    .files(
      "plural forms beside devices",
      [
        Sample.catalog(
          "\"variations\":{\"plural\":{\"other\":{\(Sample.unit("Go"))}},"
            + "\"device\":{\"other\":{\(Sample.unit("Go"))}}}")
      ], finds: [""]),
  ]

  package init() {}
}
