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
      Words around the same version number, such as “Versión 1.2”, are exempt, and so are the names of the \
      app, which Apple says are usually localized (`kCFBundleNameKey`).
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
      "the short name",
      [
        ("en.lproj/InfoPlist.strings", "CFBundleName = \"Boards\";"),
        ("uk.lproj/InfoPlist.strings", "CFBundleName = \"Дошки\";"),
      ]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard tables.role == .infoPlist else { return [] }
    return tables.target.entries.compactMap { entry in
      guard InfoPlistKeys.isFixed(entry.key), let source = tables.source[entry.key],
        !source.value.format.isExactly(entry.value.format),
        !isSameVersion(source.value.format, entry.value.format)
      else { return nil }
      return KeyViolation(
        entry.key, at: entry.valueLocation,
        "\(entry.key) is “\(source.value.format)” in the source and “\(entry.value.format)” here",
        suggestion: "remove it here")
    }
  }

  /// Whether both are words around one number.
  private func isSameVersion(_ one: String, _ other: String) -> Bool {
    func number(_ text: String) -> String { text.filter { $0.isNumber || ",.-".contains($0) } }
    return one.contains(" ") && other.contains(" ") && number(one) == number(other)
      && !number(one).isEmpty
  }
}
