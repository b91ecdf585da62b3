/// Which function words of which languages a text has.
package struct LanguageEvidence {
  /// How many words it has.
  package private(set) var words = 0
  /// How many letters its words have.
  package private(set) var letters = 0
  /// How many words begin with a capital, as names do.
  private(set) var capitals = 0
  /// The languages of each function word, in the order of the text.
  private var marks: [FunctionWords.Languages] = []
  /// The languages that write each word with letters beyond ASCII.
  private var spellings: [FunctionWords.Languages] = []
  /// Those of the words without a capital, which are no names.
  private var smallSpellings: [FunctionWords.Languages] = []

  /// Reads a text without some of its words, by their numbers.
  init(_ text: String, skipping skipped: Set<UInt64> = []) {
    WordScanner.forEachWord(in: text) { word in
      if !skipped.isEmpty, skipped.contains(word.hash) { return }
      words += 1
      letters += word.letters.count
      if word.isCapitalized { capitals += 1 }
      let spelling = LanguageLetters.languages(writing: word.letters)
      if spelling != .max {
        spellings.append(spelling)
        if !word.isCapitalized { smallSpellings.append(spelling) }
      }
      let languages = word.functionWordLanguages
      if languages != 0 { marks.append(languages) }
    }
  }

  /// How many words have a letter that a language does not have.
  func strange(to language: Int) -> Int { spellings.count { $0 & 1 << language == 0 } }

  /// How many words have only letters of a language, of which another one lacks some; words with a capital,
  /// which may be names that keep their letters in every language, count only on request.
  func spelled(in language: Int, not other: Int, withCapitals: Bool = false) -> Int {
    (withCapitals ? spellings : smallSpellings).count {
      $0 & 1 << language != 0 && $0 & 1 << other == 0
    }
  }

  /// Whether the letters rule a language out in which some of the words would be small ones.
  func rulesOut(_ language: Int, beside own: Int) -> Bool {
    let strange = strange(to: language)
    guard strange > 0 else { return false }
    return strange * 6 > count(of: language, without: own) + spelled(in: language, not: own)
  }

  /// How many words are small ones of one language and not of another.
  func count(of language: Int, without other: Int?) -> Int {
    let bit: FunctionWords.Languages = 1 << language
    let without: FunctionWords.Languages = other.map { 1 << $0 } ?? 0
    return marks.reduce(0) { $0 + ($1 & bit != 0 && $1 & without == 0 ? 1 : 0) }
  }

  /// How many words are small ones of a language.
  func count(of language: Int) -> Int { count(of: language, without: nil) }

  /// The language with the most words that the own one does not have, be it for their letters or as
  /// small ones; of two the one with more function words at all.
  func strongest(beside own: Int) -> Int? {
    let all = marks.reduce(0) { $0 | $1 } | spellings.reduce(0) { $0 | $1 }
    var best: (language: Int, score: Int)?
    for language in FunctionWords.languages.indices where all & (1 << language) != 0 {
      guard language != own, !rulesOut(language, beside: own) else { continue }
      let distinct = count(of: language, without: own) + spelled(in: language, not: own)
      let score = distinct * 64 + count(of: language)
      if score > best?.score ?? 0 { best = (language, score) }
    }
    return best?.language
  }
}
