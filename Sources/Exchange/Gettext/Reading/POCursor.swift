import SourceText
import XMLReading

/// A place in the bytes of a PO file that moves on over white space, words and lines.
struct POCursor {
  let bytes: [UInt8]
  private(set) var offset = 0
  private var locations: LocationCounter

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    locations = LocationCounter(bytes)
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte here, none at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The line and column here; asked for in the order of the file only, which keeps it quick.
  mutating func location() -> TextLocation { locations.location(at: offset) }

  /// The line and column of a byte behind all that were asked for.
  mutating func location(at offset: Int) -> TextLocation { locations.location(at: offset) }

  /// Whether a line ends here.
  var isAtLineEnd: Bool { byte.map { $0 == 0x0A || $0 == 0x0D } ?? true }

  /// Moves on by some bytes.
  mutating func advance(by count: Int = 1) { offset = min(offset + count, bytes.count) }

  /// Moves back to where it was before.
  mutating func rewind(to offset: Int) { self.offset = offset }

  /// Moves over a text when it is here, and returns whether it did.
  mutating func take(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    let isHere = text.withUTF8Buffer { wanted in
      bytes[offset..<offset + length].elementsEqual(wanted)
    }
    if isHere { offset += length }
    return isHere
  }

  /// Moves over spaces and tabs of this line.
  mutating func skipBlanks() { skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x0B || $0 == 0x0C } }

  /// Moves over all bytes of which something is true.
  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte, condition(byte) { offset += 1 }
  }

  /// Moves to the end of the line, and not over it.
  mutating func skipToLineEnd() { skip { $0 != 0x0A && $0 != 0x0D } }

  /// Moves over the end of the line, if one is here.
  mutating func skipLineEnd() { if !take("\r\n") && isAtLineEnd { advance() } }

  /// The rest of the line, over which it moves.
  mutating func restOfLine() -> String {
    let start = offset
    skipToLineEnd()
    return text(start..<offset)
  }

  /// A word of letters and underscores, over which it moves; empty when none is here.
  mutating func word() -> String {
    let start = offset
    skip { $0 == UInt8(ascii: "_") || (0x61...0x7A).contains($0 | 0x20) }
    return text(start..<offset)
  }

  /// The characters between two offsets.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
