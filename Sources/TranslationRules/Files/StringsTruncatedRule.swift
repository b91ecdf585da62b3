import AuditModel
import Localization

/// The system reads a file to its end.
package struct StringsTruncatedRule: FileRule {
  package static let description = RuleDescription(
    id: "strings-truncated", title: "The system stops reading in the middle of the file",
    rationale: """
      Where a key should begin and cannot, the system takes the file for complete, without an \
      error; all keys further down are lost, and no other tool says so.
      """,
    severity: .error, standards: [.apple("Property List Programming Guide")])

  package static let kinds = [139]

  package static let problems: Set<LocalizationProblem.Kind> = [
    .strayCharacter, .smartQuotes, .mergeConflict, .unterminatedComment,
  ]

  package static let examples: [TranslationExample] = [
    .files(
      "comments of all sorts",
      [("de.lproj/Localizable.strings", "/* ; } */ \"a\" = \"A\"; // “\n\"b\" = \"B\";")]),
    .files(
      "a semicolon too many",
      [("de.lproj/Localizable.strings", "\"a\" = \"A\";;\n\"b\" = \"B\";")], finds: [""]),
    .files(
      "a no-break space before a key",
      [("fr.lproj/Localizable.strings", "\"a\" = \"A\";\n\u{A0}\"b\" = \"B\";")], finds: [""]),
    .files(
      "two files in one, the second with a byte order mark",
      [("pl.lproj/Localizable.strings", "\"a\" = \"A\";\n\u{FEFF}\"b\" = \"B\";")], finds: [""]),
    .files(
      "the marks of a merge",
      [
        (
          "ja.lproj/Localizable.strings",
          "\"a\" = \"A\";\n<<<<<<< HEAD\n\"b\" = \"B\";\n=======\n\"b\" = \"C\";\n>>>>>>> x\n"
        )
      ], finds: [""]),
    .files(
      "typographic quotation marks around a key",
      [("uk.lproj/Localizable.strings", "\"a\" = \"A\";\n“b” = \"B\";")], finds: [""]),
    .files(
      "a comment without an end",
      [("tr.lproj/Localizable.strings", "\"a\" = \"A\";\n/* b\n\"b\" = \"B\";")], finds: [""]),
    .files(
      "a number sign does not begin a comment",
      [("cs.lproj/Localizable.strings", "\"a\" = \"A\";\n# b\n\"b\" = \"B\";")], finds: [""]),
  ]

  package init() {}
}
