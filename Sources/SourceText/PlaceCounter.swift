/// Turns byte offsets in UTF-8 into places; quick when the offsets are asked for in order.
package struct PlaceCounter: Sendable {
  private let bytes: [UInt8]
  private var offset = 0
  private var place = TextPlace()

  /// Takes the text in which to count.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Begins at an offset whose place is known.
  package init(_ bytes: [UInt8], from offset: Int, _ place: TextPlace = TextPlace()) {
    self.bytes = bytes
    self.offset = offset
    self.place = place
  }

  /// The place of the byte at an offset; offsets outside of the text give its nearest end.
  package mutating func place(at target: Int) -> TextPlace {
    if target < offset { (offset, place) = (0, TextPlace()) }
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
    return place
  }

  /// Goes over eight bytes at once, unless a line may end in them.
  private mutating func advance(overWord word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The highest bit of each byte below 0x0E, and perhaps of one that follows such a byte.
    guard (word &- ones &* 0x0E) & ~word & (ones &* 0x80) == 0 else { return false }
    let continuing = (word >> 7) & ~(word >> 6) & ones
    offset += 8
    place.column += 8 - continuing.nonzeroBitCount
    return true
  }

  private mutating func advance(over byte: UInt8, next: UInt8) {
    offset += 1
    if byte == .lineFeed || (byte == .carriageReturn && next != .lineFeed) {
      place = TextPlace(line: place.line + 1)
    } else if byte & 0xC0 != 0x80 && byte != .carriageReturn {
      // A character begins; the bytes that continue it do not count.
      place.column += 1
    }
  }
}
