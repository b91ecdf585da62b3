/// Separates the words of a text from what is not for reading, in one pass.
package struct MessageSplitter {
  let bytes: [UInt8]
  private let specifiers: [Range<Int>]
  private var pieces: [MessagePiece] = []
  /// `[` and `^[` of links that have an end.
  private var beginnings: [MessagePiece] = []
  /// Where the prose begins that is not yet a piece.
  private var proseStart = 0
  /// The open square brackets that may turn out to begin a link, with the pieces before them.
  private var openBrackets: [OpenBracket] = []

  /// How many square brackets may be open inside each other.
  private static let maximumDepth = 32

  private struct OpenBracket {
    var range: Range<Int>
    var isInflection: Bool
  }

  /// The pieces of a text, which together are the text.
  ///
  /// `%%` counts as prose, for it is shown as a percent sign.
  ///
  /// - Parameter specifiers: where specifiers of a format are, in bytes and in their order.
  package static func pieces(
    of text: String, specifiers: [Range<Int>], features: TextFeatures
  ) -> [MessagePiece] {
    guard !specifiers.isEmpty || !features.isDisjoint(with: .notProse) && text.hasSpecial else {
      let count = text.utf8.count
      return count == 0 ? [] : [MessagePiece(.prose, 0..<count)]
    }
    var splitter = MessageSplitter(bytes: Array(text.utf8), specifiers: specifiers)
    return splitter.split()
  }

  private init(bytes: [UInt8], specifiers: [Range<Int>]) {
    self.bytes = bytes
    self.specifiers = specifiers
    pieces.reserveCapacity(specifiers.count * 2 + 2)
  }

  private mutating func split() -> [MessagePiece] {
    var index = 0
    var next = 0
    while index < bytes.count {
      while next < specifiers.count, specifiers[next].lowerBound < index { next += 1 }
      if next < specifiers.count, specifiers[next].lowerBound == index {
        add(.specifier, specifiers[next])
      } else if bytes[index].isSpecial {
        readSpecial(at: index)
      }
      index = max(index + 1, proseStart)
    }
    flushProse(upTo: bytes.count)
    return beginnings.isEmpty ? pieces : inOrder
  }

  /// The pieces with the beginnings of links, which are known only at the ends of links; each lies in
  /// prose.
  private var inOrder: [MessagePiece] {
    let beginnings = self.beginnings.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var next = 0
    var result: [MessagePiece] = []
    for piece in pieces {
      var start = piece.range.lowerBound
      while next < beginnings.count, beginnings[next].range.lowerBound < piece.range.upperBound {
        let beginning = beginnings[next].range
        if start < beginning.lowerBound {
          result.append(MessagePiece(.prose, start..<beginning.lowerBound))
        }
        result.append(beginnings[next])
        start = beginning.upperBound
        next += 1
      }
      if start < piece.range.upperBound {
        result.append(MessagePiece(piece.kind, start..<piece.range.upperBound))
      }
    }
    return result
  }

  private mutating func flushProse(upTo end: Int) {
    if end > proseStart { pieces.append(MessagePiece(.prose, proseStart..<end)) }
    proseStart = end
  }

  private mutating func add(_ kind: MessagePiece.Kind, _ range: Range<Int>) {
    guard range.lowerBound >= proseStart else { return }
    flushProse(upTo: range.lowerBound)
    pieces.append(MessagePiece(kind, range))
    proseStart = range.upperBound
  }

  private mutating func readSpecial(at index: Int) {
    switch bytes[index] {
    case UInt8(ascii: "{"): readBrace(at: index, opening: index)
    case UInt8(ascii: "$"), UInt8(ascii: "%"): readSigil(at: index)
    case UInt8(ascii: "<"): if let end = tagEnd(at: index) { add(.tag, index..<end) }
    case UInt8(ascii: "&"): if let end = entityEnd(at: index) { add(.entity, index..<end) }
    case UInt8(ascii: "\\"): if let end = escapeEnd(at: index) { add(.escape, index..<end) }
    case UInt8(ascii: "`"): if let end = codeEnd(at: index) { add(.code, index..<end) }
    case UInt8(ascii: ":"): if let range = url(aroundColon: index) { add(.url, range) }
    case UInt8(ascii: "@"): if let range = email(around: index) { add(.email, range) }
    case UInt8(ascii: "."):
      if let range = machine(around: index) {
        add(.machine, range)
      } else if let range = domain(around: index) {
        add(.url, range)
      }
    case UInt8(ascii: "_"):
      if let end = underscoredEnd(at: index) { add(.placeholder, index..<end) }
    case UInt8(ascii: "["): openBracket(at: index)
    case UInt8(ascii: "]"): closeBracket(at: index)
    default: break
    }
  }

  private mutating func readBrace(at start: Int, opening: Int) {
    if let end = placeholderEnd(opening: opening) {
      add(.placeholder, start..<end)
    } else if start == opening, let end = choiceEnd(at: opening) {
      add(.choice, start..<end)
    }
  }

  private mutating func readSigil(at index: Int) {
    switch byte(index + 1) {
    case UInt8(ascii: "{"): readBrace(at: index, opening: index + 1)
    case UInt8(ascii: "("):
      guard let end = nameEnd(from: index + 2), byte(end) == UInt8(ascii: ")") else { return }
      let isDollar = bytes[index] == UInt8(ascii: "$")
      if isDollar || "sdif".utf8.contains(byte(end + 1)) {
        add(.placeholder, index..<(isDollar ? end + 1 : end + 2))
      }
    default: break
    }
  }

  private mutating func openBracket(at index: Int) {
    guard openBrackets.count < Self.maximumDepth else { return }
    let isInflection = index > proseStart && bytes[index - 1] == UInt8(ascii: "^")
    openBrackets.append(
      OpenBracket(range: (isInflection ? index - 1 : index)..<index + 1, isInflection: isInflection)
    )
  }

  private mutating func closeBracket(at index: Int) {
    guard let open = openBrackets.popLast(), byte(index + 1) == UInt8(ascii: "("),
      let end = targetEnd(from: index + 2, allowingSpaces: open.isInflection)
    else { return }
    let kind: MessagePiece.Kind = open.isInflection ? .inflection : .link
    add(kind, index..<end)
    beginnings.append(MessagePiece(kind, open.range))
  }

  /// The byte at a place, and 0 behind the end.
  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Where a piece may begin at the earliest.
  var earliest: Int { proseStart }
}

extension TextFeatures {
  /// The parts of a text of which not all is for reading.
  fileprivate static let notProse: Self = [
    .percent, .brace, .dollar, .angle, .ampersand, .at, .backslash, .emphasis, .squareBracket,
    .mark,
  ]
}

extension UInt8 {
  /// Whether a piece that is not prose may begin with it, or be found by it; sets of bits are the
  /// fastest test.
  @inline(__always)
  fileprivate var isSpecial: Bool {
    // $ % & . : <
    if self < 64 { return 0x1400_4070_0000_0000 >> UInt64(self) & 1 != 0 }
    // @ [ \ ] _ ` {
    return self < 128 && 0x0800_0001_B800_0001 >> UInt64(self - 64) & 1 != 0
  }
}

extension String {
  /// Whether it has a character with which there may be a piece that is not prose; most full stops
  /// end a sentence.
  fileprivate var hasSpecial: Bool {
    var text = self
    return text.withUTF8 { bytes in
      for index in bytes.indices where bytes[index].isSpecial {
        if bytes[index] != UInt8(ascii: ".") { return true }
        if index + 1 < bytes.count, bytes[index + 1].isLetterOrDigit { return true }
      }
      return false
    }
  }
}
