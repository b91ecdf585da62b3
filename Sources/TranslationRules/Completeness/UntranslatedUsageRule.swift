import AuditModel
import Localization

/// A usage description that no table has is shown in one language only.
package struct UntranslatedUsageRule: CodeRule {
  package static let description = RuleDescription(
    id: "usage-description-in-no-table", title: "Usage description without any translation",
    rationale: """
      People decide on access to the camera, the microphone or their location by this sentence, and iOS \
      shows it in the language of `Info.plist` to all of them.
      """,
    howToFix: """
      Add an `InfoPlist.xcstrings` catalog, or an `InfoPlist.strings` file for each language, with the \
      `NS…UsageDescription` key.
      """,
    falseAlarm: """
      A key that an app no longer needs, or that belongs to a target for developers only, is reported. \
      `INFOPLIST_KEY_…` settings that differ between targets are not looked at.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2"), .apple("Information Property List, usage descriptions")])

  package static let pointsAtSource = false

  package static let kinds = [47]

  package static let examples: [TranslationExample] = [
    .files(
      "a table has it",
      [
        ("en.lproj/Localizable.strings", "save = \"Save\";"),
        ("fr.lproj/Localizable.strings", "save = \"Enregistrer\";"),
        ("fr.lproj/InfoPlist.strings", "NSCameraUsageDescription = \"Pour lire un code.\";"),
      ], facts: .usage("NSCameraUsageDescription", "To scan a code.")),
    .files(
      "an app in one language", [("en.lproj/Localizable.strings", "save = \"Save\";")],
      facts: .usage("NSCameraUsageDescription", "To scan a code.")),
    .files(
      "iOS 11 and later never show it",
      [
        ("en.lproj/Localizable.strings", "save = \"Save\";"),
        ("fr.lproj/Localizable.strings", "save = \"Enregistrer\";"),
      ], facts: .usage("NSLocationAlwaysUsageDescription", "To warn.")),
    .files(
      "iOS 13 and later show that of another key",
      [
        ("en.lproj/Localizable.strings", "save = \"Save\";"),
        ("fr.lproj/Localizable.strings", "save = \"Enregistrer\";"),
        ("fr.lproj/InfoPlist.strings", "NSBluetoothAlwaysUsageDescription = \"Pour un casque.\";"),
      ],
      facts: .usage(
        "NSBluetoothPeripheralUsageDescription", "To play.",
        and: "NSBluetoothAlwaysUsageDescription")),
    .files(
      "no table has it",
      [
        ("en.lproj/Localizable.strings", "save = \"Save\";"),
        ("fr.lproj/Localizable.strings", "save = \"Enregistrer\";"),
      ], finds: ["NSCameraUsageDescription"],
      facts: .usage("NSCameraUsageDescription", "To scan a code.")),
  ]

  /// The keys that iOS reads in the place of others: that of Bluetooth since iOS 13 (Apple's documentation).
  private static let replacements = [
    "NSBluetoothPeripheralUsageDescription": "NSBluetoothAlwaysUsageDescription"
  ]

  private static func isReplaced(
    _ usage: UsageDescription, among all: [UsageDescription]
  ) -> Bool {
    guard let newer = replacements[usage.key] else { return false }
    return all.contains { $0.key == newer && $0.location.file == usage.location.file }
  }

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let project = knowledge.project
    guard project.locales.contains(where: { $0.language != project.sourceLocale.language }) else {
      return []
    }
    let tables = project.tables.filter { TableRole(tableName: $0.name) == .infoPlist }
    let descriptions = knowledge.facts.usageDescriptions
    return descriptions.filter { usage in
      InfoPlistKeys.isReason(usage.key) && !Self.isReplaced(usage, among: descriptions)
        && !tables.contains { $0[usage.key] != nil }
    }.map { usage in
      ProjectViolation(
        table: nil, key: usage.key, locale: nil, at: usage.location,
        TextViolation(
          "no InfoPlist table has \(usage.key), so iOS shows “\(usage.text)” in every language",
          suggestion: "add it to the InfoPlist table of each language"))
    }
  }
}
