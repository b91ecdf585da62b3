import SourceText

/// Takes the escapes out of a quoted text, as old-style property lists write them.
struct StringsLiteral {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var output: [UInt8] = []

  /// Takes what is between the quotation marks.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    output.reserveCapacity(bytes.count)
  }

  /// The text without escapes.
  mutating func decoded() -> String {
    while index < bytes.endIndex { decodeNext() }
    return String(decoding: output, as: UTF8.self)
  }

  /// The text together with how it is written.
  mutating func written() -> WrittenText {
    var text = WrittenText(at: index)
    while index < bytes.endIndex {
      guard bytes[index] == .backslash else {
        index = text.addCharacter(of: bytes, at: index)
        continue
      }
      let start = index
      output.removeAll(keepingCapacity: true)
      decodeNext()
      text.add(start..<index, output)
    }
    return text
  }

  private mutating func decodeNext() {
    let byte = bytes[index]
    index += 1
    if byte == .backslash, index < bytes.endIndex {
      decodeEscape()
    } else {
      output.append(byte)
    }
  }

  private mutating func decodeEscape() {
    let byte = bytes[index]
    if byte.octalDigit != nil { return append(NextStepEncoding.scalar(for: readOctal())) }
    index += 1
    switch byte {
    case UInt8(ascii: "a"): output.append(0x07)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0C)
    case UInt8(ascii: "n"): output.append(.lineFeed)
    case UInt8(ascii: "r"): output.append(.carriageReturn)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "v"): output.append(0x0B)
    case UInt8(ascii: "U"): append(readUnicode())
    default: output.append(byte)
    }
  }

  private mutating func readOctal() -> UInt8 {
    var value: UInt32 = 0
    let end = min(index + 3, bytes.endIndex)
    while index < end, let digit = bytes[index].octalDigit {
      value = value * 8 + digit
      index += 1
    }
    return UInt8(truncatingIfNeeded: value)
  }

  /// Characters outside of the basic plane are written as two escapes.
  private mutating func readUnicode() -> Unicode.Scalar {
    let unit = readHexadecimal()
    guard (0xD800...0xDBFF).contains(unit), bytes[index...].starts(with: [.backslash, 0x55]) else {
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    let rewind = index
    index += 2
    let second = readHexadecimal()
    guard (0xDC00...0xDFFF).contains(second) else {
      index = rewind
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Up to four digits, fewer when something else follows.
  private mutating func readHexadecimal() -> UInt32 {
    var value: UInt32 = 0
    let end = min(index + 4, bytes.endIndex)
    while index < end, let digit = bytes[index].hexadecimalDigit {
      value = value << 4 + digit
      index += 1
    }
    return value
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
