/// A word or phrase at one position of a string, with the words around it.
struct TermUse {
  /// A word of the string.
  struct Word {
    /// The bytes that it takes up, with the hyphens inside of it.
    let bytes: Range<Int>
    /// The number that the scanner gives it.
    let hash: UInt64
    let letterCount: Int
    let isCapitalized: Bool
    let isFunctionWord: Bool
    /// The joint between it and the word before it.
    let joint: Joint
  }

  /// The separator of two words.
  enum Joint {
    case space
    case hyphen
    case apostrophe
    /// The end of a sentence or clause.
    case stop
    /// A soft hyphen, which cuts a word.
    case cut
    /// A placeholder or another sign.
    case other

    /// Whether words so joined may be one phrase.
    var isTight: Bool { self == .space || self == .hyphen || self == .apostrophe }
  }

  /// The string.
  let text: String
  /// All words of the string.
  let words: [Word]
  /// Which of them are the term.
  let range: Range<Int>

  /// Takes those words of a string that are at some bytes; none where no word begins there or one
  /// is cut by a soft hyphen.
  init?(_ text: String, _ words: [Word], at bytes: Range<Int>) {
    guard let first = words.firstIndex(where: { $0.bytes.lowerBound >= bytes.lowerBound }) else {
      return nil
    }
    var end = first
    while end < words.count, words[end].bytes.upperBound <= bytes.upperBound { end += 1 }
    guard end > first, words[first].joint != .cut, end == words.count || words[end].joint != .cut
    else { return nil }
    self.init(text: text, words: words, range: first..<end)
  }

  init(text: String, words: [Word], range: Range<Int>) {
    self.text = text
    self.words = words
    self.range = range
  }

  /// The joint between it and the word before it.
  var joint: Joint { words[range.lowerBound].joint }

  /// A number that is the same for the same words, however they are written.
  var key: UInt64 {
    words[range].dropFirst().reduce(words[range.lowerBound].hash) { $0.joined(to: $1.hash) }
  }

  /// How it is written.
  var spelling: String { spelling(of: range) }

  /// How some words of the string are written.
  func spelling(of range: Range<Int>) -> String {
    text.utf8(
      in: words[range.lowerBound].bytes.lowerBound..<words[range.upperBound - 1].bytes.upperBound)
  }

  /// The words from some before it to some after it; none beyond the ends of its clause.
  func extended(before: Int, after: Int) -> Range<Int>? {
    let extended = (range.lowerBound - before)..<(range.upperBound + after)
    guard extended.lowerBound >= 0, extended.upperBound <= words.count,
      (extended.lowerBound + 1..<extended.upperBound).allSatisfy({ index in
        range.contains(index) && range.contains(index - 1) || words[index].joint.isTight
      })
    else { return nil }
    return extended
  }

  /// The same with some words around it.
  func extending(before: Int, after: Int) -> TermUse? {
    extended(before: before, after: after).map { TermUse(text: text, words: words, range: $0) }
  }

  /// Whether the capital of its first word may be that of a sentence.
  var isAtStart: Bool { !words[range.lowerBound].joint.isTight }

  /// Whether the string is nothing else.
  var isWhole: Bool {
    range.count == words.count && !text.utf8.contains { $0 == UInt8(ascii: "%") }
  }

  /// Whether all words of the string that could be small have capitals, as in an English headline.
  var isInHeadline: Bool {
    words.allSatisfy { $0.isCapitalized || $0.isFunctionWord || $0.letterCount < 4 }
  }

  /// Whether what is at one side of it is joined to it by a hyphen or an apostrophe.
  var isJoined: Bool {
    let joints = [
      words[range.lowerBound].joint,
      range.upperBound < words.count ? words[range.upperBound].joint : .stop,
    ]
    return joints.contains { $0 == .hyphen || $0 == .apostrophe }
  }

  /// The words of a string.
  static func words(of text: String, functionWords: FunctionWords.Languages) -> [Word] {
    var text = text
    text.makeContiguousUTF8()
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      var words: [Word] = []
      words.reserveCapacity(16)
      var end = 0
      WordScanner.forEachWord(in: text) { word in
        words.append(
          Word(
            bytes: word.bytes, hash: word.hash, letterCount: word.letters.count,
            isCapitalized: word.isCapitalized || word.hasInnerCapital,
            isFunctionWord: FunctionWords.languages(of: word.hash) & functionWords != 0,
            joint: words.isEmpty ? .stop : Joint(bytes, end..<word.bytes.lowerBound)))
        end = word.bytes.upperBound
      }
      return words
    } ?? []
  }
}

extension TermUse.Joint {
  /// The meaning of the bytes between two words.
  fileprivate init(_ text: UnsafeBufferPointer<UInt8>, _ gap: Range<Int>) {
    let first = gap.lowerBound
    switch gap.count {
    case 1 where text[first] == UInt8(ascii: " "): self = .space
    case 1 where text[first] == UInt8(ascii: "-"): self = .hyphen
    case 1 where text[first] == UInt8(ascii: "'"): self = .apostrophe
    case 2 where text[first] == 0xC2 && text[first + 1] == 0xA0: self = .space
    case 2 where text[first] == 0xC2 && text[first + 1] == 0xAD: self = .cut
    case 3 where text[first] == 0xE2 && text[first + 1] == 0x80:
      switch text[first + 2] {
      case 0x90, 0x91: self = .hyphen
      case 0x99: self = .apostrophe
      case 0xAF: self = .space
      default: self = .stop
      }
    default: self = gap.contains { text[$0] == UInt8(ascii: "%") } ? .other : .stop
    }
  }
}

extension String {
  /// Some bytes of it.
  func utf8(in bytes: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
  }

  /// In small letters, as a language has them: in Turkish “I” is the capital of “ı”.
  func lowercased(in language: String) -> String {
    guard language == "tr" || language == "az" else { return lowercased() }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0 == "I" ? "\u{131}" : $0 == "\u{130}" ? "i" : $0 })
    ).lowercased()
  }
}
