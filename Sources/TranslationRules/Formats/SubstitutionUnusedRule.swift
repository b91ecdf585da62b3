import AuditModel
import Localization

/// Each variable that is defined is named in a text.
package struct SubstitutionUnusedRule: FileRule {
  package static let description = RuleDescription(
    id: "substitution-unused", title: "Variable is not used",
    rationale: "The words for a number are there, and nobody sees them.",
    severity: .warning, standards: [.apple("Stringsdict File Format")])

  package static let kinds = [15]

  package static let problems: Set<LocalizationProblem.Kind> = [.unusedVariable]

  package static let examples: [TranslationExample] = [
    .files("it is named", [("Localizable.xcstrings", catalog("%#@n@"))]),
    .files("it is not named", [("Localizable.xcstrings", catalog("Cards"))], finds: [""]),
  ]

  package init() {}

  private static func catalog(_ text: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"cards": {"localizations": {"en": {
    "stringUnit": {"state": "translated", "value": "\(text)"},
    "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
    "other": {"stringUnit": {"state": "translated", "value": "%arg cards"}}}}}}
    }}}}, "version": "1.0"}
    """
  }
}
