import AuditModel
import Localization
import SourceScanning

/// Symbols and texts follow the direction of the language.
package struct DirectionInCodeRule: CodeRule {
  package static let description = RuleDescription(
    id: "direction-fixed-in-code", title: "Fixed direction in code",
    rationale: """
      In Arabic, Hebrew and other languages written from right to left a chevron or an arrow to the right \
      points back, and a text at the left is at the end of its line.
      """,
    howToFix: """
      Use the symbols that follow the language, `chevron.forward` and `arrow.backward`, or \
      `.flipsForRightToLeftLayoutDirection(true)`; leave `textAlignment` at `.natural`.
      """,
    falseAlarm: """
      An arrow for a direction on a map, or digits that are at the right on purpose, are reported. Only apps with \
      a language written from right to left are looked at; files that speak of the direction of the language, and \
      symbols with two directions, are exempt.
      """,
    severity: .warning,
    standards: [.hig("Right to left, Interface icons"), .apple("SF Symbols, directional variants")])

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  private static func app(
    _ title: String, in language: LocaleIdentifier, _ code: String, finds found: [String] = []
  ) -> TranslationExample {
    .texts(
      title, [("go", ["en": "Go to it", language: .text(language == "ar" ? "اذهب إليه" : "Hin")])],
      finds: found, facts: .swift(code))
  }

  package static let examples: [TranslationExample] = [
    app("a symbol that follows", in: "ar", #"Image(systemName: "chevron.forward")"#),
    app("two directions", in: "ar", #"Image(systemName: "arrow.left.arrow.right")"#),
    app("only languages from left to right", in: "de", #"Image(systemName: "chevron.right")"#),
    app(
      "one that is flipped", in: "ar",
      #"Image(systemName: "arrow.left").flipsForRightToLeftLayoutDirection(true)"#),
    app("the usual alignment", in: "ar", "label.textAlignment = .natural"),
    app(
      "a chevron", in: "ar", #"Image(systemName: "chevron.right").font(.body)"#, finds: [""]),
    app("an aligned label", in: "ar", "titleLabel?.textAlignment = .left", finds: [""]),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    guard knowledge.project.locales.contains(where: { knowledge.language($0).isRightToLeft }) else {
      return []
    }
    return (knowledge.facts.code?.defects ?? []).compactMap { defect in
      guard let direction = defect.kind.direction else { return nil }
      var violation = TextViolation(direction.problem, suggestion: direction.fix)
      violation.subject = direction.subject
      return ProjectViolation(table: nil, key: "", locale: nil, at: defect.location, violation)
    }.numbered()
  }
}

extension CodeDefect.Kind {
  /// The problem and its fix, where it is about direction.
  fileprivate var direction: (subject: String, problem: String, fix: String)? {
    switch self {
    case .directionalSymbol(let name, let follower):
      (name, "the symbol “\(name)” points to one side in all languages", "use “\(follower)”")
    case .fixedAlignment(let side):
      (
        side, "the text is at the \(side) in all languages",
        side == "left"
          ? "leave it at `.natural`"
          : "choose the side by `effectiveUserInterfaceLayoutDirection`: `.natural` is the other one"
      )
    default: nil
    }
  }
}
