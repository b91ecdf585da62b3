import AuditModel
import LanguageData
import Localization

/// No word stands twice in a row.
package struct DoubledWordRule: TextPairRule {
  package static let description = RuleDescription(
    id: "doubled-word",
    title: "Word stands twice in a row",
    rationale: "A slip that the eye passes over and VoiceOver reads out.",
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds = [102]

  package static let examples: [TranslationExample] = [
    .passes("each word once", "Save all cards", "Alle Karten sichern", in: "de"),
    .passes("the source has it", "Bye bye", "Hei hei", in: "nb"),
    .passes("French pronouns", "You move", "Vous vous déplacez", in: "fr"),
    .passes("German pronouns", "If you want them", "Wenn Sie sie wollen", in: "de"),
    .passes(
      "a German clause behind a comma", "The files that the app has opened",
      "Die Dateien, die die App geöffnet hat", in: "de"),
    .passes(
      "a German clause behind a comma and a word", "The picture that the letter stands for",
      "Das Bild, für das das Zeichen steht", in: "de"),
    .finds("a German article", "The goal", "Das das Tor", in: "de"),
    .finds("an article in a sentence", "Open the door.", "Öffne die die Tür.", in: "de"),
    .passes("a mark between them", "No, not now", "No, no ahora", in: "es"),
    .passes("Turkish pairs", "One by one", "Tek tek", in: "tr"),
    .passes("Indonesian pairs", "Cards", "Kartu-kartu", in: "id"),
    .passes("Vietnamese pairs", "Always", "Luôn luôn", in: "vi"),
    .passes("Hindi pairs", "Slowly", "धीरे धीरे", in: "hi"),
    .passes("numbers", "10 of 10", "10 10", in: "sv"),
    .finds("an article", "Save the card", "Eine eine Karte sichern", in: "de"),
    .finds("a noun", "Save the card", "Guardar la tarjeta tarjeta", in: "es"),
    .finds("over the end of a line", "Save the card", "Сохранить карту\nкарту", in: "ru"),
    .finds("in another case", "Is it done?", "Czy czy gotowe?", in: "pl"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.script.hasNoPairs,
      !Self.pairing.contains(pair.language.locale.language), pair.target.scalars.count > 4,
      let range = doubledWord(pair.target.scalars),
      case let word = Array(pair.target.scalars[range].map(\.folded)).text,
      !isUsual(word, at: range, in: pair),
      doubledWord(pair.source.scalars) == nil
    else { return [] }
    // Short words may belong to two parts of a sentence.
    return [
      TextViolation(
        "“\(word)” stands twice in a row", suggestion: "write it once",
        severity: word.unicodeScalars.count > 3 ? .warning : nil)
    ]
  }

  private func isUsual(_ word: String, at range: Range<Int>, in pair: TextPair) -> Bool {
    let language = pair.language.locale.language
    guard language == "de", word != "sie" else { return Self.usual(language).contains(word) }
    // “…, die die Karte hat”: an article behind a pronoun, which a comma brings in.
    let before = pair.target.scalars[..<range.lowerBound]
    let start = before.lastIndex { $0 == "." || $0 == "!" || $0 == "?" || $0 == ":" } ?? 0
    return Self.usual(language).contains(word) && before[start...].contains(",")
  }

  /// The second of the first two words that are the same.
  private func doubledWord(_ scalars: [Unicode.Scalar]) -> Range<Int>? {
    var previous = 0..<0
    var found: Range<Int>?
    ProseWords(scalars).forEach { range in
      let isNext =
        range.count == previous.count && range.count > 1
        && range.lowerBound - previous.upperBound == 1 && scalars[previous.upperBound].isBlank
        && zip(previous, range).allSatisfy { scalars[$0].folded == scalars[$1].folded }
      // “LIST list of …” explains a word.
      let isExplained = isNext && scalars[previous].allSatisfy(\.isCapital)
      if isNext, !isExplained, standsAlone(previous.lowerBound..<range.upperBound, in: scalars) {
        found = range
      }
      previous = range
      return found != nil
    }
    return found
  }

  /// Whether no hyphen binds one of the two words to a third.
  private func standsAlone(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    [scalars[at: range.lowerBound - 1], scalars[at: range.upperBound]].allSatisfy { scalar in
      guard let scalar else { return true }
      return scalar != "-" && scalar != "_" && scalar != "." && scalar != "/"
        && scalar != "\u{2011}" && scalar != .placeholder && scalar.decimalDigit == nil
        || scalar == "." && range.upperBound + 1 == scalars.count
    }
  }

  /// Languages that say words twice as a matter of grammar.
  private static let pairing: Set = ["id", "ms", "tr", "az", "vi", "fil", "jv", "mi", "sw", "tk"]

  /// Words that a language may say twice without stress.
  private static func usual(_ language: String) -> Set<String> {
    switch language {
    case "fr": ["vous", "nous"]
    case "de": ["sie", "die", "der", "das", "den"]
    case "nl": ["je", "u", "dat", "zijn", "die", "had"]
    case "en": ["that", "had"]
    case "es": ["nos"]
    case "cs", "sk": ["se", "si"]
    case "sv": ["att", "är", "om", "för"]
    case "nb", "no", "nn", "da": ["er", "det", "at", "for", "der"]
    case "it": ["si", "piano", "man", "via"]
    case "hu": ["az", "egy", "hogy"]
    case "ru", "uk", "be": ["чуть", "еле", "что"]
    default: []
    }
  }
}

extension WritingHabits.Script {
  /// Whether words are not said twice as a matter of grammar, and stand apart.
  fileprivate var hasNoPairs: Bool {
    switch self {
    case .alphabetic, .greek, .hebrew, .arabic, .armenian: true
    case .chinese, .japanese, .korean, .southEastAsian, .indic, .ethiopic: false
    }
  }
}
