import AuditModel
import Localization

/// A text that depends on a number has a form for `other`.
package struct PluralOtherMissingRule: FileRule {
  package static let description = RuleDescription(
    id: "plural-other-missing",
    title: "Plural form “other” is missing",
    rationale: """
      The system wants it in every language, also where no whole number takes it, and shows \
      nothing, or the key, without it.
      """,
    severity: .error, standards: [.apple("Stringsdict File Format")])

  package static let kinds = [51]

  package static let problems: Set<LocalizationProblem.Kind> = [.missingOther]

  package static let examples: [TranslationExample] = [
    .passes("it is there", [.one: "%d day", .other: "%d days"], [.other: "%d 天"], in: "zh-Hans"),
    .texts(
      "Russian without it",
      [
        (
          "a",
          [
            "en": [.one: "%d day", .other: "%d days"],
            "ru": [.one: "%d день", .few: "%d дня", .many: "%d дней"],
          ]
        )
      ], finds: [""]),
    .files(
      "a variable without it",
      [
        (
          "pl.lproj/A.stringsdict",
          """
          <plist><dict><key>a</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d dzień</string><key>few</key><string>%d dni</string>
          <key>many</key><string>%d dni</string></dict></dict></dict></plist>
          """
        )
      ], finds: [""]),
  ]

  package init() {}
}
