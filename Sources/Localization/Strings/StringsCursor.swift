import SourceText

/// A place in the bytes of a `.strings` file that moves on over white space, words and lines.
struct StringsCursor {
  let bytes: [UInt8]
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte here, none at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte some way ahead, none behind the end.
  func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Whether the characters of a text are here.
  func isAt(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for index in wanted.indices where bytes[offset + index] != wanted[index] { return false }
      return true
    }
  }

  /// Moves over white space and returns how many lines ended in it.
  mutating func skipSpace() -> Int {
    var lines = 0
    while let byte {
      if byte.isASCIISpace {
        if byte == .lineFeed || (byte == .carriageReturn && peek(1) != .lineFeed) { lines += 1 }
        offset += 1
      } else if byte == 0xE2 && isAtSeparator {
        lines += 1
        offset += 3
      } else {
        break
      }
    }
    return lines
  }

  /// U+2028 and U+2029 end lines too.
  private var isAtSeparator: Bool { isAt("\u{2028}") || isAt("\u{2029}") }

  /// Moves to the end of the line, and not over it.
  mutating func skipToLineEnd() { offset = lineEnd(from: offset) }

  /// Where the line that holds an offset ends.
  func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    return end
  }

  /// Moves over one character, of however many bytes.
  mutating func skipCharacter() {
    offset += 1
    while let byte, byte & 0xC0 == 0x80 { offset += 1 }
  }

  /// Moves over all bytes of which something is true.
  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte, condition(byte) { offset += 1 }
  }

  /// Moves behind a text, or to the end when it does not come; returns whether it came.
  mutating func skip(behind text: StaticString) -> Bool {
    while !isAtEnd {
      if isAt(text) {
        offset += text.utf8CodeUnitCount
        return true
      }
      offset += 1
    }
    return false
  }

  /// The characters between two offsets.
  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }
}
