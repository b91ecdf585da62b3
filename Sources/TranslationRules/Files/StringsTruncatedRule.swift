import AuditModel
import Localization

/// Foundation reads a file to its end.
package struct StringsTruncatedRule: FileRule {
  package static let description = RuleDescription(
    id: "strings-truncated", title: "Silently truncated strings file",
    rationale: """
      Where a character cannot begin a key, Foundation stops reading without an error: all \
      strings below are lost, and people see raw keys or another language.
      """,
    howToFix: """
      Remove or correct the character at the reported position: a second semicolon, a no-break \
      space, typographic quotation marks, conflict markers, `#`, or a comment without `*/`.
      """,
    falseAlarm: """
      None known: Foundation's parser was tested with each of these characters.
      """,
    severity: .error,
    standards: [.apple("Property List Programming Guide")])

  package static let kinds = [139]

  package static let problems: Set<LocalizationProblem.Kind> = [
    .strayCharacter, .smartQuotes, .mergeConflict, .unterminatedComment,
  ]

  package static let examples: [TranslationExample] = [
    .files(
      "all valid kinds of comments",
      [("de.lproj/Localizable.strings", "/* ; } */ \"a\" = \"A\"; // “\n\"b\" = \"B\";")]),
    .files(
      "an extra semicolon",
      [("de.lproj/Localizable.strings", "\"a\" = \"A\";;\n\"b\" = \"B\";")], finds: [""]),
    .files(
      "a no-break space before a key",
      [("fr.lproj/Localizable.strings", "\"a\" = \"A\";\n\u{A0}\"b\" = \"B\";")], finds: [""]),
    .files(
      "two files in one, the second with a byte order mark",
      [("pl.lproj/Localizable.strings", "\"a\" = \"A\";\n\u{FEFF}\"b\" = \"B\";")], finds: [""]),
    .files(
      "merge conflict markers",
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
      "a comment that is not closed",
      [("tr.lproj/Localizable.strings", "\"a\" = \"A\";\n/* b\n\"b\" = \"B\";")], finds: [""]),
    .files(
      "# instead of a comment",
      [("cs.lproj/Localizable.strings", "\"a\" = \"A\";\n# b\n\"b\" = \"B\";")], finds: [""]),
  ]

  package init() {}
}
