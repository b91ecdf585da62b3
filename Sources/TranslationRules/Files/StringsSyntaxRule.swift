import AuditModel
import Localization

/// A file can be read by Foundation.
package struct StringsSyntaxRule: FileRule {
  package static let description = RuleDescription(
    id: "strings-syntax", title: "Syntax error in a localization file",
    rationale: """
      For one missing semicolon Foundation reads none of a file's strings, so people get another \
      language or bare keys throughout.
      """,
    howToFix: """
      Correct the file at the reported line and column: add the semicolon, write `\\"` for \
      quotation marks inside a string, and use straight quotation marks around it.
      """,
    falseAlarm: """
      None known: the grammar is that of Foundation's parser, JSON for catalogs and XML for \
      property lists.
      """,
    severity: .error,
    standards: [.apple("Property List Programming Guide")])

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
      "a quotation mark inside of a string has no backslash",
      [("de.lproj/Localizable.strings", "\"a\" = \"Sag \"Hallo\"\";")], finds: [""]),
    .files(
      "typographic quotation marks around the value",
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
