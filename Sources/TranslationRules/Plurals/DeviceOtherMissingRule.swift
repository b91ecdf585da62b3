import AuditModel
import Localization

/// Texts for devices have one for all that are not named.
package struct DeviceOtherMissingRule: FileRule {
  package static let description = RuleDescription(
    id: "device-other-missing", title: "Text for other devices is missing",
    rationale: "On a device that is not named, or that comes out next year, the key is shown.",
    severity: .warning, standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [60]

  package static let problems: Set<LocalizationProblem.Kind> = [.missingDeviceOther]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "it is there",
      [
        Sample.catalog(
          Sample.variations(
            "device", "\"mac\":{\(Sample.unit("Click"))},\"other\":{\(Sample.unit("Tap"))}"))
      ]),
    .files(
      "it is not",
      [Sample.catalog(Sample.variations("device", "\"mac\":{\(Sample.unit("Click"))}"))],
      finds: [""]),
    .files(
      "nor in a file of rules",
      [
        Sample.stringsDict(Sample.group("NSStringDeviceSpecificRuleType", Sample.pair("mac", "Go")))
      ],
      finds: [""]),
  ]

  package init() {}
}
