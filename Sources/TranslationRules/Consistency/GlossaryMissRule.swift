import AuditModel
import Localization
import Terminology
import TextAnalysis

/// A translation calls things as the glossary does.
package struct GlossaryMissRule: TextPairRule {
  package static let description = RuleDescription(
    id: "glossary-miss", title: "Missing glossary term",
    rationale: """
      One thing with two names looks like two things, and people do not find a button by the \
      name that the help uses.
      """,
    howToFix: """
      Use the translation that the glossary gives, inflected as the sentence needs. If the \
      string uses the term in another sense, add that sense to the glossary.
      """,
    falseAlarm: """
      The source term in another sense, a pronoun instead of it, or a form that inflection \
      changes beyond the few letters the rule allows is reported. Irregular plurals and strong \
      vowel changes are the usual cases. A term that the glossary only proposes is a note.
      """,
    severity: .warning,
    standards: [.wcag("3.2.4")])

  package static let kinds = [115, 117]

  package static let examples: [TranslationExample] = [
    example("the word", "Add a card", ["de": "Karte hinzufügen"]),
    example("a plural on both sides", "Two cards", ["de": "Zwei Karten", "ru": "Две карточки"]),
    example(
      "a compound", "Card name", ["de": "Kartenname", "sv": "Kortnamn", "fi": "Kortin nimi"]),
    example(
      "inflected words", "Delete the card",
      [
        "fi": "Poista kortti", "hu": "A kártyát töröljük", "tr": "Kartı sil",
        "uk": "Видалити картку",
      ]
    ),
    example(
      "vowels that come and go", "No boards", ["ru": "Нет досок", "cs": "Žádné nástěnky"]),
    example("no spaces between words", "Delete the card", ["ja": "カードを削除", "zh-Hans": "删除卡片"]),
    example(
      "another word with the same letters", "Discard changes", ["de": "Änderungen verwerfen"]),
    example("a longer term", "Credit card", ["de": "Kreditkarte"]),
    example("a language that the glossary lacks", "Delete the card", ["it": "Elimina la scheda"]),
    example("another word", "Add a card", ["de": "Zettel hinzufügen"], finds: ["text"]),
    example("the word of the source", "Add a card", ["sv": "Lägg till card"], finds: ["text"]),
    example("another word without spaces", "Delete the card", ["ja": "札を削除"], finds: ["text"]),
    example(
      "another word in a plural form", "Two boards", ["ru": "Два щита", "fi": "Kaksi lautaa"],
      finds: ["text", "text"]),
  ]

  private static func example(
    _ title: String, _ source: String, _ targets: [LocaleIdentifier: String],
    finds findings: [String] = []
  ) -> TranslationExample {
    var texts: [LocaleIdentifier: ExampleText] = targets.mapValues { .text($0) }
    texts["en"] = .text(source)
    return .texts(
      title, [("text", texts)], finds: findings, facts: OutsideFacts(glossary: glossary))
  }

  private static let glossary = Glossary(terms: [
    Term(
      source: "card",
      translations: [
        "de": ["Karte"], "fi": ["kortti"], "hu": ["kártya"], "tr": ["kart"], "ru": ["карточка"],
        "uk": ["картка"], "sv": ["kort"], "ja": ["カード"], "zh-Hans": ["卡片"],
      ]),
    Term(
      source: "board",
      translations: ["ru": ["доска"], "fi": ["taulu"], "cs": ["nástěnka"]]),
    Term(source: "credit card", translations: ["de": ["Kreditkarte"]]),
  ])

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let check = TermCheck(pair) else { return [] }
    return check.verdicts.compactMap { term, verdict in
      guard case .missing(let approved) = verdict else { return nil }
      let names = approved.prefix(3).map { "“\($0)”" }.joined(separator: " or ")
      return TextViolation(
        "“\(term.source)” is not translated as \(names)", suggestion: "use \(names)",
        severity: check.severity(of: term))
    }
  }
}
