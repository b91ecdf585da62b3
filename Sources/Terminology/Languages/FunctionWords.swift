/// The small words of languages, by which a reader tells at a glance which one a sentence is in.
package enum FunctionWords {
  /// A set of languages, one bit for each.
  typealias Languages = UInt64

  /// The languages of which small words are known, by their codes; each stands for a bit.
  static let languages: [String] = lists.map(\.language)

  private static let lists: [(language: String, words: String)] =
    germanic + romance + slavic + others + cyrillic + rightToLeft

  private static let positions = Dictionary(
    uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })

  private static let table: [UInt64: Languages] = {
    var table: [UInt64: Languages] = [:]
    for (index, list) in lists.enumerated() {
      for word in list.words.split(whereSeparator: \.isWhitespace) {
        table[String(word).wordHash, default: 0] |= 1 << index
      }
    }
    return table
  }()

  /// The languages in which a word is one of the small ones.
  static func languages(of word: UInt64) -> Languages { table[word] ?? 0 }

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

  /// Languages that share so many words that a sentence may well be in each of them.
  static func areNear(_ one: String, _ other: String) -> Bool {
    let pair = [family(one), family(other)]
    return pair[0] == pair[1] || near.contains { $0.isSuperset(of: pair) }
  }

  /// Whether two languages, by their bits, are so near.
  static func areNear(_ one: Int, _ other: Int) -> Bool {
    areNear(languages[one], languages[other])
  }

  private static let near: [Set<String>] = [
    ["nb", "nn", "da"], ["hr", "sr", "sl"], ["cs", "sk"], ["es", "gl", "pt", "ca"],
    ["bg", "mk"], ["ru", "be", "uk"], ["tr", "az"], ["nl", "af"], ["zu", "xh"], ["fa", "ur"],
    ["nb", "nn", "sv"], ["da", "sv"],
  ]
}
