/// Turns byte offsets in UTF-8 into places; quick when the offsets are asked for in order.
package struct LocationCounter: Sendable {
  private let bytes: [UInt8]
  private var offset = 0
  private var location = TextLocation()

  /// Takes the text in which to count.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Begins at an offset whose place is known.
  package init(_ bytes: [UInt8], from offset: Int, _ location: TextLocation = TextLocation()) {
    self.bytes = bytes
    self.offset = offset
    self.location = location
  }

  /// The place of the byte at an offset; offsets outside of the text give its nearest end.
  package mutating func location(at target: Int) -> TextLocation {
    if target < offset { (offset, location) = (0, TextLocation()) }
    let end = min(target, bytes.count)
    bytes.withUnsafeBytes { bytes in
      while offset < end {
        if offset + 8 <= end,
          advance(overWord: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        {
          continue
        }
        advance(over: bytes[offset], next: offset + 1 < bytes.count ? bytes[offset + 1] : 0)
      }
    }
    return location
  }

  /// Goes over eight bytes at once, unless a line may end in them.
  private mutating func advance(overWord word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The highest bit of each byte below 0x0E, and perhaps of one that follows such a byte.
    guard (word &- ones &* 0x0E) & ~word & (ones &* 0x80) == 0 else { return false }
    let continuing = (word >> 7) & ~(word >> 6) & ones
    offset += 8
    location.column += 8 - continuing.nonzeroBitCount
    return true
  }

  private mutating func advance(over byte: UInt8, next: UInt8) {
    offset += 1
    if byte == .lineFeed || (byte == .carriageReturn && next != .lineFeed) {
      location = TextLocation(line: location.line + 1)
    } else if byte & 0xC0 != 0x80 && byte != .carriageReturn {
      // A character begins; the bytes that continue it do not count.
      location.column += 1
    }
  }
}
