import AuditModel
import Localization

/// A character that is written in two halves has both.
package struct UnpairedSurrogateRule: FileRule {
  package static let description = RuleDescription(
    id: "unpaired-surrogate",
    title: "Half of a character",
    rationale: "People see a question mark in a box where an emoji or a rare character was meant.",
    severity: .error,
    standards: [.unicode("Core Specification, Surrogates")])

  package static let kinds = [132]

  package static let problems: Set<LocalizationProblem.Kind> = [.brokenCharacter]

  package static let examples: [TranslationExample] = [
    .files("both halves", [("en.lproj/Localizable.strings", #""a" = "\Ud83d\Ude00";"#)]),
    .files(
      "one half", [("en.lproj/Localizable.strings", #""a" = "\Ud83d!";"#)], finds: [""]),
    .files(
      "one half in a string catalog",
      [
        (
          "Localizable.xcstrings",
          #"{"sourceLanguage":"en","strings":{"a":{"comment":"\ud83d"}},"version":"1.0"}"#
        )
      ], finds: [""]),
  ]

  package init() {}
}
