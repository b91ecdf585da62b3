import AuditModel
import Localization

/// Strings for devices are for devices that there are.
package struct DeviceUnknownRule: FileRule {
  package static let description = RuleDescription(
    id: "device-unknown", title: "Unknown device name",
    rationale: "No device matches the name, so people never see the string.",
    howToFix: """
      Write `iphone`, `ipad`, `ipod`, `mac`, `applewatch`, `appletv`, `applevision` or `other`.
      """,
    falseAlarm: """
      A device name that Apple introduces after this release is reported until Legible knows it.
      """,
    severity: .warning,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [60]

  package static let problems: Set<LocalizationProblem.Kind> = [.unknownDevice]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "all known devices",
      [
        Sample.catalog(
          Sample.variations(
            "device",
            ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other"]
              .map { "\"\($0)\":{\(Sample.unit("Go"))}" }.joined(separator: ",")))
      ]),
    .files(
      "an unknown device",
      [
        Sample.catalog(
          Sample.variations(
            "device", "\"phone\":{\(Sample.unit("Tap"))},\"other\":{\(Sample.unit("Go"))}"))
      ], finds: ["a"]),
  ]

  package init() {}
}
