extension Unicode.Scalar {
  /// Whether it is a question mark or an exclamation mark of ASCII.
  @inlinable package var isQuestioning: Bool { self == "?" || self == "!" }

  /// Whether it is a letter, of whatever script, or a mark that belongs to one.
  @inlinable package var isLetter: Bool {
    switch value {
    case 0..<0x80: return (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A
    case 0xC0...0x24F: return value != 0xD7 && value != 0xF7
    case 0x400...0x481, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
    case 0x2000...0x206F, 0xFFFC: return false
    default: return properties.isAlphabetic || isCombining
    }
  }

  /// Whether it changes the character before it and takes no room of its own.
  @inlinable package var isCombining: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether it is a space of whatever width, but no line break.
  @inlinable package var isSpace: Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it is white space of whatever sort.
  @inlinable package var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028...0x2029: true
    default: isSpace
    }
  }

  /// Whether it is an ideograph or a character of a Japanese syllabary.
  @inlinable package var isIdeographic: Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      value != 0x30FB
    default: false
    }
  }

  /// The placeholder of a part of a text that is not for reading.
  @inlinable package static var placeholder: Unicode.Scalar { "\u{FFFC}" }

  /// How to speak of it: itself with its number, or its number alone when it cannot be seen.
  package var spoken: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if isBlank || properties.isDefaultIgnorableCodePoint { return number }
    // A quotation mark between quotation marks cannot be read.
    return properties.isQuotationMark ? "\(self) (\(number))" : "“\(self)” (\(number))"
  }
}

extension [Unicode.Scalar] {
  /// The scalar at a place; none outside.
  @inlinable package subscript(at index: Int) -> Unicode.Scalar? {
    indices.contains(index) ? self[index] : nil
  }

  /// The scalars as a text.
  package var text: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: self)
    return String(result)
  }
}

extension String {
  /// Whether there is nothing to read in it.
  @inlinable package var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }
}
