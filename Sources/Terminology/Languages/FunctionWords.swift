/// The function words of languages, by which a reader sees at a glance which one a sentence is in.
package enum FunctionWords {
  /// A set of languages, one bit for each.
  typealias Languages = UInt64

  /// The languages of which function words are known, by their codes; each stands for a bit.
  static let languages: [String] = lists.map(\.language)

  private static let lists: [(language: String, words: String)] =
    germanic + romance + slavic + others + cyrillic + rightToLeft

  private static let positions = Dictionary(
    uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })

  private static let table: FunctionWordTable = {
    var languages: [UInt64: Languages] = [:]
    for (index, list) in lists.enumerated() {
      for word in list.words.split(whereSeparator: \.isWhitespace) {
        languages[String(word).wordHash, default: 0] |= 1 << index
      }
    }
    return FunctionWordTable(languages)
  }()

  /// The languages in which a word is one of the small ones.
  static func languages(of word: UInt64) -> Languages { table[word] }

  /// The bit of a language, by its code; none when its words are not known.
  static func position(of language: String) -> Int? { positions[family(language)] }

  /// Whether a word is one of the small ones of a language.
  static func contains(_ word: UInt64, in language: String) -> Bool {
    position(of: language).map { languages(of: word) & (1 << $0) != 0 } ?? false
  }

  /// Several codes that stand for one language.
  static func family(_ language: String) -> String {
    switch language {
    case "no": "nb"
    case "iw": "he"
    case "in", "ms", "zsm": "id"
    case "bs", "sh": "hr"
    case "tl": "fil"
    default: language
    }
  }

  /// Whether two languages, by their bits, share so many words that a sentence may well be in each.
  static func areNear(_ one: Int, _ other: Int) -> Bool { neighbours[one] & 1 << other != 0 }

  /// Whether two languages, by their bits, come from one, so that a few words may be the same.
  static func areKin(_ one: Int, _ other: Int) -> Bool {
    families[one] != 0 && families[one] == families[other]
  }

  private static let families: [Int] = languages.map { language in
    let index = [germanic, romance, slavic].firstIndex { list in
      list.contains { $0.language == language }
    }
    return index.map { $0 + 1 } ?? 0
  }

  /// The languages that are near to each, and it itself.
  private static let neighbours: [Languages] = languages.map { language in
    let all = near.filter { $0.contains(language) }.reduce(Set([language])) { $0.union($1) }
    return all.reduce(0) { bits, code in positions[code].map { bits | 1 << $0 } ?? bits }
  }

  private static let near: [Set<String>] = [
    ["nb", "nn", "da"], ["hr", "sr", "sl"], ["cs", "sk"], ["es", "gl", "pt", "ca"],
    ["bg", "mk"], ["ru", "be", "uk"], ["tr", "az"], ["nl", "af"], ["zu", "xh"], ["fa", "ur"],
    ["nb", "nn", "sv"], ["da", "sv"],
  ]
}
