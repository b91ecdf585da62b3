import AuditModel
import Localization

/// Each variable that is defined is named in a text.
package struct SubstitutionUnusedRule: FileRule {
  package static let description = RuleDescription(
    id: "substitution-unused", title: "Unused plural variable",
    rationale: "No string refers to the variable, so people never see its plural forms.",
    howToFix: "Write `%#@name@` where the words for the number belong, or delete the variable.",
    falseAlarm: """
      None known: neither the string nor any plural form of the key contains `%#@name@`.
      """,
    severity: .warning,
    standards: [.apple("Stringsdict File Format")])

  package static let kinds = [15]

  package static let problems: Set<LocalizationProblem.Kind> = [.unusedVariable]

  package static let examples: [TranslationExample] = [
    .files("the string uses it", [("Localizable.xcstrings", catalog("%#@n@"))]),
    .files("no string uses it", [("Localizable.xcstrings", catalog("Cards"))], finds: ["cards"]),
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
