import AuditModel
import Localization

/// Values of an app that programs read are the same in every language.
package struct ForbiddenInfoPlistRule: TableRule {
  package static let description = RuleDescription(
    id: "forbidden-info-plist", title: "Translated technical Info.plist value",
    rationale: """
      `Bundle.object(forInfoDictionaryKey:)` returns the localized value, so people of one \
      language may see another version, and code that compares versions or opens files fails for \
      them alone.
      """,
    howToFix: """
      Remove the key from the translated `InfoPlist` table. To translate the name of the app, \
      translate `CFBundleDisplayName`.
      """,
    falseAlarm: """
      A translated `CFBundleName` is legal and is only a note. Words around the same version \
      number, such as “Versión 1.2”, are exempt.
      """,
    severity: .warning,
    standards: [.apple("Information Property List")])

  package static let kinds = [48]

  package static let examples: [TranslationExample] = [
    .files(
      "the display name may be translated",
      [
        ("en.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Boards\";"),
        ("ja.lproj/InfoPlist.strings", "CFBundleDisplayName = \"ボード\";"),
      ]),
    .files(
      "the same version",
      [
        ("en.lproj/InfoPlist.strings", "CFBundleShortVersionString = \"1.2\";"),
        ("de.lproj/InfoPlist.strings", "CFBundleShortVersionString = \"1.2\";"),
      ]),
    .files(
      "another version",
      [
        ("en.lproj/InfoPlist.strings", "CFBundleShortVersionString = \"1.2\";"),
        ("de.lproj/InfoPlist.strings", "CFBundleShortVersionString = \"1,2\";"),
      ], finds: ["CFBundleShortVersionString"]),
    .files(
      "words around the same version, which only people read",
      [
        ("en.lproj/InfoPlist.strings", "CFBundleShortVersionString = \"Version 1.2\";"),
        ("es.lproj/InfoPlist.strings", "CFBundleShortVersionString = \"Versión 1.2\";"),
      ]),
    .files(
      "the short name, which few have to translate",
      [
        ("en.lproj/InfoPlist.strings", "CFBundleName = \"Boards\";"),
        ("uk.lproj/InfoPlist.strings", "CFBundleName = \"Дошки\";"),
      ], finds: ["CFBundleName"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard tables.role == .infoPlist else { return [] }
    return tables.target.entries.compactMap { entry in
      let isFixed = InfoPlistKeys.isFixed(entry.key)
      guard isFixed || entry.key == "CFBundleName", let source = tables.source[entry.key],
        !source.value.format.isExactly(entry.value.format),
        !isFixed || !isSameVersion(source.value.format, entry.value.format)
      else { return nil }
      return KeyViolation(
        entry.key, at: entry.valueLocation,
        "\(entry.key) is “\(source.value.format)” in the source and “\(entry.value.format)” here",
        suggestion: isFixed
          ? "remove it here" : "translate CFBundleDisplayName instead, which people see",
        severity: isFixed ? nil : .note)
    }
  }

  /// Whether both are words around one number.
  private func isSameVersion(_ one: String, _ other: String) -> Bool {
    func number(_ text: String) -> String { text.filter { $0.isNumber || ",.-".contains($0) } }
    return one.contains(" ") && other.contains(" ") && number(one) == number(other)
      && !number(one).isEmpty
  }
}
