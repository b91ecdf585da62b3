import AuditModel
import Localization

/// A text that depends on a number has a form for `other`.
package struct PluralOtherMissingRule: FileRule, VariedKeyRule {
  package static let description = RuleDescription(
    id: "plural-other-missing", title: "Missing “other” plural form",
    rationale: """
      Foundation requires `other` in every language, even where no integer uses it. Without it \
      people may see the key or nothing.
      """,
    howToFix: """
      Add an `other` form. In Polish, Russian and Ukrainian it holds the wording for decimals.
      """,
    falseAlarm: """
      None known: the format requires the form. PO files are exempt, because gettext has no such \
      category.
      """,
    severity: .error,
    standards: [.apple("Stringsdict File Format")])

  package static let kinds = [51]

  package static let problems: Set<LocalizationProblem.Kind> = [.missingOther]

  package static let examples: [TranslationExample] = [
    .passes("with “other”", [.one: "%d day", .other: "%d days"], [.other: "%d 天"], in: "zh-Hans"),
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
      ], finds: ["a"]),
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
      ], finds: ["a"]),
  ]

  package init() {}

  /// Files of the app say it where they are read, all others here; what they say of the source
  /// language is no more than a translator needs, and gettext knows no such form.
  package func check(_ key: SingleKey) -> [TextViolation] {
    guard !key.isSource, key.entry.value.mayHaveForms, !key.entry.valueLocation.isInFileOfApp,
      !key.entry.valueLocation.file.hasSuffix(".po")
    else { return [] }
    return key.entry.pluralForms.compactMap { forms in
      guard forms[.other] == nil, let leaf = forms.forms.last else { return nil }
      let subject = forms.variable.map { "the variable “\($0)”" } ?? "it"
      return TextViolation(
        "\(subject) has no form for “other”", suggestion: "add it; every language needs it",
        at: leaf)
    }
  }
}

extension TableValue {
  /// Whether it may be anything else than one text.
  fileprivate var mayHaveForms: Bool { if case .text = self { false } else { true } }
}
