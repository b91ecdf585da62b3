/// A place in a text as UTF-8, with what can be passed over from there.
struct TextCursor {
  /// A scalar with the bytes that it takes up.
  struct Scalar {
    let value: UInt32
    let length: Int

    var isDigit: Bool { value &- 0x30 < 10 }
  }

  private let text: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// Up to where it is known that no tag, name or specifier ends, so that nothing is searched twice.
  private var searched: (tag: Int, name: Int, variable: Int) = (0, 0, 0)

  /// The longest tag, name or specifier that is passed over.
  private static let longest = 512

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The scalar here; none at the end.
  func peek() -> Scalar? {
    guard offset < text.count else { return nil }
    return text[offset] < 0x80
      ? Scalar(value: UInt32(text[offset]), length: 1) : Self.scalar(at: offset, of: text)
  }

  /// The scalar beyond ASCII at a place of a text.
  static func scalar(at offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Scalar {
    let first = UInt32(text[offset])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= text.count else { return Scalar(value: 0x20, length: 1) }
    var value = first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for index in 1..<length { value = value << 6 | UInt32(text[offset + index] & 0x3F) }
    return Scalar(value: value, length: length)
  }

  private func byte(_ distance: Int) -> UInt8 {
    offset + distance < text.count ? text[offset + distance] : 0
  }

  /// Passes over a scalar that is no letter, and what it begins.
  mutating func skipNonLetter(_ scalar: Scalar) {
    switch UInt8(exactly: scalar.value) {
    case UInt8(ascii: "%"): skipSpecifier()
    case UInt8(ascii: "{"): skip(to: UInt8(ascii: "}"), acrossSpaces: false, searched: \.name)
    case UInt8(ascii: "<") where byte(1).isASCIILetter || byte(1) == UInt8(ascii: "/"):
      skip(to: UInt8(ascii: ">"), acrossSpaces: true, searched: \.tag)
    case UInt8(ascii: "\\"): offset += byte(1).isASCIILetter ? 2 : 1
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: "-") && byte(2).isASCIILetter:
      skipToSpace()
    case UInt8(ascii: "@") where byte(1).isASCIILetter: skipToSpace()
    default: offset += scalar.length
    }
  }

  /// Whether what follows a word makes it a part of an address or an identifier, which is passed
  /// over then.
  mutating func skipsRestOfAddress() -> Bool {
    let next = byte(0)
    switch next {
    case UInt8(ascii: ":") where byte(1) == UInt8(ascii: "/"), UInt8(ascii: "_"): break
    case UInt8(ascii: "."), UInt8(ascii: "@"):
      guard byte(1).isASCIILetter else { return false }
    default: return false
    }
    skipToSpace()
    return true
  }

  private mutating func skipToSpace() {
    while offset < text.count, text[offset] > 0x20, text[offset] < 0x80 { offset += 1 }
  }

  /// Passes over `%1$@`, `%.2f`, `%#@name@` and the like, and over a percent sign that stands alone.
  private mutating func skipSpecifier() {
    offset += 1
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "@") {
      offset += 2
      return skip(to: UInt8(ascii: "@"), acrossSpaces: false, searched: \.variable)
    }
    let start = offset
    while offset < text.count, offset - start < 24, text[offset].isSpecifierFlag { offset += 1 }
    if offset > start || byte(0).isConversion { offset += byte(0) < 0x80 ? 1 : 0 }
    offset = min(offset, text.count)
  }

  /// Passes over all up to a byte, or over one when it does not follow soon.
  private mutating func skip(
    to end: UInt8, acrossSpaces: Bool,
    searched known: WritableKeyPath<(tag: Int, name: Int, variable: Int), Int>
  ) {
    var position = max(offset + 1, searched[keyPath: known])
    let limit = min(text.count, offset + Self.longest)
    while position < limit, acrossSpaces || text[position] > 0x20 {
      if text[position] == end {
        offset = position + 1
        return
      }
      position += 1
    }
    searched[keyPath: known] = position
    offset += 1
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  fileprivate var isSpecifierFlag: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "$", "#", "+", "-", ".", "*", "h", "l", "q", "z", "t", "j", "L": true
    default: false
    }
  }

  fileprivate var isConversion: Bool {
    switch Unicode.Scalar(self) {
    case "@", "d", "i", "u", "f", "g", "e", "x", "X", "o", "s", "c", "p", "a", "C", "S", "D", "U",
      "O", "F", "G", "E", "A", "%":
      true
    default: false
    }
  }
}
