import AuditModel
import Terminology

/// A translation uses no name that the glossary rules out.
package struct ForbiddenTermRule: TextPairRule {
  package static let description = RuleDescription(
    id: "forbidden-term", title: "Forbidden term",
    rationale: """
      The team has ruled the word out, because people misunderstand it, are offended by it or \
      know it as the name of something else.
      """,
    howToFix: "Use the approved term that the finding names, or rephrase.",
    falseAlarm: """
      A word that only looks the same, or the forbidden word in another meaning next to the \
      term, is reported: wherever the source string has the term, the rule matches the word \
      itself, with up to two more letters in languages that inflect, and anywhere in languages \
      without spaces.
      """,
    severity: .warning,
    standards: [.wcag("3.2.4")])

  package static let kinds = [115]

  package static let examples: [TranslationExample] = [
    example("the approved term", "Add a board", "Tafel hinzufügen", in: "de"),
    example("the word in another meaning", "Over the edge", "Über das Brett hinaus", in: "de"),
    example("a longer word that begins alike", "Add a board", "Brettspiel-Tafel", in: "de"),
    example("the forbidden term", "Add a board", "Brett hinzufügen", in: "de", finds: ["text"]),
    example("inflected", "Two boards", "Zwei Bretter", in: "de", finds: ["text"]),
    example("without spaces", "Add a board", "板を追加", in: "ja", finds: ["text"]),
    example(
      "beside the approved term", "Add a board", "Tafel (Brett) hinzufügen", in: "de",
      finds: ["text"]),
  ]

  private static func example(
    _ title: String, _ source: String, _ target: String, in locale: LocaleIdentifier,
    finds findings: [String] = []
  ) -> TranslationExample {
    .texts(
      title, [("text", ["en": .text(source), locale: .text(target)])], finds: findings,
      facts: OutsideFacts(glossary: glossary))
  }

  private static let glossary = Glossary(terms: [
    Term(
      source: "board", translations: ["de": ["Tafel"], "ja": ["ボード"]],
      forbidden: ["de": ["Brett"], "ja": ["板"]])
  ])

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    TermCheck(pair)?.verdicts.compactMap { term, verdict in
      guard case .forbidden(let name, let approved) = verdict else { return nil }
      return TextViolation(
        "“\(name)” is forbidden as a translation of “\(term.source)”",
        suggestion: approved.first.map { "use “\($0)”" } ?? "use another term")
    } ?? []
  }
}
