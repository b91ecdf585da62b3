/// A word of a passage, in lower case.
struct ProseWord {
  let text: String
  /// Where its sentence begins in the passage, in bytes.
  let sentence: Int
  let beginsSentence: Bool

  /// The words of a passage, without code between backticks.
  static func words(of text: String) -> [ProseWord] {
    var words: [ProseWord] = []
    var word: [UInt8] = []
    var (sentence, beginsSentence, isCode, mark) = (0, true, false, UInt8(0))
    for (offset, byte) in (Array(text.utf8) + [0x20]).enumerated() {
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      let joins = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")) && !word.isEmpty
      if !isCode, isLetter || joins {
        word.append(isLetter ? byte | 0x20 : byte)
        continue
      }
      if !word.isEmpty {
        words.append(
          ProseWord(
            text: String(decoding: word, as: UTF8.self), sentence: sentence,
            beginsSentence: beginsSentence))
        word = []
        beginsSentence = false
      }
      if byte == 0x20, ".!?".utf8.contains(mark) {
        (sentence, beginsSentence) = (offset + 1, true)
      }
      mark = byte
    }
    return words
  }
}

/// A phrase to look for among the words of a passage.
struct WordPattern {
  let words: [String]
  /// The number of its longest word.
  let longestIndex: Int
  private let beginsSentence: Bool

  var longest: String { words[longestIndex] }

  /// Takes words with spaces between; `^` before them means that they begin a sentence.
  init(_ pattern: String) {
    let parts = pattern.split(separator: " ")
    beginsSentence = parts.first == "^"
    let words = parts.drop { $0 == "^" }.map { String($0) }
    self.words = words
    longestIndex = words.indices.max { words[$0].utf8.count < words[$1].utf8.count } ?? 0
  }

  /// Whether the phrase begins at a word.
  func matches(_ other: [ProseWord], at index: Int) -> Bool {
    guard index >= 0, index + words.count <= other.count,
      !beginsSentence || other[index].beginsSentence
    else { return false }
    return words.indices.allSatisfy { other[index + $0].text == words[$0] }
  }
}
