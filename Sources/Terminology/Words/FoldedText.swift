/// The words of a text in lower case and without accents, for terms to be found in.
package struct FoldedText {
  /// One word.
  struct Word {
    /// Where its letters are among all of them.
    let letters: Range<Int>
    /// The bytes that it takes up in the text.
    let bytes: Range<Int>
    let hasInnerCapital: Bool
    /// The number that the scanner gives it.
    let hash: UInt64
  }

  /// The text as it is written, but without soft hyphens, which may be in any word.
  package let text: String
  private(set) var letters: [UInt32] = []
  private(set) var words: [Word] = []

  /// Takes the words of a text.
  package init(_ text: String) {
    let text = text.withoutSoftHyphens
    self.text = text
    WordScanner.forEachWord(in: text) { word in
      let start = letters.count
      for letter in word.letters { letters.append(LetterTable.withoutAccents(letter)) }
      words.append(
        Word(
          letters: start..<letters.count, bytes: word.bytes, hasInnerCapital: word.hasInnerCapital,
          hash: word.hash))
    }
  }

  /// The letters of a word.
  func letters(of word: Word) -> ArraySlice<UInt32> { letters[word.letters] }
}

extension String {
  /// Whether another text is somewhere in it, byte for byte.
  package func hasBytes(of other: String) -> Bool {
    var (text, part) = (self, other)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, part.count <= text.count else { return part.isEmpty }
        return (0...(text.count - part.count)).contains { start in
          text[start] == first && text[start..<(start + part.count)].elementsEqual(part)
        }
      }
    }
  }
}
