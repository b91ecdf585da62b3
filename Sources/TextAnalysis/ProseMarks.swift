import LanguageData

/// The marks in the words of a text, found in one pass, so that most rules about marks need not
/// read most strings.
package struct ProseMarks: OptionSet, Sendable {
  /// One bit for each sort.
  package let rawValue: UInt32

  /// Takes the bits.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Unites marks; what the standard library has for all sets is much slower across modules.
  @inlinable package init(arrayLiteral elements: ProseMarks...) {
    var bits: UInt32 = 0
    for element in elements { bits |= element.rawValue }
    rawValue = bits
  }

  /// Whether it has all of some marks.
  @inlinable package func contains(_ other: ProseMarks) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  /// Whether it has all of some marks.
  @inlinable package func isSuperset(of other: ProseMarks) -> Bool { contains(other) }

  /// Whether it has none of some marks.
  @inlinable package func isDisjoint(with other: ProseMarks) -> Bool {
    rawValue & other.rawValue == 0
  }

  /// The marks of both.
  @inlinable package func union(_ other: ProseMarks) -> ProseMarks {
    ProseMarks(rawValue: rawValue | other.rawValue)
  }

  /// A letter, of whatever script.
  @inlinable package static var letter: Self { Self(rawValue: 1 << 0) }
  /// A digit, of whatever script.
  @inlinable package static var digit: Self { Self(rawValue: 1 << 1) }
  /// A digit beyond ASCII.
  @inlinable package static var otherDigit: Self { Self(rawValue: 1 << 2) }
  /// One of `. , ; : ! ?` of ASCII.
  @inlinable package static var asciiMark: Self { Self(rawValue: 1 << 3) }
  /// A mark of sentences beyond ASCII, such as U+3002.
  @inlinable package static var otherMark: Self { Self(rawValue: 1 << 4) }
  /// `?` or `!` of ASCII.
  @inlinable package static var question: Self { Self(rawValue: 1 << 5) }
  /// `¿` or `¡`.
  @inlinable package static var invertedMark: Self { Self(rawValue: 1 << 6) }
  /// `"`.
  @inlinable package static var straightQuote: Self { Self(rawValue: 1 << 7) }
  /// A typographic quotation mark that is no apostrophe.
  @inlinable package static var typographicQuote: Self { Self(rawValue: 1 << 8) }
  /// A round, square, curly, wide or corner bracket.
  @inlinable package static var bracket: Self { Self(rawValue: 1 << 9) }
  /// A space that is not U+0020.
  @inlinable package static var otherSpace: Self { Self(rawValue: 1 << 10) }
  /// U+0640, which makes Arabic words longer.
  @inlinable package static var kashida: Self { Self(rawValue: 1 << 11) }
  /// `…` or three full stops.
  @inlinable package static var ellipsis: Self { Self(rawValue: 1 << 12) }
  /// A mark twice in a row.
  @inlinable package static var doubleMark: Self { Self(rawValue: 1 << 13) }
  /// A percent sign.
  @inlinable package static var percent: Self { Self(rawValue: 1 << 14) }
  /// A space before one of `. , ; : ! ?`.
  @inlinable package static var spaceBeforeMark: Self { Self(rawValue: 1 << 15) }
  /// A letter three times in a row.
  @inlinable package static var tripledLetter: Self { Self(rawValue: 1 << 16) }
  /// A hyphen, or a dash.
  @inlinable package static var dash: Self { Self(rawValue: 1 << 17) }
  /// One of `, ; ! ?` with no space behind it.
  @inlinable package static var tightMark: Self { Self(rawValue: 1 << 18) }
}

extension ProseMarks {
  /// Finds the marks in the scalars of a text.
  package init(of scalars: [Unicode.Scalar]) {
    var marks: Self = []
    var previous: Unicode.Scalar = " "
    var beforePrevious: Unicode.Scalar = " "
    let ascii = Self.ascii
    for scalar in scalars {
      let kind =
        scalar.value < 0x80 ? ascii[Int(scalar.value)] : Self.beyondASCII(scalar)
      marks.formUnion(kind)
      if kind.contains(.asciiMark) {
        if previous == " " { marks.formUnion(.spaceBeforeMark) }
      } else if scalar != " ", previous == "," || previous == ";" || previous.isQuestioning {
        marks.formUnion(.tightMark)
      }
      if scalar == previous {
        if kind.isMark { marks.formUnion(.doubleMark) }
        if scalar == beforePrevious {
          if kind.contains(.letter) { marks.formUnion(.tripledLetter) }
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
