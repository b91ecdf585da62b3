import AuditModel
import TextAnalysis

/// The forms of a text differ.
package struct PluralAllSameRule: VariedKeyRule {
  package static let description = RuleDescription(
    id: "plural-all-same",
    title: "All plural forms are the same",
    rationale: """
      Often one form was copied to all, so that it says “1 days”; some words are the same for every \
      number.
      """,
    severity: .note, standards: [.unicode("UTS 35, Language Plural Rules")])

  package static let kinds = [54]

  package static let examples: [TranslationExample] = [
    .passes(
      "two forms", [.one: "%d day", .other: "%d days"], [.one: "%d Tag", .other: "%d Tage"],
      in: "de"),
    .passes(
      "Turkish keeps the singular after numbers", [.one: "%d day", .other: "%d days"],
      [.one: "%d gün", .other: "%d gün"], in: "tr"),
    .passes(
      "so does Hungarian", [.one: "%d day", .other: "%d days"],
      [.one: "%d nap", .other: "%d nap"], in: "hu"),
    .passes(
      "the source has one text for all", [.one: "%d min", .other: "%d min"],
      [.one: "%d min", .other: "%d min"], in: "it"),
    .passes(
      "there is no word in it", [.one: "%d / %d", .other: "%d : %d"],
      [.one: "%d/%d", .other: "%d/%d"], in: "nl"),
    .finds(
      "one form for all", [.one: "%d day", .other: "%d days"],
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
        "all \(forms.forms.count) forms are “\(leaf.text)”",
        suggestion: "look whether the words are the same for every number", at: leaf)
    }
  }

  private func areSame(_ forms: PluralForms) -> Bool {
    guard forms.forms.count > 1 else { return false }
    return forms.forms.dropFirst().allSatisfy { $0.text.isExactly(forms.forms[0].text) }
  }
}
