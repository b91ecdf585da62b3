// Predicates on single bytes run in the innermost loops of all readers, so they are inlined there.

extension UInt8 {
  /// Ends a line.
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  /// Ends a line, alone or before a line feed.
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  /// `"`
  @inlinable package static var quote: UInt8 { 0x22 }
  /// `'`
  @inlinable package static var apostrophe: UInt8 { 0x27 }
  /// `\`
  @inlinable package static var backslash: UInt8 { 0x5C }
  /// `;`
  @inlinable package static var semicolon: UInt8 { 0x3B }
  /// `=`
  @inlinable package static var equals: UInt8 { 0x3D }
  /// `/`
  @inlinable package static var slash: UInt8 { 0x2F }
}

extension UInt8 {
  /// Whether it is a space or one of the controls from tab to carriage return.
  @inlinable package var isASCIISpace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// Whether JSON (RFC 8259, 2) and XML (1.0, 2.3) call it white space: a space, a tab or a byte
  /// that ends a line.
  @inlinable package var isMarkupSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }

  /// Whether it is a line feed or a carriage return.
  @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Whether it continues a character of UTF-8.
  @inlinable package var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// Whether it is one of 0–9.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is one of A–Z and a–z.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is one of 0–9, A–F and a–f.
  @inlinable package var isHexadecimalDigit: Bool {
    isASCIIDigit || (self | 0x20) &- 0x61 < 6
  }

  /// The value of one of 0–9, A–F and a–f.
  @inlinable package var hexadecimalDigit: UInt32? {
    if isASCIIDigit { return UInt32(self &- 0x30) }
    return isHexadecimalDigit ? UInt32((self | 0x20) &- 0x61 &+ 10) : nil
  }

  /// The value of one of 0–7.
  @inlinable package var octalDigit: UInt32? { self &- 0x30 < 8 ? UInt32(self &- 0x30) : nil }
}
