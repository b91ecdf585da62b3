import SourceText

extension String {
  /// Whether it holds nothing but what XML calls white space.
  var isXMLWhitespace: Bool { utf8.allSatisfy(\.isMarkupSpace) }
}

extension String {
  /// Whether it is one or more of the characters that names are made of (XML 1.0, 2.3, Nmtoken).
  var isNameToken: Bool {
    !isEmpty && (utf8.allSatisfy(\.isNameCharacter) || unicodeScalars.allSatisfy(\.isNameCharacter))
  }

  /// The parts between white space.
  var xmlWords: [Substring] {
    split { $0.utf8.allSatisfy(\.isMarkupSpace) }
  }

  /// The same without white space at both ends, as most types of XML Schema read it.
  var collapsed: String { xmlWords.joined(separator: " ") }

  /// A whole number of only digits, perhaps with a sign in front.
  var isInteger: Bool {
    let digits = hasPrefix("-") || hasPrefix("+") ? utf8.dropFirst() : utf8[...]
    return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
  }

  /// The number that it is written as in decimals, without an exponent (XML Schema, decimal).
  var decimal: Double? {
    let digits = hasPrefix("-") || hasPrefix("+") ? utf8.dropFirst() : utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    return Double(hasSuffix(".") ? self + "0" : self)
  }

  /// Two words with a colon between, and nothing else (the pattern of the core schema's
  /// `userDefinedValue`).
  var isUserDefinedValue: Bool {
    let parts = utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isMarkupSpace) }
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that may be in a name.
  fileprivate var isNameCharacter: Bool {
    isASCIILetter || (self >= 0x2D && self <= 0x3A && self != 0x2F) || self == 0x5F
  }
}

extension Unicode.Scalar {
  /// Whether it may be in a name (XML 1.0, 2.3, NameChar).
  fileprivate var isNameCharacter: Bool {
    switch value {
    case 0x30...0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x2D, 0x2E, 0xB7: true
    case 0..<0xC0: false
    case 0xD7, 0xF7, 0x37E: false
    case 0xC0...0x1FFF, 0x200C...0x200D, 0x203F...0x2040, 0x2070...0x218F: true
    case 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x10000...0xEFFFF: true
    default: false
    }
  }
}
