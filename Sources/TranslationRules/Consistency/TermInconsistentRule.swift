import AuditModel
import Localization
import Terminology

/// A translation calls things as the other translations of the project do.
///
/// In very large projects learning would take longer than all else; there `legible glossary` lists
/// what is learned.
package struct TermInconsistentRule: ProjectRule {
  package static let description = RuleDescription(
    id: "term-inconsistent", title: "Inconsistent term",
    rationale: """
      One thing with two names looks like two things, and people cannot connect the help with \
      the button.
      """,
    howToFix: """
      Use the usual translation, or add both terms with their meanings to the glossary, which \
      takes precedence over what is learned.
      """,
    falseAlarm: """
      A word with two meanings, or a good paraphrase, is reported. The rule learns from at least \
      12 strings, of which nearly all agree, and reports only strings of up to six words in \
      projects of up to 40,000 strings.
      """,
    severity: .note,
    standards: [.wcag("3.2.4")])

  package static let kinds = [115]

  package static let examples: [TranslationExample] = [
    .texts("always the same word", boards + [last("Deine Tafel")]),
    .texts("in a compound", boards + [last("Die Tafelfarbe")]),
    .texts(
      "in a compound of a language that has few",
      boards.map { ($0.key, ["en": $0.texts["en"] ?? "", "es": spanish[$0.key] ?? "Más"]) } + [
        ("last", ["en": "Your super board", "es": "Tu supertablero"])
      ]),
    .texts("in a word with soft hyphens", boards + [last("Deine Ta\u{AD}fel\u{AD}samm\u{AD}lung")]),
    .texts("once another word", boards + [last("Dein Brett")], finds: ["last"]),
    .texts("a name that stays", boards + [("last", ["en": "Boards Ltd", "de": "Boards Ltd"])]),
    .texts(
      "a sentence in other words",
      boards + [
        (
          "long",
          [
            "en": "You can find whatever is on your board again",
            "de": "Was du dort abgelegt hast, findest du wieder",
          ]
        )
      ]),
    .texts(
      "too few strings to compare", boards.prefix(3) + [last("Dein Brett")]),
  ]

  private static let boards: [(key: String, texts: [LocaleIdentifier: ExampleText])] = [
    ("a", ["en": "Add a board", "de": "Tafel hinzufügen"]),
    ("b", ["en": "Delete this board", "de": "Diese Tafel löschen"]),
    ("c", ["en": "All boards", "de": "Alle Tafeln"]),
    ("d", ["en": "The board is empty", "de": "Die Tafel ist leer"]),
    ("e", ["en": "Rename the board", "de": "Tafel umbenennen"]),
    ("f", ["en": "Share board", "de": "Tafel teilen"]),
    ("g", ["en": "Board colour", "de": "Farbe der Tafel"]),
    ("h", ["en": "Print board", "de": "Tafel drucken"]),
    ("i", ["en": "No boards", "de": "Keine Tafeln"]),
    ("j", ["en": "Hide this board", "de": "Diese Tafel ausblenden"]),
    ("l", ["en": "Move board", "de": "Tafel bewegen"]),
    ("m", ["en": "Copy the board", "de": "Tafel kopieren"]),
    ("n", ["en": "Sort boards", "de": "Tafeln sortieren"]),
    ("o", ["en": "Open a board", "de": "Tafel öffnen"]),
    ("k", ["en": "Cancel", "de": "Abbrechen"]),
  ]

  private static let spanish: [String: ExampleText] = [
    "a": "Añadir un tablero", "b": "Eliminar este tablero", "c": "Todos los tableros",
    "d": "El tablero está vacío", "e": "Renombrar el tablero", "f": "Compartir tablero",
    "g": "Color del tablero", "h": "Imprimir tablero", "i": "Ningún tablero",
    "j": "Ocultar este tablero", "l": "Mover tablero", "m": "Copiar el tablero",
    "n": "Ordenar tableros", "o": "Abrir un tablero", "k": "Cancelar",
  ]

  private static func last(
    _ text: String
  ) -> (key: String, texts: [LocaleIdentifier: ExampleText]) {
    ("last", ["en": "Your own board", "de": .text(text)])
  }

  /// Sentences are put in other words for many a good reason; labels are not.
  private static let mostWords = 6
  /// Shorter terms are not looked for inside of words.
  private static let fewestLetters = 5
  /// The most strings, in all languages, from which terms are learned in passing.
  private static let mostTexts = 40_000

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let project = knowledge.project
    guard project.tables.reduce(0, { $0 + $1.entries.count }) <= Self.mostTexts else { return [] }
    let learner = TermLearner(project, certainty: .plain)
    let known = Set(knowledge.facts.glossary?.terms.map { $0.source.lowercased() } ?? [])
    return learner.terms(in: project.locales).filter {
      !known.contains($0.source.lowercased()) && !known.contains($0.word)
        && $0.translation.lowercased() != $0.source.lowercased()
    }.flatMap { violations(of: $0) }
  }

  /// Whether the term is a part of a longer word, as “núcleos” is of “supernúcleos”; short terms are
  /// parts of many words by chance.
  private func hasCompound(of term: LearnedTerm, in text: String) -> Bool {
    let translation = term.translation.lowercased()
    // Without spaces a term is always a part of something longer.
    let isUnspaced = translation.unicodeScalars.contains {
      (0x3040...0x9FFF).contains($0.value)
    }
    return translation.unicodeScalars.count >= (isUnspaced ? 2 : Self.fewestLetters)
      && text.lowercased().hasBytes(of: translation)
  }

  private func violations(of term: LearnedTerm) -> [ProjectViolation] {
    // A name that a translation keeps is no other word for the thing.
    term.outliers.filter {
      $0.sourceWords <= Self.mostWords && !$0.leaf.text.lowercased().hasBytes(of: term.word)
        && !hasCompound(of: term, in: $0.leaf.text)
    }.map { location in
      ProjectViolation(
        table: location.table, key: location.key, locale: term.locale, path: location.leaf.path,
        at: location.leaf.location,
        TextViolation(
          "“\(term.source)” is “\(term.translation)” in \(term.count) of \(term.texts) strings, "
            + "not here",
          suggestion: "use “\(term.translation)”, unless the word has another meaning here"))
    }
  }
}
