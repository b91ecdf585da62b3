/// Reads the smallest parts of a JSON text: white space, words, numbers and marks.
///
/// Source: RFC 8259, which allows nothing beyond it: no comments, no commas at the end.
struct JSONScanner {
  let source: JSONSource
  private(set) var offset: Int

  init(_ source: JSONSource) {
    self.source = source
    offset = source.start
  }

  /// The next byte, or none at the end.
  var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  /// Goes on by so many bytes.
  mutating func skip(_ count: Int = 1) { offset += count }

  /// Goes on behind white space.
  mutating func skipWhitespace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Goes on behind the mark if it is next.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  /// A text, number, truth value or null.
  mutating func scalar() throws(ScreenFileError) -> JSONValue {
    let start = offset
    switch next {
    case UInt8(ascii: "\""): return JSONValue(kind: .string(try string()), offset: start)
    case UInt8(ascii: "-"), .some(0x30...0x39):
      return JSONValue(kind: .number(try number()), offset: start)
    case .some(0x41...0x5A), .some(0x61...0x7A):
      return JSONValue(kind: try word(), offset: start)
    default: throw unexpected("a value")
    }
  }

  private mutating func word() throws(ScreenFileError) -> JSONValue.Kind {
    let start = offset
    while let byte = next, isWordByte(byte) { offset += 1 }
    let word = String(decoding: source.bytes[start..<offset], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      throw source.error(
        "“\(word.shortened)” is no JSON value", at: start,
        suggestion: "a text stands between double quotes")
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F
  }

  /// The digits of a number as they are written.
  private mutating func number() throws(ScreenFileError) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try digits(of: start) }
    if take(".") { try digits(of: start) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits(of: start)
    }
    if let byte = next, isWordByte(byte) || byte == UInt8(ascii: ".") {
      throw source.error("this is no JSON number", at: start)
    }
    guard offset - start <= 100 else {
      throw source.error("this number has more than 100 digits", at: start)
    }
    return String(decoding: source.bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits(of start: Int) throws(ScreenFileError) {
    let first = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    if offset == first { throw source.error("this is no JSON number", at: start) }
  }
}
