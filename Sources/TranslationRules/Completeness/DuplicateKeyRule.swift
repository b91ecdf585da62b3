import AuditModel
import Localization

/// A key is once in a table.
package struct DuplicateKeyRule: FileRule {
  package static let description = RuleDescription(
    id: "duplicate-key", title: "Duplicate key",
    rationale: """
      Foundation keeps the last value without a warning, so people see the old wording although \
      a developer or translator corrected the first one.
      """,
    howToFix: """
      Remove one of the two entries. Compare keys after unescaping: `"caf\\U00e9"` and `"café"` \
      are the same key.
      """,
    falseAlarm: """
      None known: only one of the entries is used. Duplicates with the same value do no harm now \
      and are notes.
      """,
    severity: .warning,
    standards: [.apple("Property List Programming Guide")])

  package static let kinds = [30]

  package static let problems: Set<LocalizationProblem.Kind> = [.duplicateKey, .repeatedKey]

  package static func severity(of problem: LocalizationProblem) -> Severity {
    problem.kind == .repeatedKey ? .note : .warning
  }

  package static let examples: [TranslationExample] = [
    .files("two keys", [("de.lproj/A.strings", "\"a\" = \"A\";\n\"b\" = \"A\";")]),
    .files("keys with other capitals", [("de.lproj/A.strings", "\"a\" = \"A\";\n\"A\" = \"A\";")]),
    .files(
      "one key twice", [("de.lproj/A.strings", "\"a\" = \"A\";\n\"a\" = \"B\";")], finds: ["a"]),
    .files(
      "one key twice with the same value",
      [("de.lproj/A.strings", "\"a\" = \"A\";\n\"a\" = \"A\";")], finds: ["a"]),
    .files(
      "one key in two spellings",
      [("fr.lproj/A.strings", "\"caf\\U00e9\" = \"A\";\n\"café\" = \"B\";")], finds: ["café"]),
    .files(
      "one key with and without quotation marks",
      [("ru.lproj/A.strings", "save = \"A\";\n'save' = \"B\";")], finds: ["save"]),
    .files(
      "one key twice in a catalog",
      [
        (
          "A.xcstrings",
          "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"a\":{},\"a\":{}}}"
        )
      ], finds: [""]),
  ]

  package init() {}
}
