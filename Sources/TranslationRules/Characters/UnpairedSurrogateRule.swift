import AuditModel
import Localization

/// A character that is written in two halves has both.
package struct UnpairedSurrogateRule: FileRule {
  package static let description = RuleDescription(
    id: "unpaired-surrogate", title: "Unpaired surrogate",
    rationale: """
      People see “�” where an emoji or a rare character was meant, because Foundation replaces \
      half of a surrogate pair with U+FFFD.
      """,
    howToFix: "Write both halves, such as `\\Ud83d\\Ude00`, or the character itself in UTF-8.",
    falseAlarm: "None known: half of a surrogate pair is never a character.",
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
