/// What sorts of characters a text has, found in one pass, so that most rules need not look at most
/// texts.
package struct TextFeatures: OptionSet, Sendable {
  /// One bit for each feature.
  package let rawValue: UInt32

  /// Unites features; what the standard library has for all sets is much slower.
  package init(arrayLiteral elements: TextFeatures...) {
    var bits: UInt32 = 0
    for element in elements { bits |= element.rawValue }
    rawValue = bits
  }

  /// Takes the bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `%`
  package static let percent = Self(rawValue: 1 << 0)
  /// `{` or `}`
  package static let brace = Self(rawValue: 1 << 1)
  /// `$`
  package static let dollar = Self(rawValue: 1 << 2)
  /// `<` or `>`
  package static let angle = Self(rawValue: 1 << 3)
  /// `\`
  package static let backslash = Self(rawValue: 1 << 4)
  /// LF, CR, U+2028 or U+2029
  package static let lineBreak = Self(rawValue: 1 << 5)
  /// TAB
  package static let tab = Self(rawValue: 1 << 6)
  /// Two spaces in a row
  package static let doubleSpace = Self(rawValue: 1 << 7)
  /// A digit of ASCII
  package static let digit = Self(rawValue: 1 << 8)
  /// A character beyond ASCII
  package static let nonASCII = Self(rawValue: 1 << 9)
  /// `@`
  package static let at = Self(rawValue: 1 << 10)
  /// `"`
  package static let quote = Self(rawValue: 1 << 11)
  /// `'`
  package static let apostrophe = Self(rawValue: 1 << 12)
  /// `[` or `]`
  package static let squareBracket = Self(rawValue: 1 << 13)
  /// `(` or `)`
  package static let parenthesis = Self(rawValue: 1 << 14)
  /// `*`, `_`, `~` or a backtick
  package static let emphasis = Self(rawValue: 1 << 15)
  /// `&`
  package static let ampersand = Self(rawValue: 1 << 16)
  /// A letter of ASCII
  package static let asciiLetter = Self(rawValue: 1 << 17)
  /// Two full stops in a row
  package static let doubleStop = Self(rawValue: 1 << 18)
  /// `:`
  package static let colon = Self(rawValue: 1 << 19)
  /// A control character of ASCII other than TAB, LF and CR
  package static let control = Self(rawValue: 1 << 20)
  /// One of `. , ; : ! ?` of ASCII
  package static let mark = Self(rawValue: 1 << 21)
  /// `/`
  package static let slash = Self(rawValue: 1 << 22)
  /// White space at the beginning or the end, of whatever sort
  package static let edgeSpace = Self(rawValue: 1 << 23)
  /// `#`
  package static let hash = Self(rawValue: 1 << 24)
  /// `^`
  package static let caret = Self(rawValue: 1 << 25)
}

extension TextFeatures {
  /// Finds the features of a text.
  package init(of text: String) {
    var bits: UInt32 = 0
    var previous: UInt8 = 0
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        bits |= Self.table[Int(byte)]
        if byte == previous {
          if byte == UInt8(ascii: " ") { bits |= Self.doubleSpace.rawValue }
          if byte == UInt8(ascii: ".") { bits |= Self.doubleStop.rawValue }
        }
        previous = byte
      }
    }
    if let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first.isSpace || last.isSpace
    {
      bits |= Self.edgeSpace.rawValue
    }
    if bits & Self.nonASCII.rawValue != 0, text.unicodeScalars.contains(where: \.isLineSeparator) {
      bits |= Self.lineBreak.rawValue
    }
    self.init(rawValue: bits)
  }

  /// The features of each byte.
  private static let table: [UInt32] = (0..<256).map { byte in
    var features: Self = []
    switch Unicode.Scalar(UInt8(byte)) {
    case "%": features = .percent
    case "{", "}": features = .brace
    case "$": features = .dollar
    case "<", ">": features = .angle
    case "\\": features = .backslash
    case "\n", "\r": features = .lineBreak
    case "\t": features = .tab
    case "0"..."9": features = .digit
    case "@": features = .at
    case "\"": features = .quote
    case "'": features = .apostrophe
    case "[", "]": features = .squareBracket
    case "(", ")": features = .parenthesis
    case "*", "_", "~", "`": features = .emphasis
    case "&": features = .ampersand
    case "a"..."z", "A"..."Z": features = .asciiLetter
    case ":": features = [.colon, .mark]
    case ".", ",", ";", "!", "?": features = .mark
    case "/": features = .slash
    case "#": features = .hash
    case "^": features = .caret
    case "\u{0}"..."\u{1F}", "\u{7F}": features = .control
    default: features = byte >= 0x80 ? .nonASCII : []
    }
    return features.rawValue
  }
}

extension Unicode.Scalar {
  /// White space, told quickly for ASCII.
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || (9...13).contains(value) : properties.isWhitespace
  }

  fileprivate var isLineSeparator: Bool { value == 0x2028 || value == 0x2029 || value == 0x85 }
}
