import AuditModel
import SourceScanning

/// A date is shown with its own year.
package struct WeekYearInCodeRule: CodeRule {
  package static let description = RuleDescription(
    id: "week-year-in-code", title: "Year of the week in a date",
    rationale: """
      `YYYY` is the year that the week belongs to: in the days around New Year people read a date that is a \
      year off, and in which days depends on their region.
      """,
    howToFix: """
      Write `yyyy`. Better still, let the language choose the pattern: `date.formatted(date: .numeric, time: \
      .omitted)` or `setLocalizedDateFormatFromTemplate("yMd")`.
      """,
    falseAlarm: "A pattern that names the week in another string. Patterns with `w` are exempt.",
    severity: .warning,
    standards: [.unicode("UTS 35, Date Field Symbol Table, Y")])

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts("the year", [], facts: .swift(#"formatter.dateFormat = "dd.MM.yyyy""#)),
    .texts("the week with its year", [], facts: .swift(#"formatter.dateFormat = "YYYY-'W'ww""#)),
    .texts("a letter in quotation marks", [], facts: .swift(#"f.dateFormat = "yyyy 'Year'""#)),
    .texts(
      "the year of the week", [], finds: [""],
      facts: .swift(#"formatter.dateFormat = "dd.MM.YYYY""#)),
    .texts(
      "as an argument", [], finds: [""],
      facts: .swift(#"let formatter = DateFormatter(dateFormat: "d MMM YY")"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    (knowledge.facts.code?.defects ?? []).compactMap { defect in
      guard case .weekYear(let pattern) = defect.kind else { return nil }
      return ProjectViolation(
        table: nil, key: "", locale: nil, at: defect.location,
        TextViolation(
          "“\(pattern)” shows the year of the week, which is another one around New Year",
          suggestion: "write “\(pattern.replacing("Y", with: "y"))”"))
    }
  }
}
