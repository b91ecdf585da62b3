import AuditModel
import Localization

/// A file can be read by the system.
package struct StringsSyntaxRule: FileRule {
  package static let description = RuleDescription(
    id: "strings-syntax", title: "File is rejected by the system",
    rationale: """
      For one missing semicolon the system takes none of a file's texts, so people meet another \
      language or bare keys.
      """,
    severity: .error, standards: [.apple("Property List Programming Guide")])

  package static let kinds = [138]

  package static let problems: Set<LocalizationProblem.Kind> = [
    .syntax, .unterminatedString, .missingSemicolon, .missingEquals, .missingValue,
  ]

  package static let examples: [TranslationExample] = [
    .files("a table", [("en.lproj/Localizable.strings", "\"a\" = \"A\";")]),
    .files(
      "whatever the grammar allows",
      [("sv.lproj/Localizable.strings", "{ /* one */ a = 'Ä'; // two\n \"b\"\n=\n\"B\" ; c; }")]),
    .files(
      "a semicolon is missing", [("en.lproj/Localizable.strings", "\"a\" = \"A\"")], finds: [""]),
    .files(
      "a quotation mark inside of a text has no backslash",
      [("de.lproj/Localizable.strings", "\"a\" = \"Sag \"Hallo\"\";")], finds: [""]),
    .files(
      "typographic quotation marks hold the text",
      [("fi.lproj/Localizable.strings", "\"a\" = ”Tallenna”;")], finds: [""]),
    .files(
      "an equals sign is missing", [("it.lproj/Localizable.strings", "\"a\" \"Salva\";")],
      finds: [""]),
    .files(
      "half of a catalog", [("Localizable.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{")],
      finds: [""]),
  ]

  package init() {}
}
