/// A piece of code.
struct CodeToken {
  enum Kind: Equatable {
    /// A name or a keyword.
    case word(String)
    /// A text in quotation marks.
    case text(CodeText)
    /// Any other character, by its byte.
    case mark(UInt8)
  }

  let kind: Kind
  /// Where it begins, in bytes.
  let offset: Int
}

/// A text as code holds it, cut at its interpolations.
struct CodeText: Equatable {
  /// The pieces before, between and behind the interpolations, with escapes resolved.
  var pieces: [String] = [""]
  /// Where the code of each interpolation is.
  var interpolations: [Range<Int>] = []

  /// The text, none when it has interpolations.
  var literal: String? { interpolations.isEmpty ? pieces.first : nil }
}

extension CodeToken {
  var word: String? { if case .word(let word) = kind { word } else { nil } }

  var text: CodeText? { if case .text(let text) = kind { text } else { nil } }

  func isMark(_ scalar: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: scalar)) }
}

extension UInt8 {
  /// Whether it may be in a name; every byte beyond ASCII counts as one that may.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether it ends a line.
  var endsLine: Bool { self == 0x0A || self == 0x0D }

  /// Whether it is white space.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
