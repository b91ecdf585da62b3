import AuditModel
import SourceScanning

/// A date is shown in the order of the language.
package struct DateFormatInCodeRule: CodeRule {
  package static let description = RuleDescription(
    id: "date-format-in-code", title: "Fixed date format in code",
    rationale: """
      Day, month and hour have another order and other marks in each language, and people choose in Settings \
      between 12 and 24 hours: 3/4 is read as the wrong day, and “17:30” where the rest of iOS says “5:30 PM”.
      """,
    howToFix: """
      Let the language choose: `date.formatted(date: .abbreviated, time: .shortened)`, `dateStyle` and \
      `timeStyle`, or `setLocalizedDateFormatFromTemplate("MMMd")`. A format for programs belongs to the locale \
      `en_US_POSIX`.
      """,
    falseAlarm: """
      A date that only logs and servers see is reported where nothing in the file says so. Patterns of one part, \
      in the order of ISO 8601, with fractions of seconds or offsets, of files that name `en_US_POSIX`, and of \
      formatters that read dates are exempt.
      """,
    severity: .warning,
    standards: [
      .apple("setLocalizedDateFormatFromTemplate(_:)"), .unicode("UTS 35, Date Format Patterns"),
    ])

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts(
      "a template", [],
      facts: .swift(#"formatter.setLocalizedDateFormatFromTemplate("MMMd")"#)),
    .texts("one part", [], facts: .swift(#"formatter.dateFormat = "EEEE""#)),
    .texts("a duration", [], facts: .swift(#"formatter.dateFormat = "mm:ss""#)),
    .texts("a format of programs", [], facts: .swift(#"f.dateFormat = "yyyy-MM-dd HH:mm""#)),
    .texts(
      "a format that is read", [],
      facts: .swift(#"f.dateFormat = "d MMM yyyy"; let day = f.date(from: text)"#)),
    .texts(
      "a locale of programs", [],
      facts: .swift(
        #"f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "d MMM, HH:mm""#)),
    .texts(
      "an order of one language", [], finds: [""],
      facts: .swift(#"formatter.dateFormat = "MMM d, yyyy""#)),
    .texts(
      "24 hours for all", [], finds: [""], facts: .swift(#"timeFormatter.dateFormat = "HH:mm""#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    (knowledge.facts.code?.defects ?? []).compactMap { defect in
      guard case .dateFormat(let pattern) = defect.kind else { return nil }
      return ProjectViolation(
        table: nil, key: "", locale: nil, at: defect.location,
        TextViolation(
          "“\(pattern)” has one order and the same marks in every language and region",
          suggestion: "use `formatted(date:time:)`, or a template for the language"))
    }
  }
}
