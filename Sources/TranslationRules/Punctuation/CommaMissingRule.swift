import AuditModel
import LanguageData
import TextAnalysis

/// A comma precedes a conjunction before which its language always has one.
package struct CommaMissingRule: TextPairRule {
  package static let description = RuleDescription(
    id: "comma-missing", title: "Missing comma before a conjunction",
    rationale: """
      German, Polish, Hungarian, Russian and Ukrainian separate subordinate clauses by commas: without one, \
      people read the sentence as a mistake, and screen readers run the clauses together.
      """,
    howToFix: "Add the comma, as the finding suggests.",
    falseAlarm: """
      Only conjunctions are known that are nothing else, such as German “dass” and Polish “żeby”, and German \
      “um … zu” behind “tippen”, “klicken” and their like. A conjunction behind a word that it may be joined \
      to (“und dass”, “mimo że”), behind a mark, an argument or a tag is exempt.
      """,
    severity: .warning,
    standards: [.hig("Writing")])

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .passes(
      "with its comma", "Make sure that it is on", "Achten Sie darauf, dass es an ist", in: "de"),
    .passes("joined to another word", "So that it works", "So dass es geht", in: "de"),
    .passes("“um” for “by”", "Move it by 5", "Zum Verschieben um 5 Punkte", in: "de"),
    .passes("the beginning", "To save it", "Aby zapisać", in: "pl"),
    .passes("behind an argument", "%@ to save it", "%@ aby zapisać", in: "pl"),
    .passes(
      "a particle of the conjunction", "Just before it starts", "Tuż zanim się zacznie", in: "pl"),
    .passes("although", "Although it is off", "Działa mimo że jest wyłączone", in: "pl"),
    .finds(
      "“that”", "Make sure that it is on", "Achten Sie darauf dass es an ist", in: "de",
      fixed: "Achten Sie darauf, dass es an ist"),
    .finds(
      "“to”", "Tap to open it", "Tippen um es zu öffnen", in: "de",
      fixed: "Tippen, um es zu öffnen"),
    .finds(
      "“to” behind the form of address", "Click to change it", "Klicken Sie um dies zu ändern",
      in: "de"),
    .finds(
      "in Polish", "Tap to save it", "Dotknij aby zapisać", in: "pl", fixed: "Dotknij, aby zapisać"),
    .finds("in Hungarian", "It may be off", "Lehet hogy ki van kapcsolva", in: "hu"),
    .finds("in Russian", "Tap to open", "Нажмите чтобы открыть", in: "ru"),
    .finds("in Ukrainian", "Tap to open", "Торкніться щоб відкрити", in: "uk"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let language = pair.language.locale.language
    guard let commas = ConjunctionCommas.of(language) else { return [] }
    let clause = Clause(pair.target)
    let found = clause.words.indices.dropFirst().filter { index in
      guard clause.followsWord(index) else { return false }
      let before = clause.text(of: index - 1)
      let word = clause.text(of: index)
      return commas.conjunctions.contains(word) && !commas.joined.contains(before)
        || language == "de" && word == "um" && clause.isPurpose(index)
    }
    guard let first = found.first else { return [] }
    let word = clause.text(of: first)
    return [
      TextViolation(
        "a comma is missing before “\(word)”",
        suggestion: "write “\(clause.written(first - 1)), \(word)”",
        fix: .proposed(pair.target.text(with: found.map(clause.comma))))
    ]
  }
}

/// The words of a text with what is between them.
private struct Clause {
  let words: [Range<Int>]
  private let scalars: [Unicode.Scalar]

  init(_ text: AuditedText) {
    words = text.words
    scalars = text.scalars
  }

  /// A word as it is written.
  func written(_ index: Int) -> String {
    words.indices.contains(index) ? Array(scalars[words[index]]).text : ""
  }

  /// A word in small letters.
  func text(of index: Int) -> String { written(index).lowercased() }

  /// Whether nothing but one space is between a word and the one before it.
  func followsWord(_ index: Int) -> Bool {
    let (before, word) = (words[index - 1], words[index])
    return word.lowerBound == before.upperBound + 1 && scalars[before.upperBound] == " "
      && scalars[before.upperBound - 1].isLetter
  }

  /// A comma behind the word before another one.
  func comma(before index: Int) -> ProseEdit {
    let end = words[index - 1].upperBound
    return ProseEdit(range: end..<end, replacement: [","])
  }

  /// Whether German “um” begins the purpose of a touch: “Tippen Sie hier um es zu öffnen”.
  func isPurpose(_ index: Int) -> Bool {
    var action = index - 1
    while action > 0,
      ["sie", "hier", "darauf", "lange", "doppelt", "einfach"].contains(text(of: action))
    {
      action -= 1
    }
    guard Self.touches.contains(text(of: action)), text(of: index + 1) != "bis" else {
      return false
    }
    let rest = (index + 1..<words.count).prefix(10).prefix(while: followsWord)
    return rest.dropLast().contains { text(of: $0) == "zu" && text(of: $0 + 1).hasSuffix("n") }
      || rest.contains { text(of: $0).contains("zu") && Self.isInfinitiveWithZu(text(of: $0)) }
  }

  /// “auszuwählen”, “abzubrechen”
  private static func isInfinitiveWithZu(_ word: String) -> Bool {
    word.hasSuffix("en")
      && ["an", "auf", "aus", "ab", "ein", "hinzu", "fort", "zurück", "weiter", "um", "vor", "ver"]
        .contains { word.hasPrefix("\($0)zu") }
  }

  private static let touches: Set = [
    "tippen", "tippe", "klicken", "klicke", "klick", "drücken", "drücke", "ziehen", "ziehe",
    "wischen",
    "wische", "berühren", "berühre", "wählen", "wähle", "halten", "halte", "doppelklicken",
    "doppeltippen", "streichen", "streiche",
  ]
}
