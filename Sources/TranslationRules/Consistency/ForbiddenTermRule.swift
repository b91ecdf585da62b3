import AuditModel
import Terminology

/// A translation uses no name that the glossary rules out.
package struct ForbiddenTermRule: TextPairRule {
  package static let description = RuleDescription(
    id: "forbidden-term",
    title: "Term is one that the glossary rules out",
    rationale: """
      Somebody has decided against the name, often because it means something else to people or \
      was the name of another thing.
      """,
    severity: .warning,
    standards: [.wcag("3.2.4")])

  package static let kinds = [115]

  package static let examples: [TranslationExample] = [
    example("the name that it has to have", "Add a board", "Tafel hinzufügen", in: "de"),
    example("the name for something else", "Over the edge", "Über das Brett hinaus", in: "de"),
    example("a longer word that begins alike", "Add a board", "Brettspiel-Tafel", in: "de"),
    example("the forbidden name", "Add a board", "Brett hinzufügen", in: "de", finds: ["text"]),
    example("inflected", "Two boards", "Zwei Bretter", in: "de", finds: ["text"]),
    example("without spaces", "Add a board", "板を追加", in: "ja", finds: ["text"]),
    example(
      "beside the other one", "Add a board", "Tafel (Brett) hinzufügen", in: "de",
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
        "“\(term.source)” must not be called “\(name)”",
        suggestion: approved.first.map { "call it “\($0)”" } ?? "find another name for it")
    } ?? []
  }
}
