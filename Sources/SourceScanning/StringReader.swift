/// Reads what a text in code says.
struct StringReader {
  private let bytes: [UInt8]
  private let isSwift: Bool
  private let opening: StringOpening
  private let end: StringEnd
  private let indentation: Int
  private var text = CodeText()
  private var piece: [UInt8] = []

  init(_ lexer: CodeLexer, opening: StringOpening, end: StringEnd) {
    bytes = lexer.bytes
    isSwift = lexer.isSwift
    self.opening = opening
    self.end = end
    var start = end.content
    while start > opening.contentStart, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    indentation = opening.isMultiline ? end.content - start : 0
  }

  /// The text without its indentation and with its escapes resolved.
  mutating func read() -> CodeText {
    var index = opening.contentStart
    var next = 0
    if opening.isMultiline { index = lineStart(behind: index) }
    while index < end.content {
      if let escaped = opening.escaped(bytes, at: index) {
        if next < end.interpolations.count,
          end.interpolations[next].lowerBound == escaped + 1
        {
          let inner = end.interpolations[next]
          next += 1
          finishPiece()
          text.interpolations.append(inner)
          index = inner.upperBound + 1
        } else {
          index = readEscape(at: escaped)
        }
      } else if bytes[index].endsLine, opening.isMultiline {
        piece.append(0x0A)
        index = lineStart(behind: index)
      } else {
        piece.append(bytes[index])
        index += 1
      }
    }
    // The line of the closing marks is no line of the text.
    if opening.isMultiline, piece.last == 0x0A { piece.removeLast() }
    finishPiece()
    text.pieces.removeFirst()
    return text
  }

  private mutating func finishPiece() {
    text.pieces.append(String(decoding: piece, as: UTF8.self))
    piece.removeAll()
  }

  /// Moves behind the end of a line and the indentation of the next.
  private func lineStart(behind offset: Int) -> Int {
    var index = offset
    while index < end.content, !bytes[index].endsLine { index += 1 }
    if index + 1 < end.content, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { index += 1 }
    index += 1
    var spaces = 0
    while spaces < indentation, index < end.content, bytes[index] == 0x20 || bytes[index] == 0x09 {
      spaces += 1
      index += 1
    }
    return min(index, end.content)
  }

  private mutating func readEscape(at offset: Int) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "n"): piece.append(0x0A)
    case UInt8(ascii: "t"): piece.append(0x09)
    case UInt8(ascii: "r"): piece.append(0x0D)
    case UInt8(ascii: "0") where isSwift: piece.append(0)
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"): return readCode(at: offset)
    case let byte where byte.endsLine: return lineStart(behind: offset)
    case let byte: piece.append(byte)
    }
    return offset + 1
  }

  /// `u{1F600}` of Swift; `u00e9`, `U0001F600` and `xE9` of C.
  private mutating func readCode(at offset: Int) -> Int {
    var index = offset + 1
    let isBraced = index < bytes.count && bytes[index] == UInt8(ascii: "{")
    if isBraced { index += 1 }
    let most = isBraced || bytes[offset] == UInt8(ascii: "U") ? 8 : 4
    var value: UInt32 = 0
    var digits = 0
    while digits < most, index < end.content,
      let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue
    {
      value = value &* 16 &+ UInt32(digit)
      digits += 1
      index += 1
    }
    if isBraced, index < end.content { index += 1 }
    piece += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    return index
  }
}
