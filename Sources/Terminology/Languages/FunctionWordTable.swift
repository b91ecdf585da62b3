/// The languages of words by the numbers of the words; every word of every text is looked up in it,
/// and the numbers are hashes already.
struct FunctionWordTable: Sendable {
  private let slots: [(word: UInt64, languages: FunctionWords.Languages)]

  /// Takes the languages of words; no word has the number 0.
  init(_ languages: [UInt64: FunctionWords.Languages]) {
    var size = 4
    while size < languages.count * 3 { size *= 2 }
    var slots = [(word: UInt64, languages: FunctionWords.Languages)](
      repeating: (0, 0), count: size)
    for (word, languages) in languages {
      var slot = Self.slot(of: word, among: size)
      while slots[slot].word != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = (word, languages)
    }
    self.slots = slots
  }

  /// The languages of a word; none when it is not there.
  subscript(word: UInt64) -> FunctionWords.Languages {
    var slot = Self.slot(of: word, among: slots.count)
    while slots[slot].word != 0 {
      if slots[slot].word == word { return slots[slot].languages }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0
  }

  private static func slot(of word: UInt64, among size: Int) -> Int {
    Int(truncatingIfNeeded: word ^ word >> 32) & (size - 1)
  }
}
