extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let slash = UInt8(ascii: "/")

  /// White space of one byte as old-style property lists know it.
  var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether it ends a line.
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether it may stand in a text without quotation marks.
  var isUnquoted: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The value of a hexadecimal digit.
  var hexadecimalDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The value of an octal digit.
  var octalDigit: UInt32? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(self) ? UInt32(self - 0x30) : nil
  }
}
