import AuditModel
import Localization

/// Every language says why the app asks for what.
package struct RequiredInfoPlistRule: TableRule {
  package static let description = RuleDescription(
    id: "required-info-plist", title: "Untranslated usage description",
    rationale: """
      People decide on access to the camera, the microphone or their location by this sentence, \
      and iOS shows it to them in the source language.
      """,
    howToFix: """
      Add the `NS…UsageDescription` key to the `InfoPlist.strings` or `InfoPlist.xcstrings` of \
      the language.
      """,
    falseAlarm: """
      A key that remains in the table although the app no longer asks for the permission is \
      reported. Languages without any `InfoPlist` table are left to `missing-table`.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2"), .apple("Information Property List, usage descriptions")])

  package static let kinds = [47]

  package static let examples: [TranslationExample] = [
    .files(
      "each language has it",
      [
        ("en.lproj/InfoPlist.strings", "NSCameraUsageDescription = \"To scan a code.\";"),
        ("fr.lproj/InfoPlist.strings", "NSCameraUsageDescription = \"Pour lire un code.\";"),
      ]),
    .files(
      "a name may stay",
      [
        ("en.lproj/InfoPlist.strings", "CFBundleName = \"App\"; NSHumanReadableCopyright = \"X\";"),
        ("fr.lproj/InfoPlist.strings", "CFBundleName = \"App\";"),
      ]),
    .files(
      "iOS 11 and later never show it",
      [
        (
          "en.lproj/InfoPlist.strings",
          "NSLocationAlwaysUsageDescription = \"To warn.\"; CFBundleName = \"App\";"
        ), ("fi.lproj/InfoPlist.strings", "CFBundleName = \"App\";"),
      ]),
    .files(
      "one language lacks it",
      [
        (
          "en.lproj/InfoPlist.strings",
          "NSCameraUsageDescription = \"To scan.\"; CFBundleName = \"App\";"
        ), ("fi.lproj/InfoPlist.strings", "CFBundleName = \"App\";"),
      ], finds: ["NSCameraUsageDescription"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard tables.role == .infoPlist, tables.hasTarget, !tables.fallsBackToSource else { return [] }
    let fallbacks = tables.fallbacks
    return tables.source.entries.filter { entry in
      InfoPlistKeys.isReason(entry.key) && entry.needsTranslation
        && tables.target[entry.key] == nil && !fallbacks.contains { $0[entry.key] != nil }
    }.map { entry in
      KeyViolation(
        entry.key, at: entry.keyLocation,
        "“\(entry.value.format)” has no translation for the permission alert",
        suggestion: tables.adviceToTranslate(entry))
    }
  }
}
