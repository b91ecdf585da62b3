/// A word of a text, lent while the text is scanned.
package struct ScannedWord {
  /// Its letters in lower case, lent for the time of the call.
  package let letters: UnsafeBufferPointer<UInt32>
  /// A number that is the same for the same letters.
  package let hash: UInt64
  /// The bytes that it takes up in the text as UTF-8.
  package let bytes: Range<Int>
  /// Whether its first letter is a capital.
  package let isCapitalized: Bool
  /// Whether a later letter is a capital.
  package let hasInnerCapital: Bool
  /// Whether one space is all that is between it and the word before it.
  package let followsWord: Bool
}

/// Goes through the words of strings, and past what no translator writes: placeholders, tags,
/// addresses and identifiers.
package enum WordScanner {
  /// Calls `body` for each word in the order of the text.
  package static func forEachWord(in text: String, _ body: (ScannedWord) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      // A word has at most as many letters as its text has bytes.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bytes.count) {
        scan(bytes, letters: $0, body)
      }
    }
  }

  private static func scan(
    _ text: UnsafeBufferPointer<UInt8>, letters: UnsafeMutableBufferPointer<UInt32>,
    _ body: (ScannedWord) -> Void
  ) {
    var cursor = TextCursor(text)
    let lowercase = LetterTable.Lowercase()
    var lastEnd = -1
    while let scalar = cursor.peek() {
      if lowercase[scalar.value] == 0 {
        cursor.skipNonLetter(scalar)
        continue
      }
      let start = cursor.offset
      var word = WordInProgress()
      var count = 0
      var end = start
      while end < text.count {
        // Most letters are of ASCII, and there are many of them.
        let next =
          text[end] < 0x80
          ? TextCursor.Scalar(value: UInt32(text[end]), length: 1)
          : TextCursor.scalar(at: end, of: text)
        let letter = lowercase[next.value]
        if letter != 0 {
          word.add(letter, isCapital: letter != next.value)
          letters[count] = letter
          count += 1
        } else if !next.isDigit {
          break
        }
        end += next.length
      }
      cursor.offset = end
      if cursor.skipsRestOfAddress() {
        lastEnd = -1
        continue
      }
      body(
        ScannedWord(
          letters: UnsafeBufferPointer(rebasing: letters[..<count]), hash: word.hash,
          bytes: start..<cursor.offset, isCapitalized: word.isCapitalized,
          hasInnerCapital: word.hasInnerCapital,
          followsWord: lastEnd > 0 && start == lastEnd + 1 && text[lastEnd] == UInt8(ascii: " ")))
      lastEnd = cursor.offset
    }
  }
}

private struct WordInProgress {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  var isCapitalized = false
  var hasInnerCapital = false
  private var isFirst = true

  mutating func add(_ letter: UInt32, isCapital: Bool) {
    hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3
    if isCapital {
      if isFirst { isCapitalized = true } else { hasInnerCapital = true }
    }
    isFirst = false
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// The number that the scanner gives to a word of these letters.
  var numberOfWord: UInt64 {
    var word = WordInProgress()
    for letter in self { word.add(letter, isCapital: false) }
    return word.hash
  }
}

extension String {
  /// The number that the scanner gives to a word in lower case.
  package var wordHash: UInt64 {
    var word = WordInProgress()
    for scalar in unicodeScalars { word.add(LetterTable.lowercase(scalar.value), isCapital: false) }
    return word.hash
  }
}
