import XMLReading

/// Reads the texts of `contents.json`: an object of texts, and of objects of texts.
///
/// Values of other kinds are read over, as later versions may have them.
struct XclocContentsParser {
  /// What cannot be read, and where.
  struct Failure: Error, Hashable {
    let place: TextPlace
    /// What is wrong, in a clause without a full stop.
    let message: String
  }

  /// How deep objects and lists may be nested.
  private static let deepest = 32

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var texts: [String: String] = [:]

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The texts by their keys; those of inner objects as `outer.inner`.
  static func texts(of bytes: [UInt8]) throws(Failure) -> [String: String] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var parser = Self(Array(bytes.dropFirst(hasMark ? 3 : 0)))
    parser.skipSpace()
    guard parser.byte == UInt8(ascii: "{") else {
      throw parser.failure("an object must stand here")
    }
    try parser.value(key: "")
    guard parser.index == parser.bytes.count else {
      throw parser.failure("nothing may follow the object")
    }
    return parser.texts
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func failure(_ message: String) -> Failure {
    var places = PlaceCounter(bytes)
    let isAtEnd = index >= bytes.count
    return Failure(
      place: places.place(at: index), message: isAtEnd ? "the file ends too early" : message)
  }

  private mutating func value(key: String) throws(Failure) {
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""): texts[key] = try text()
    case UInt8(ascii: "{"): try members(until: "}", key: key)
    case UInt8(ascii: "["): try members(until: "]", key: key)
    default: try word()
    }
    skipSpace()
  }

  private mutating func members(until end: Unicode.Scalar, key: String) throws(Failure) {
    depth += 1
    guard depth <= Self.deepest else { throw failure("values are nested too deep") }
    index += 1
    skipSpace()
    var isFirst = true
    while !take(end) {
      if !isFirst, !take(",") { throw failure("“,” or “\(end)” must stand here") }
      isFirst = false
      skipSpace()
      let name = end == "}" ? try memberName() : "[]"
      try value(key: key.isEmpty ? name : "\(key).\(name)")
    }
    depth -= 1
  }

  private mutating func memberName() throws(Failure) -> String {
    guard byte == UInt8(ascii: "\"") else {
      throw failure("a key in quotation marks must stand here")
    }
    let name = try text()
    skipSpace()
    guard take(":") else { throw failure("“:” must stand here") }
    return name
  }

  /// A number, `true`, `false` or `null`, which says nothing here.
  private mutating func word() throws(Failure) {
    let start = index
    while let byte, Self.isPartOfWord(byte) { index += 1 }
    if index == start { throw failure("a value must stand here") }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(byte)
  }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }
}

extension XclocContentsParser {
  private mutating func text() throws(Failure) -> String {
    index += 1
    var units: [UInt16] = []
    var start = index
    while let byte, byte != UInt8(ascii: "\""), byte >= 0x20 {
      index += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      units += plain(start..<index - 1)
      units.append(try escape())
      start = index
    }
    units += plain(start..<index)
    guard take("\"") else { throw failure("a text cannot hold a line break") }
    return String(decoding: units, as: UTF16.self)
  }

  private func plain(_ range: Range<Int>) -> String.UTF16View {
    String(decoding: bytes[range], as: UTF8.self).utf16
  }

  private mutating func escape() throws(Failure) -> UInt16 {
    guard let byte else { throw failure("") }
    if let unit = Self.escapes[byte] {
      index += 1
      return unit
    }
    let digits = bytes[min(index + 1, bytes.count)...].prefix(4)
    guard byte == UInt8(ascii: "u"), digits.count == 4, digits.allSatisfy({ $0 != 0x2B }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("this is no escape") }
    index += 5
    return unit
  }

  private static let escapes: [UInt8: UInt16] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]
}
