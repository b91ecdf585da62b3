import AuditModel
import Localization

/// A language that has forms for millions or for decimals has them everywhere.
package struct PluralCategoryAdvisedRule: ProjectRule {
  package static let description = RuleDescription(
    id: "plural-category-advised", title: "Missing form for millions or decimals",
    rationale: """
      French needs “de” after a million (“un million de jours”) and Czech has a form for 1,5. \
      People read wrong grammar where the app shows such numbers.
      """,
    howToFix: """
      Add the category that the finding names, usually `many`, to strings that show millions or \
      decimals.
      """,
    falseAlarm: """
      Strings that only ever show integers below a million do not need the form, and Xcode omits \
      it. The rule is off by default and reports each table once.
      """,
    severity: .note,
    standards: [.unicode("UTS 35, Language Plural Rules")])

  package static let kinds = [50]

  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("German has no such form", [.other: "%d days"], [.one: "a", .other: "b"], in: "de"),
    .passes(
      "the form is there", [.other: "%d days"], [.one: "a", .many: "b", .other: "c"], in: "es"),
    .texts(
      "the form is missing, reported at the first of several keys",
      [
        ("a", ["en": [.other: "%d days"], "fr": [.one: "%d jour", .other: "%d jours"]]),
        ("b", ["en": [.other: "%d weeks"], "fr": [.one: "%d semaine", .other: "%d semaines"]]),
      ], finds: ["a"]),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    knowledge.project.tables.compactMap { table in
      let advised = knowledge.language(table.locale).pluralNumbers.advised
      guard !advised.isEmpty else { return nil }
      var count = 0
      var first: TableEntry?
      for entry in table.entries
      where entry.pluralForms.contains(where: { !$0.categories.isSuperset(of: advised) }) {
        count += 1
        first = first ?? entry
      }
      guard let first else { return nil }
      let names = advised.map { "“\($0.rawValue)”" }.joined(separator: " and ")
      return ProjectViolation(
        table: table, key: first.key, locale: table.locale, at: first.valueLocation,
        TextViolation(
          "\(count == 1 ? "1 key has" : "\(count) keys have") no form for \(names)",
          suggestion: "add it where millions or decimals are shown"))
    }
  }
}
