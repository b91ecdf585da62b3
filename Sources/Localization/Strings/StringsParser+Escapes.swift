import SourceText

// Foundation takes every escape and shows something; what it shows may not be what was meant.
extension StringsParser {
  /// Reports the escapes of a text that the format does not know, or that are no character.
  mutating func reportWrongEscapes(in range: Range<Int>) {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      guard bytes[index] == .backslash else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "U") {
        index = reportWrongUnicode(at: index, before: range.upperBound)
      } else {
        reportUnknownEscape(at: index, before: range.upperBound)
        index += 2
      }
    }
  }

  private mutating func reportUnknownEscape(at offset: Int, before end: Int) {
    guard !bytes[offset + 1].isEscaped else { return }
    if bytes[offset + 1] == UInt8(ascii: "u"), unit(at: offset, before: end).digits == 4 {
      return report(.smallUnicodeEscape, at: offset)
    }
    var cursor = cursor
    cursor.offset = offset + 1
    report(.unknownEscape(cursor.character), at: offset)
  }

  /// Characters outside of the basic plane are written as two escapes.
  ///
  /// - Returns: the offset behind the escape, or behind the two.
  private mutating func reportWrongUnicode(at offset: Int, before end: Int) -> Int {
    let first = unit(at: offset, before: end)
    let next = offset + 2 + first.digits
    if first.digits == 0 { report(.emptyUnicodeEscape, at: offset) }
    guard (0xD800...0xDFFF).contains(first.value) else { return next }
    if first.value < 0xDC00, bytes[next..<end].starts(with: [.backslash, UInt8(ascii: "U")]) {
      let second = unit(at: next, before: end)
      if (0xDC00...0xDFFF).contains(second.value) { return next + 2 + second.digits }
    }
    report(.halfCharacter, at: offset)
    return next
  }

  /// The value of the up to four digits of an escape, and how many there are.
  private func unit(at offset: Int, before end: Int) -> (value: UInt32, digits: Int) {
    let digits = bytes[offset + 2..<end].prefix(4).prefix { $0.hexadecimalDigit != nil }
    return (digits.reduce(0) { $0 << 4 + ($1.hexadecimalDigit ?? 0) }, digits.count)
  }
}

extension UInt8 {
  /// Whether a backslash before it means something; before a line end it keeps the line end.
  fileprivate var isEscaped: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "v"), .quote, .apostrophe, .backslash:
      true
    default: octalDigit != nil || isLineEnd
    }
  }
}
