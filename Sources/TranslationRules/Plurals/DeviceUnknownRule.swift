import AuditModel
import Localization

/// Texts for devices are for devices that there are.
package struct DeviceUnknownRule: FileRule {
  package static let description = RuleDescription(
    id: "device-unknown", title: "Text is for a device that does not exist",
    rationale: "No device ever shows the text.",
    severity: .warning, standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [60]

  package static let problems: Set<LocalizationProblem.Kind> = [.unknownDevice]

  private typealias Sample = StructureExamples

  package static let examples: [TranslationExample] = [
    .files(
      "all that there are",
      [
        Sample.catalog(
          Sample.variations(
            "device",
            ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other"]
              .map { "\"\($0)\":{\(Sample.unit("Go"))}" }.joined(separator: ",")))
      ]),
    .files(
      "another",
      [
        Sample.catalog(
          Sample.variations(
            "device", "\"phone\":{\(Sample.unit("Tap"))},\"other\":{\(Sample.unit("Go"))}"))
      ], finds: [""]),
  ]

  package init() {}
}
