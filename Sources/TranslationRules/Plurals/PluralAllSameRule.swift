import AuditModel
import TextAnalysis

/// The forms of a text differ.
package struct PluralAllSameRule: VariedKeyRule {
  package static let description = RuleDescription(
    id: "plural-all-same", title: "Identical plural forms",
    rationale: "People read “1 days” when one form was copied to all categories.",
    howToFix: """
      Write each form for the numbers of its category. Keep identical forms only if the words \
      never change.
      """,
    falseAlarm: """
      Words that do not change with the number, such as loanwords and abbreviations. The rule \
      skips 20 languages such as Hungarian and Turkish, whose nouns keep one form after numbers, \
      forms without letters, and keys whose source forms are also identical.
      """,
    severity: .note,
    standards: [.unicode("UTS 35, Language Plural Rules")])

  package static let kinds = [54]

  package static let examples: [TranslationExample] = [
    .passes(
      "two plural forms", [.one: "%d day", .other: "%d days"], [.one: "%d Tag", .other: "%d Tage"],
      in: "de"),
    .passes(
      "Turkish keeps the singular after numbers", [.one: "%d day", .other: "%d days"],
      [.one: "%d gün", .other: "%d gün"], in: "tr"),
    .passes(
      "so does Hungarian", [.one: "%d day", .other: "%d days"],
      [.one: "%d nap", .other: "%d nap"], in: "hu"),
    .passes(
      "the source has identical forms, too", [.one: "%d min", .other: "%d min"],
      [.one: "%d min", .other: "%d min"], in: "it"),
    .passes(
      "forms without words", [.one: "%d / %d", .other: "%d : %d"],
      [.one: "%d/%d", .other: "%d/%d"], in: "nl"),
    .finds(
      "one form copied to all", [.one: "%d day", .other: "%d days"],
      [.one: "%d dny", .few: "%d dny", .many: "%d dny", .other: "%d dny"], in: "cs"),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    key.entry.pluralForms.compactMap { forms in
      guard !key.language.keepsSingularAfterNumbers, areSame(forms),
        let leaf = forms.main, AuditedText(leaf.text).hasLetters, !key.isSource
      else { return nil }
      if let source = key.sourceForms(like: forms), areSame(source) { return nil }
      return TextViolation(
        "all \(forms.forms.count) plural forms are “\(leaf.text)”",
        suggestion: "check whether the words are the same for every number", at: leaf)
    }
  }

  private func areSame(_ forms: PluralForms) -> Bool {
    guard forms.forms.count > 1 else { return false }
    return forms.forms.dropFirst().allSatisfy { $0.text.isExactly(forms.forms[0].text) }
  }
}
