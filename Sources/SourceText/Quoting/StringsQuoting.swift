/// Writes texts as old-style property lists hold them, so that Foundation reads the very same.
package struct StringsQuoting {
  /// The delimiters of a string.
  package enum Quote: Character {
    case double = "\""
    case single = "'"
  }

  /// The delimiters of strings; none where a string needs none.
  package var quote: Quote? = .double
  /// Whether a line of the text is a line of the file.
  package var keepsNewlines = false

  /// Quotes in one way.
  package init(quote: Quote? = .double, keepsNewlines: Bool = false) {
    self.quote = quote
    self.keepsNewlines = keepsNewlines
  }

  /// The text with quotation marks and escapes.
  package func literal(_ text: String) -> String {
    if quote == nil && text.canStandAlone { return text }
    let quote = quote ?? .double
    return "\(quote.rawValue)\(escaped(text))\(quote.rawValue)"
  }

  /// The text with escapes, to be between quotation marks.
  package func escaped(_ text: String) -> String {
    let quote = quote ?? .double
    var result = ""
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if keepsNewlines && scalar == "\r" && scalars.first == "\n" {
        result += "\r"
      } else if keepsNewlines && scalar == "\n" {
        result += "\n"
      } else if Character(scalar) == quote.rawValue || scalar == "\\" {
        result += "\\"
        result.unicodeScalars.append(scalar)
      } else if scalar.needsEscape {
        result += scalar.stringsEscape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// Whether it needs no quotation marks; with a slash at its beginning it could be a comment.
  fileprivate var canStandAlone: Bool {
    !isEmpty && utf8.first != .slash && utf8.allSatisfy { $0.isUnquoted }
  }
}

extension Unicode.Scalar {
  /// Whether it cannot be seen in a file, or not be relied on to stay there.
  fileprivate var needsEscape: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The escape for it; four digits, since more could follow in the text.
  fileprivate var stringsEscape: String {
    switch value {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default:
      let digits = String(value, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }
}

extension UInt8 {
  /// Whether it may be in a text without quotation marks.
  package var isUnquoted: Bool {
    switch self {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: isASCIILetter || isASCIIDigit
    }
  }
}
