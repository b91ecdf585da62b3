/// The kinds of characters in a text, found in one pass, so that most rules need not read most
/// strings.
package struct TextFeatures: OptionSet, Sendable {
  /// One bit for each feature.
  package let rawValue: UInt32

  /// Unites features; what the standard library has for all sets is much slower.
  @inlinable package init(arrayLiteral elements: TextFeatures...) {
    var bits: UInt32 = 0
    for element in elements { bits |= element.rawValue }
    rawValue = bits
  }

  /// Takes the bits.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `%`
  @inlinable package static var percent: Self { Self(rawValue: 1 << 0) }
  /// `{` or `}`
  @inlinable package static var brace: Self { Self(rawValue: 1 << 1) }
  /// `$`
  @inlinable package static var dollar: Self { Self(rawValue: 1 << 2) }
  /// `<` or `>`
  @inlinable package static var angle: Self { Self(rawValue: 1 << 3) }
  /// `\`
  @inlinable package static var backslash: Self { Self(rawValue: 1 << 4) }
  /// LF, CR, U+2028 or U+2029
  @inlinable package static var lineBreak: Self { Self(rawValue: 1 << 5) }
  /// TAB
  @inlinable package static var tab: Self { Self(rawValue: 1 << 6) }
  /// Two spaces in a row
  @inlinable package static var doubleSpace: Self { Self(rawValue: 1 << 7) }
  /// A digit of ASCII
  @inlinable package static var digit: Self { Self(rawValue: 1 << 8) }
  /// A character beyond ASCII
  @inlinable package static var nonASCII: Self { Self(rawValue: 1 << 9) }
  /// `@`
  @inlinable package static var at: Self { Self(rawValue: 1 << 10) }
  /// `"`
  @inlinable package static var quote: Self { Self(rawValue: 1 << 11) }
  /// `'`
  @inlinable package static var apostrophe: Self { Self(rawValue: 1 << 12) }
  /// `[` or `]`
  @inlinable package static var squareBracket: Self { Self(rawValue: 1 << 13) }
  /// `(` or `)`
  @inlinable package static var parenthesis: Self { Self(rawValue: 1 << 14) }
  /// `*`, `_`, `~` or a backtick
  @inlinable package static var emphasis: Self { Self(rawValue: 1 << 15) }
  /// `&`
  @inlinable package static var ampersand: Self { Self(rawValue: 1 << 16) }
  /// A letter of ASCII
  @inlinable package static var asciiLetter: Self { Self(rawValue: 1 << 17) }
  /// Two full stops in a row
  @inlinable package static var doubleStop: Self { Self(rawValue: 1 << 18) }
  /// `:`
  @inlinable package static var colon: Self { Self(rawValue: 1 << 19) }
  /// A control character of ASCII other than TAB, LF and CR
  @inlinable package static var control: Self { Self(rawValue: 1 << 20) }
  /// One of `. , ; : ! ?` of ASCII
  @inlinable package static var mark: Self { Self(rawValue: 1 << 21) }
  /// `/`
  @inlinable package static var slash: Self { Self(rawValue: 1 << 22) }
  /// White space at the beginning or the end, of whatever sort
  @inlinable package static var edgeSpace: Self { Self(rawValue: 1 << 23) }
  /// `#`
  @inlinable package static var hash: Self { Self(rawValue: 1 << 24) }
  /// `^`
  @inlinable package static var caret: Self { Self(rawValue: 1 << 25) }
  /// A character from U+0080 to U+00BF: controls, the no-break space, marks such as `«`
  @inlinable package static var latinMark: Self { Self(rawValue: 1 << 26) }
  /// A character from U+0240 on other than plain typography: letters of other scripts, combining
  /// marks, pictures
  @inlinable package static var beyondLatin: Self { Self(rawValue: 1 << 27) }
  /// A character from U+2000 to U+2FFF other than plain typography: spaces, format characters and
  /// symbols; dashes, quotation marks, bullets and dots (U+2012 to U+2027), which strings of all
  /// languages have, are plain
  @inlinable package static var typography: Self { Self(rawValue: 1 << 28) }
  /// A character of the blocks beyond alphabets that have invisible ones and pictures: from U+0340
  /// to U+037F, U+0600 to U+063F, U+0800 to U+1FFF and from U+3000 on
  @inlinable package static var remote: Self { Self(rawValue: 1 << 29) }
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
    if bits & Self.nonASCII.rawValue != 0 {
      text.withUTF8 { bytes in
        for index in bytes.indices.dropLast() { bits |= bytes.rareFeatures(at: index).rawValue }
      }
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
    default: features = byte >= 0x80 ? beyondASCII(byte) : []
    }
    return features.rawValue
  }

  /// The features of the first byte of a longer character, and of the others.
  private static func beyondASCII(_ byte: Int) -> Self {
    switch byte {
    case 0xC2: [.nonASCII, .latinMark]
    case 0xC9...0xCC, 0xCE...0xD7, 0xD9...0xDF: [.nonASCII, .beyondLatin]
    case 0xCD, 0xD8, 0xE0, 0xE1, 0xE3...0xF4: [.nonASCII, .beyondLatin, .remote]
    default: .nonASCII
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The features of a longer character that its first byte does not determine.
  @inline(__always)
  fileprivate func rareFeatures(at index: Int) -> TextFeatures {
    if self[index] == 0xE2, index + 2 < count {
      switch (self[index + 1], self[index + 2]) {
      case (0x80, 0x92...0xA7): return []
      case (0x80, 0xA8...0xA9): return [.beyondLatin, .typography, .lineBreak]
      default: return [.beyondLatin, .typography]
      }
    }
    // U+0085
    return self[index] == 0xC2 && self[index + 1] == 0x85 ? .lineBreak : []
  }
}

extension Unicode.Scalar {
  /// White space, with a fast path for ASCII.
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || (9...13).contains(value) : properties.isWhitespace
  }
}
