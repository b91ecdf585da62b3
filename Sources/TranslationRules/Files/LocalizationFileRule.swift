import AuditModel
import Localization

/// A file is read by the system as it was meant, in ways that no other rule names.
package struct LocalizationFileRule: FileRule {
  package static let description = RuleDescription(
    id: "localization-file", title: "Localization file is not as the system reads it",
    rationale: """
      The system drops what it cannot make out without a word, so people meet another language or \
      bare keys.
      """,
    severity: .error, standards: [.apple("Property List Programming Guide")])

  package static let kinds: [Int] = []

  /// What no other rule stands for.
  package static let problems: Set<LocalizationProblem.Kind> = {
    let others = TranslationRuleList.all.filter { $0 != LocalizationFileRule.self }
    let named = others.compactMap { $0.init().asFileRule?.problems }
    return named.reduce(Set(LocalizationProblem.Kind.allCases)) { $0.subtracting($1) }
  }()

  package static let examples: [TranslationExample] = [
    .files("a table", [("en.lproj/Localizable.strings", "\"a\" = \"A\";")]),
    .files(
      "a list where a text is needed",
      [("de.lproj/Localizable.strings", "\"a\" = (\"A\", \"B\");")], finds: [""]),
    .files(
      "a file without a byte", [("fi.lproj/Localizable.strings", "")], finds: [""]),
    .files(
      "a state that does not exist",
      [
        (
          "Localizable.xcstrings",
          """
          {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":
          {"stringUnit":{"state":"done","value":"A"}}}}}}
          """
        )
      ], finds: [""]),
  ]

  package init() {}
}
