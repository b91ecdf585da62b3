import AuditModel
import Localization

/// A file is read by the system as it was meant.
package struct LocalizationFileRule: FileRule {
  package static let description = RuleDescription(
    id: "localization-file", title: "Localization file is not as the system reads it",
    rationale: """
      The system drops what follows a mistake without a word, so people meet another language or \
      bare keys.
      """,
    severity: .error, standards: [.apple("Property List Programming Guide")])

  package static let kinds = [138]

  package static let problems = Set(LocalizationProblem.Kind.allCases).subtracting([.unknownEscape])

  package static let examples: [TranslationExample] = [
    .files("a table", [("en.lproj/Localizable.strings", "\"a\" = \"A\";")]),
    .files(
      "a semicolon is missing", [("en.lproj/Localizable.strings", "\"a\" = \"A\"")], finds: [""]),
  ]

  package init() {}
}
