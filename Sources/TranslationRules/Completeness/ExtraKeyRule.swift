import AuditModel
import Localization

/// A translation has no keys that the source language does not have.
package struct ExtraKeyRule: TableRule {
  package static let description = RuleDescription(
    id: "extra-key", title: "Extra key in a translation",
    rationale: """
      Translators maintain a string that the app never shows, while the renamed key in the \
      source language often remains untranslated.
      """,
    howToFix: """
      Remove the key from the translation, or rename it to the key that replaced it. Add it to \
      the source language if the code still uses it.
      """,
    falseAlarm: """
      Keys that only code outside the audited folder asks for are reported. So are `InfoPlist` \
      keys whose source value is in an `Info.plist` that was not found; those are notes.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [27]

  package static let examples: [TranslationExample] = [
    .files(
      "the same keys",
      [
        ("en.lproj/Localizable.strings", "\"save\" = \"Save\";"),
        ("de.lproj/Localizable.strings", "\"save\" = \"Sichern\";"),
      ]),
    .files(
      "the same key with accents of their own",
      [
        ("en.lproj/Localizable.strings", "\"caf\u{E9}\" = \"Caf\u{E9}\";"),
        ("fr.lproj/Localizable.strings", "\"cafe\u{301}\" = \"Caf\u{E9}\";"),
      ]),
    .files(
      "a view of the app's own has the key",
      [
        ("en.lproj/Localizable.strings", "\"save\" = \"Save\";"),
        (
          "de.lproj/Localizable.strings",
          "\"save\" = \"Sichern\";\n\"Image Type\" = \"Bildart\";"
        ),
      ], facts: .swift(#"ConstantPicker("Image Type", selection: $kind)"#)),
    .files(
      "a runtime attribute of Interface Builder, whose source cannot be read",
      [
        ("en.lproj/Main.strings", "\"a-b-c.text\" = \"Save\";"),
        (
          "de.lproj/Main.strings",
          "\"a-b-c.text\" = \"Sichern\";\n"
            + "\"a-b-c.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]\" = \"Ja\";"
        ),
      ]),
    .files(
      "the key was renamed",
      [
        ("en.lproj/Localizable.strings", "\"save\" = \"Save\";"),
        (
          "de.lproj/Localizable.strings",
          "\"save\" = \"Sichern\";\n\"store\" = \"Sichern\";"
        ),
      ], finds: ["store"]),
  ]

  package init() {}

  /// Part of the keys of user-defined runtime attributes of Interface Builder that are localized
  /// strings, as `ibtool --localizable-strings` names them; how its files hold these strings is not
  /// published, so that their source cannot be read.
  private static let runtimeAttribute = ".ibExternalUserDefinedRuntimeAttributesLocalizableStrings["

  package func check(_ tables: TablePair) -> [KeyViolation] {
    // Keys of Info.plist itself need no entry in the source language.
    let isInfoPlist = tables.role == .infoPlist
    if isInfoPlist, tables.source.files.contains(where: { $0.hasSuffix(".plist") }) { return [] }
    let code = tables.knowledge.facts.code
    let extra = tables.target.entries.filter { entry in
      tables.source[entry.key] == nil
        && code?.mayAsk(for: entry.key, in: tables.source.name) != true
        && !entry.key.contains(Self.runtimeAttribute)
    }
    return extra.map { entry in
      KeyViolation(
        entry.key, at: entry.keyLocation, "the source language has no such key",
        suggestion: "remove it, or add it to \(tables.source.file)",
        severity: isInfoPlist ? .note : nil)
    }
  }
}
