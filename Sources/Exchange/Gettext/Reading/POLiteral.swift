import SourceText

/// Takes the escapes out of a text in quotation marks, as in C.
struct POLiteral {
  /// The bytes of the text, which may end in the middle of a character that the next one completes.
  private(set) var bytes: [UInt8] = []
  /// The encoding of bytes that are written as numbers; UTF-8 when there is none.
  private let encoding: NamedEncoding?
  /// Bytes that are written as numbers and are no whole character yet.
  private var pending: [UInt8] = []

  init(_ encoding: NamedEncoding?) { self.encoding = encoding }

  /// Adds what is between two quotation marks, and gives the offsets of escapes that C lacks.
  mutating func append(_ slice: ArraySlice<UInt8>) -> [Int] {
    var unknown: [Int] = []
    var index = slice.startIndex
    while index < slice.endIndex {
      if !appendNext(slice, &index) { unknown.append(index - 2) }
    }
    return unknown
  }

  /// Adds a byte or an escape; returns whether C has it.
  mutating func appendNext(_ slice: ArraySlice<UInt8>, _ index: inout Int) -> Bool {
    let byte = slice[index]
    index += 1
    guard byte == UInt8(ascii: "\\"), index < slice.endIndex else {
      append(byte)
      return true
    }
    return appendEscape(slice, &index)
  }

  /// Forgets what was added.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// The text.
  var text: String { String(decoding: bytes + decodedPending, as: UTF8.self) }

  private var decodedPending: [UInt8] {
    pending.isEmpty ? [] : encoding?.utf8(pending) ?? pending
  }

  private mutating func append(_ byte: UInt8) {
    endNumbers()
    bytes.append(byte)
  }

  /// Adds the bytes that are written as numbers and are no whole character.
  mutating func endNumbers() {
    guard !pending.isEmpty else { return }
    bytes += decodedPending
    pending = []
  }

  /// Adds a byte that is written as a number; several may be one character.
  private mutating func append(number: UInt8) {
    guard number >= 0x80, let encoding else { return append(number) }
    pending.append(number)
    let character = encoding.utf8(pending)
    // U+FFFD: the character has further bytes, or there is none.
    guard !character.elementsEqual("\u{FFFD}".utf8) || pending.count == 4 else { return }
    bytes += character
    pending = []
  }

  private mutating func appendEscape(_ slice: ArraySlice<UInt8>, _ index: inout Int) -> Bool {
    let byte = slice[index]
    if byte.digit(below: 8) != nil {
      appendNumber(slice, &index, base: 8, digits: 3)
      return true
    }
    index += 1
    if byte == UInt8(ascii: "x"), index < slice.endIndex, slice[index].digit(below: 16) != nil {
      // C takes all digits that follow, and of their number the last byte.
      appendNumber(slice, &index, base: 16, digits: .max)
      return true
    }
    let escaped = Self.escapes[byte]
    append(escaped ?? byte)
    return escaped != nil
  }

  private mutating func appendNumber(
    _ slice: ArraySlice<UInt8>, _ index: inout Int, base: UInt8, digits: Int
  ) {
    var value: UInt8 = 0
    var count = 0
    while index < slice.endIndex, count < digits, let digit = slice[index].digit(below: base) {
      value = value &* base &+ digit
      index += 1
      count += 1
    }
    append(number: value)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "\""): 0x22,
    UInt8(ascii: "'"): 0x27, UInt8(ascii: "?"): 0x3F,
  ]
}

extension UInt8 {
  /// The value of a digit of a base up to 16.
  fileprivate func digit(below base: UInt8) -> UInt8? {
    let value: UInt8
    switch self {
    case 0x30...0x39: value = self - 0x30
    case 0x41...0x46: value = self - 0x41 + 10
    case 0x61...0x66: value = self - 0x61 + 10
    default: return nil
    }
    return value < base ? value : nil
  }
}
