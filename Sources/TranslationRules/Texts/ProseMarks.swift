import LanguageData

/// What marks the words of a text have, found in one pass, so that most rules about marks need not
/// look at most texts.
package struct ProseMarks: OptionSet, Sendable {
  /// One bit for each sort.
  package let rawValue: UInt32

  /// Takes the bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A letter, of whatever script.
  package static let letter = Self(rawValue: 1 << 0)
  /// A digit, of whatever script.
  package static let digit = Self(rawValue: 1 << 1)
  /// A digit beyond ASCII.
  package static let otherDigit = Self(rawValue: 1 << 2)
  /// One of `. , ; : ! ?` of ASCII.
  package static let asciiMark = Self(rawValue: 1 << 3)
  /// A mark of sentences beyond ASCII, such as U+3002.
  package static let otherMark = Self(rawValue: 1 << 4)
  /// `?` or `!` of ASCII.
  package static let question = Self(rawValue: 1 << 5)
  /// `¿` or `¡`.
  package static let invertedMark = Self(rawValue: 1 << 6)
  /// `"`.
  package static let straightQuote = Self(rawValue: 1 << 7)
  /// A typographic quotation mark that is no apostrophe.
  package static let typographicQuote = Self(rawValue: 1 << 8)
  /// A round, square, curly, wide or corner bracket.
  package static let bracket = Self(rawValue: 1 << 9)
  /// A space that is not U+0020.
  package static let otherSpace = Self(rawValue: 1 << 10)
  /// U+0640, which makes Arabic words longer.
  package static let kashida = Self(rawValue: 1 << 11)
  /// `…` or three full stops.
  package static let ellipsis = Self(rawValue: 1 << 12)
  /// A mark twice in a row.
  package static let doubleMark = Self(rawValue: 1 << 13)
  /// A percent sign.
  package static let percent = Self(rawValue: 1 << 14)
  /// A space before one of `. , ; : ! ?`.
  package static let spaceBeforeMark = Self(rawValue: 1 << 15)
  /// A letter three times in a row.
  package static let tripledLetter = Self(rawValue: 1 << 16)
  /// A hyphen, or a dash.
  package static let dash = Self(rawValue: 1 << 17)
  /// One of `, ; ! ?` with no space behind it.
  package static let tightMark = Self(rawValue: 1 << 18)
}

extension ProseMarks {
  /// Finds the marks in the scalars of a text.
  init(of scalars: [Unicode.Scalar]) {
    var marks: Self = []
    var previous: Unicode.Scalar = " "
    var beforePrevious: Unicode.Scalar = " "
    let ascii = Self.ascii
    for scalar in scalars {
      let sort =
        scalar.value < 0x80 ? ascii[Int(scalar.value)] : Self.beyondASCII(scalar)
      marks.formUnion(sort)
      if sort.contains(.asciiMark) {
        if previous == " " { marks.formUnion(.spaceBeforeMark) }
      } else if scalar != " ", previous == "," || previous == ";" || previous.isQuestioning {
        marks.formUnion(.tightMark)
      }
      if scalar == previous {
        if sort.isMark { marks.formUnion(.doubleMark) }
        if scalar == beforePrevious {
          if sort.contains(.letter) { marks.formUnion(.tripledLetter) }
          if scalar == "." { marks.formUnion(.ellipsis) }
        }
      }
      (beforePrevious, previous) = (previous, scalar)
    }
    self = marks
  }

  private var isMark: Bool { !isDisjoint(with: [.asciiMark, .otherMark]) }

  private static let ascii: [Self] = (0..<128).map { value in
    switch Unicode.Scalar(UInt8(value)) {
    case "a"..."z", "A"..."Z": .letter
    case "0"..."9": .digit
    case "?", "!": [.asciiMark, .question]
    case ".", ",", ";", ":": .asciiMark
    case "\"": .straightQuote
    case "(", ")", "[", "]", "{", "}": .bracket
    case "%": .percent
    case "-": .dash
    default: []
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x2060, 0x3000, 0x1680: return .otherSpace
    case 0xAB, 0xBB: return .typographicQuote
    case 0xBF, 0xA1: return .invertedMark
    case 0xC0...0x24F where scalar.value != 0xD7 && scalar.value != 0xF7: return .letter
    case 0x388...0x3FF, 0x400...0x481, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x63F, 0x641...0x64A,
      0x904...0x939, 0xE01...0xE2E, 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FFF, 0x3400...0x4DBF, 0xAC00...0xD7A3:
      return .letter
    case 0x300...0x36F, 0x64B...0x652, 0x93A...0x94F, 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: return []
    case 0x640: return [.kashida, .letter]
    case 0x2010...0x2015: return .dash
    case 0x2018...0x201F: return scalar.isDoubleQuote ? .typographicQuote : []
    case 0x2026: return [.ellipsis, .otherMark]
    case 0x300C...0x300F: return [.typographicQuote, .bracket]
    case 0x3008...0x300B, 0x3010...0x3011, 0x3014...0x301B, 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF5B,
      0xFF5D:
      return .bracket
    case 0x301D...0x301F, 0xFF02: return .typographicQuote
    case 0xFFFC: return []
    default: return rare(scalar)
    }
  }

  private static func rare(_ scalar: Unicode.Scalar) -> Self {
    if scalar.isPercentSign { return .percent }
    switch scalar.properties.generalCategory {
    case .otherPunctuation: return .otherMark
    case .decimalNumber: return [.digit, .otherDigit]
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .titlecaseLetter:
      return .letter
    default: return []
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a question mark or an exclamation mark of ASCII.
  package var isQuestioning: Bool { self == "?" || self == "!" }

  /// Whether it is a letter, of whatever script, or a mark that belongs to one.
  package var isLetter: Bool {
    switch value {
    case 0..<0x80: return (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A
    case 0xC0...0x24F: return value != 0xD7 && value != 0xF7
    case 0x400...0x481, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
    case 0x2000...0x206F, 0xFFFC: return false
    default: return properties.isAlphabetic || isCombining
    }
  }

  /// Whether it changes the character before it and takes no room of its own.
  package var isCombining: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether it is a space of whatever width, but no line break.
  package var isSpace: Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it is white space of whatever sort.
  package var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028...0x2029: true
    default: isSpace
    }
  }

  /// Whether it is an ideograph or a character of a Japanese syllabary.
  package var isIdeographic: Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      value != 0x30FB
    default: false
    }
  }

  /// What stands for a part of a text that is not for reading.
  package static let placeholder: Unicode.Scalar = "\u{FFFC}"

  /// How to speak of it: itself, or its number when it cannot be seen.
  package var spoken: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return isBlank || properties.isDefaultIgnorableCodePoint ? number : "“\(self)” (\(number))"
  }
}

extension [Unicode.Scalar] {
  /// The scalar at a place; none outside.
  subscript(at index: Int) -> Unicode.Scalar? { indices.contains(index) ? self[index] : nil }

  /// The scalars as a text.
  var text: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: self)
    return String(result)
  }
}
