/// Finds words that another word may have been meant to be: one letter is missing, too many or another
/// one, or two changed places.
///
/// The effects of inflection, derivation and ablaut on words are left out: changes at the end, of
/// the first letter, and of vowels.
package struct NearWords: Sendable {
  private var words: [[UInt32]] = []
  /// The words by the numbers of their letters.
  private var whole: [UInt64: Int] = [:]
  /// The words by the numbers of their letters without one of them.
  private var shortened: [UInt64: [Int32]] = [:]
  /// Whether a letter with an accent stands for another one than without.
  private let keepsAccents: Bool

  /// Begins without words.
  ///
  /// - Parameter keepsAccents: whether a missing accent is a slip too.
  package init(keepsAccents: Bool) { self.keepsAccents = keepsAccents }

  /// Words with fewer letters are too near to each other.
  package static let leastLetters = 7
  /// Longer ones are no words.
  private static let mostLetters = 40
  /// The letters at the end that inflection changes.
  private static let ending = 3

  /// Adds a word in lower case, and returns its number, from 0; none when it is too short.
  package mutating func add(_ word: [UInt32]) -> Int? {
    guard (Self.leastLetters - 1...Self.mostLetters).contains(word.count) else { return nil }
    let number = words.count
    words.append(word)
    whole[word.numberOfLetters] = number
    for hash in word.withoutOne { shortened[hash, default: []].append(Int32(number)) }
    return number
  }

  /// The number of a word that another one may have been meant to be.
  package func word(meantBy word: [UInt32]) -> Int? {
    let least = keepsAccents ? Self.leastLetters - 1 : Self.leastLetters
    guard (least...Self.mostLetters).contains(word.count) else { return nil }
    let shorter = word.withoutOne
    for hash in shorter {
      if let number = whole[hash], isSlip(word, for: words[number]) { return number }
      for number in shortened[hash] ?? []
      where words[Int(number)].count == word.count && isSlip(word, for: words[Int(number)]) {
        return Int(number)
      }
    }
    return shortened[word.numberOfLetters]?.first { isSlip(word, for: words[Int($0)]) }
      .map { Int($0) }
  }

  /// Whether a word lacks nothing but an accent of one that was added.
  package func lacksAccent(_ word: [UInt32], of number: Int) -> Bool {
    word != words[number]
      && word.elementsEqual(words[number]) { $0 == $1 || $0 == LetterTable.withoutAccents($1) }
  }

  /// Whether a slip inside a long word makes another one of a word that was added that is hardly a word of
  /// its own: letters in the wrong order, a doubled letter that is single or the other way round, or a
  /// vowel where words keep theirs.
  package func isInnerSlip(_ word: [UInt32], of number: Int) -> Bool {
    let right = words[number]
    guard word.count >= Self.longWord else { return false }
    let start = zip(word, right).prefix { $0 == $1 }.count
    guard start > 1 else { return false }
    if word.count == right.count { return word.sorted() == right.sorted() }
    let longer = word.count > right.count ? word : right
    guard abs(word.count - right.count) == 1, longer.indices.contains(start) else { return false }
    return longer[start] == longer[start - 1] || keepsAccents && !longer[start].isConsonant
  }

  /// Words with so many letters seldom differ by one of them.
  private static let longWord = 8

  /// Prefixes that mean the opposite of each other.
  private static let oppositePrefixes: Set<[UInt32]> = Set(
    ["ab", "an", "auf", "aus"].map { $0.unicodeScalars.map(\.value) })

  /// Whether one slip of the fingers makes one word of the other, and nothing else does.
  private func isSlip(_ word: [UInt32], for right: [UInt32]) -> Bool {
    let start = zip(word, right).prefix { $0 == $1 }.count
    let end = zip(word.dropFirst(start).reversed(), right.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    guard start > 0, end >= Self.ending else { return false }
    if [word, right].allSatisfy({ Self.oppositePrefixes.contains(Array($0.prefix(start + 1))) }) {
      return false
    }
    if word.count < Self.leastLetters, word.count != right.count { return false }
    let (wrong, meant) = (word[start..<(word.count - end)], right[start..<(right.count - end)])
    switch (wrong.count, meant.count) {
    case (0, 1), (1, 0):
      // Romance languages inflect no vowel away that is inside a long word.
      let mayBeVowel = keepsAccents && word.count >= Self.longWord && start > 1
      return mayBeVowel || wrong.allSatisfy(\.isConsonant) && meant.allSatisfy(\.isConsonant)
    case (1, 1):
      guard let one = wrong.first, let other = meant.first else { return false }
      // Of short words, which are near to many others, only an accent may be missing.
      let isShort = word.count < Self.leastLetters
      if !isShort, one.isConsonant && other.isConsonant {
        return LetterTable.withoutAccents(one) != LetterTable.withoutAccents(other)
          || keepsAccents
      }
      return keepsAccents && one < 0x80 && LetterTable.withoutAccents(other) == one
    case (2, 2): return wrong.first == meant.last && wrong.last == meant.first
    default: return false
    }
  }
}

extension [UInt32] {
  fileprivate var numberOfLetters: UInt64 { withUnsafeBufferPointer(\.numberOfWord) }

  /// The numbers of the letters without each one of them.
  fileprivate var withoutOne: [UInt64] {
    indices.map { index in
      var rest = self
      rest.remove(at: index)
      return rest.numberOfLetters
    }
  }
}

extension UInt32 {
  /// Whether it is a letter that no inflection inside of words changes.
  fileprivate var isConsonant: Bool {
    switch Unicode.Scalar(LetterTable.withoutAccents(self)) {
    case "a", "e", "i", "o", "u", "y", "w", "h", "ı", "æ", "ø", "œ", "а", "е", "ё", "и", "й", "о",
      "у", "ы", "э", "ю", "я", "і", "ї", "є", "ь", "ъ":
      false
    case let letter?: letter.properties.isAlphabetic
    case nil: false
    }
  }
}
