/// How far the words of a language change when they are inflected or put together.
struct Inflection {
  /// How many letters at the end of a longer word may change.
  let ending: Int
  /// Whether a word may be inside of another one.
  let isCompounding: Bool
  /// Whether vowels inside of a word may come and go.
  let dropsVowels: Bool
  /// Whether words are written without spaces between them, or with particles at them.
  let isUnspaced: Bool

  private init(
    _ ending: Int, compounding: Bool = false, dropsVowels: Bool = false, unspaced: Bool = false
  ) {
    self.ending = ending
    isCompounding = compounding
    self.dropsVowels = dropsVowels
    isUnspaced = unspaced
  }

  /// The inflection of a language, by its code.
  init(language: String) {
    switch language {
    case "ja", "zh", "yue", "th", "lo", "km", "my", "ko": self.init(0, unspaced: true)
    case "en": self.init(1)
    case "vi": self.init(0)
    case "de", "nl", "sv", "da", "nb", "no", "nn", "af": self.init(2, compounding: true)
    case "is", "fi", "et": self.init(3, compounding: true, dropsVowels: true)
    case "hu": self.init(2, compounding: true, dropsVowels: true)
    case "tr", "az", "kk", "uz": self.init(2, dropsVowels: true)
    case "ru", "uk", "be", "bg", "mk", "sr", "hr", "bs", "sl", "cs", "sk", "pl", "lt", "lv", "el":
      self.init(3, dropsVowels: true)
    case "ar", "he", "fa", "ur", "id", "ms", "fil", "sw": self.init(2, compounding: true)
    default: self.init(2)
    }
  }

  /// Whether a word may be a form of a term, or a compound with it.
  func matches(_ word: ArraySlice<UInt32>, _ term: ArraySlice<UInt32>) -> Bool {
    if word.elementsEqual(term) { return true }
    guard ending > 0 else { return false }
    let loss = term.count > 5 ? ending : term.count > 3 && ending > 1 ? min(ending, 2) : 0
    let stem = term.prefix(max(min(term.count, 3), term.count - loss))
    if word.starts(with: stem) { return term.count > 2 || word.count <= term.count + 3 }
    let part = term.prefix(max(min(term.count, 4), term.count - loss))
    if isCompounding, part.count >= 4, word.count > part.count, word.holds(part) { return true }
    guard dropsVowels, let first = word.first, first == term.first else { return false }
    return word.consonants == term.consonants
  }
}

extension ArraySlice<UInt32> {
  fileprivate func holds(_ part: ArraySlice<UInt32>) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }

  /// The letters without vowels and soft signs, and without what inflection puts at the end.
  fileprivate var consonants: [UInt32] {
    filter { letter in
      switch Unicode.Scalar(letter) {
      case "a", "e", "i", "o", "u", "y", "а", "е", "и", "о", "у", "ы", "э", "ю", "я", "і", "є",
        "ь", "ъ":
        false
      default: true
      }
    }
  }
}
