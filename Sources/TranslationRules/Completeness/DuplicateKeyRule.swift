import AuditModel
import Localization

/// A key stands once in a table.
package struct DuplicateKeyRule: FileRule {
  package static let description = RuleDescription(
    id: "duplicate-key",
    title: "Key stands twice in a table",
    rationale: """
      The later of the two counts, without a word from the system; who changes the other one \
      wonders why nothing happens.
      """,
    severity: .warning, standards: [.apple("Property List Programming Guide")])

  package static let kinds = [30]

  package static let problems: Set<LocalizationProblem.Kind> = [.duplicateKey, .repeatedKey]

  package static func severity(of problem: LocalizationProblem) -> Severity {
    problem.kind == .repeatedKey ? .note : .warning
  }

  package static let examples: [TranslationExample] = [
    .files("two keys", [("de.lproj/A.strings", "\"a\" = \"A\";\n\"b\" = \"A\";")]),
    .files("keys with other capitals", [("de.lproj/A.strings", "\"a\" = \"A\";\n\"A\" = \"A\";")]),
    .files(
      "one key twice", [("de.lproj/A.strings", "\"a\" = \"A\";\n\"a\" = \"B\";")], finds: [""]),
    .files(
      "one key twice with the same text",
      [("de.lproj/A.strings", "\"a\" = \"A\";\n\"a\" = \"A\";")], finds: [""]),
    .files(
      "one key in two spellings",
      [("fr.lproj/A.strings", "\"caf\\U00e9\" = \"A\";\n\"café\" = \"B\";")], finds: [""]),
    .files(
      "one key with and without quotation marks",
      [("ru.lproj/A.strings", "save = \"A\";\n'save' = \"B\";")], finds: [""]),
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
