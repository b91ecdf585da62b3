import AuditModel
import Localization

/// Strings for devices have one for all that are not named.
package struct DeviceOtherMissingRule: FileRule {
  package static let description = RuleDescription(
    id: "device-other-missing", title: "Missing string for other devices",
    rationale: """
      People with a device that has no variant of its own, such as next year's, see the key.
      """,
    howToFix: "Add an `other` variant whose wording suits any device.",
    falseAlarm: """
      An app that runs only on the listed devices does not need `other`. The rule does not know \
      the supported devices.
      """,
    severity: .warning,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [60]

  package static let problems: Set<LocalizationProblem.Kind> = [.missingDeviceOther]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "“other” is there",
      [
        Sample.catalog(
          Sample.variations(
            "device", "\"mac\":{\(Sample.unit("Click"))},\"other\":{\(Sample.unit("Tap"))}"))
      ]),
    .files(
      "“other” is missing",
      [Sample.catalog(Sample.variations("device", "\"mac\":{\(Sample.unit("Click"))}"))],
      finds: ["a"]),
    .files(
      "“other” is missing in a .stringsdict file",
      [
        Sample.stringsDict(Sample.group("NSStringDeviceSpecificRuleType", Sample.pair("mac", "Go")))
      ],
      finds: ["a"]),
  ]

  package init() {}
}
