import AuditModel

/// A text has no forms for categories that its language does not have.
package struct PluralCategoryExtraRule: VariedKeyRule {
  package static let description = RuleDescription(
    id: "plural-category-extra", title: "Unused plural form",
    rationale: """
      The language does not have the category, so people never see a form that a localizer \
      wrote.
      """,
    howToFix: """
      Delete the form. For the number 0 use `zero`, which Foundation selects in every language.
      """,
    falseAlarm: """
      None known: Foundation selects only categories that CLDR lists for the language, and the \
      rule accepts `zero` everywhere.
      """,
    severity: .note,
    standards: [.unicode("UTS 35, Language Plural Rules")])

  package static let kinds = [52]

  package static let examples: [TranslationExample] = [
    .passes(
      "the categories of the language", [.one: "%d day", .other: "%d days"],
      [.one: "%d día", .many: "%d de días", .other: "%d días"], in: "es"),
    .passes(
      "“zero” means 0 in every language", [.zero: "No day", .one: "%d day", .other: "%d days"],
      [.zero: "なし", .other: "%d日"], in: "ja"),
    .finds(
      "Japanese has no singular", [.one: "%d day", .other: "%d days"],
      [.one: "%d日", .other: "%d日"], in: "ja"),
    .finds(
      "Swedish has no form for a few", [.one: "%d day", .other: "%d days"],
      [.one: "%d dag", .few: "%d dagar", .other: "%d dagar"], in: "sv"),
    .finds("English has no “two”", source: [.one: "%d day", .two: "%d days", .other: "%d days"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    key.entry.pluralForms.compactMap { forms in
      let known = key.language.pluralRules.categories
      let extra = forms.forms.filter { leaf in
        guard let category = leaf.path.category else { return false }
        return category != .zero && !known.contains(category)
      }
      guard let first = extra.first else { return nil }
      let names = extra.compactMap { $0.path.category.map { "“\($0.rawValue)”" } }
      return TextViolation(
        "no number selects \(names.joined(separator: " or ")) in \(key.table.locale)",
        suggestion: "remove \(extra.count == 1 ? "the form" : "the forms")", at: first)
    }
  }
}
