/// Cuts code into names, strings and marks, and leaves out comments.
struct CodeLexer {
  /// Code in interpolations in interpolations is not looked at any deeper.
  static let deepestInterpolation = 8

  let bytes: [UInt8]
  let isSwift: Bool
  private(set) var tokens: [CodeToken] = []
  private var comments: [Range<Int>] = []
  private var offset = 0

  init(_ bytes: [UInt8], isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
  }

  /// The tokens of code, and of the code in the interpolations of its strings, each of which is a
  /// list of its own.
  static func lists(of bytes: [UInt8], isSwift: Bool) -> [[CodeToken]] {
    listsAndComments(of: bytes, isSwift: isSwift).lists
  }

  /// The same, and where the comments are.
  static func listsAndComments(
    of bytes: [UInt8], isSwift: Bool
  ) -> (lists: [[CodeToken]], comments: [Range<Int>]) {
    var result: [[CodeToken]] = []
    var comments: [Range<Int>] = []
    var pending = [(range: 0..<bytes.count, depth: 0)]
    while let (range, depth) = pending.popLast() {
      var lexer = CodeLexer(bytes, isSwift: isSwift)
      lexer.read(range)
      result.append(lexer.tokens)
      if depth == 0 { comments = lexer.comments }
      guard depth < deepestInterpolation else { continue }
      for token in lexer.tokens {
        for inner in token.text?.interpolations ?? [] { pending.append((inner, depth + 1)) }
      }
    }
    return (result, comments)
  }

  /// The tokens of code that is commented out: of a comment without its marks, so that it is not one again.
  static func tokens(
    ofComment range: Range<Int>, in bytes: [UInt8], isSwift: Bool
  ) -> [CodeToken] {
    let text = bytes[range].drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
    var lexer = CodeLexer(Array(text), isSwift: isSwift)
    lexer.read(0..<text.count)
    return lexer.tokens
  }

  private mutating func read(_ range: Range<Int>) {
    offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte.isSpace {
        offset += 1
      } else if let end = commentEnd(from: offset) {
        comments.append(offset..<min(end, range.upperBound))
        offset = end
      } else if let opening = StringOpening(bytes, at: offset, isSwift: isSwift) {
        readText(opening)
      } else if byte == UInt8(ascii: "'"), !isSwift {
        skipCharacterLiteral()
      } else if byte.isWordByte {
        let start = offset
        while offset < range.upperBound, bytes[offset].isWordByte { offset += 1 }
        add(.word(String(decoding: bytes[start..<offset], as: UTF8.self)), at: start)
      } else {
        add(.mark(byte), at: offset)
        offset += 1
      }
    }
  }

  private mutating func add(_ kind: CodeToken.Kind, at offset: Int) {
    tokens.append(CodeToken(kind: kind, offset: offset))
  }

  private mutating func readText(_ opening: StringOpening) {
    let start = offset
    let end = skipText(opening, depth: 0)
    var reader = StringReader(self, opening: opening, end: end)
    add(.text(reader.read()), at: start)
    offset = max(end.end, start + 1)
  }

  /// `'a'` and `'\''`, in one line.
  private mutating func skipCharacterLiteral() {
    offset += 1
    while offset < bytes.count, !bytes[offset].endsLine, bytes[offset] != UInt8(ascii: "'") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }
}

extension CodeLexer {
  /// Where the comment that begins here ends, none when none does.
  func commentEnd(from start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    var index = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while index < bytes.count, !bytes[index].endsLine { index += 1 }
      return index
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    var depth = 1
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where isSwift:
        depth += 1
        index += 2
      default: index += 1
      }
    }
    return bytes.count
  }
}
