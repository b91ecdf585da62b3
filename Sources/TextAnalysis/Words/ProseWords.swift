import LanguageData

/// The words of a text, for rules about their letters.
package struct ProseWords {
  private let scalars: [Unicode.Scalar]

  /// Takes the scalars of a text.
  package init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The first letter with the one behind it; none where something else appears first that may
  /// stand for a word.
  package var firstLetters: (first: Unicode.Scalar, second: Unicode.Scalar?)? {
    for (index, scalar) in scalars.enumerated() {
      if scalar.isLetter {
        let second = scalars[at: index + 1]
        // A shortened word such as that of “’s Ochtends”.
        let before = scalars[at: index - 1]
        if before == "’" || before == "'", second?.isLetter != true { return nil }
        return (scalar, second)
      }
      guard
        scalar.isBlank || scalar.isQuotationMark || scalar.isBracket == true
          || scalar == "¿" || scalar == "¡"
      else { return nil }
    }
    return nil
  }

  /// Whether the first word begins with a small letter and has a capital inside, as “macOS” and “eBay” do
  /// wherever they are.
  package var beginsWithMixedCase: Bool {
    let word = scalars.drop { !$0.isLetter }.prefix(while: \.isLetter)
    return word.first?.isSmall == true && word.contains(where: \.isCapital)
  }

  /// Each run of letters, apostrophes and soft hyphens.
  package var all: [Range<Int>] {
    scalars.withUnsafeBufferPointer { scalars in
      var words: [Range<Int>] = []
      words.reserveCapacity(scalars.count / 5 + 2)
      var start = -1
      for index in scalars.indices {
        let value = scalars[index].value
        let isLetter =
          value < 0x80 ? (value | 0x20) &- 0x61 < 26 : scalars[index].isLetter
        if isLetter {
          if start < 0 { start = index }
        } else if start >= 0, value != 0x27, value != 0x2019, value != 0xAD {
          words.append(start..<index)
          start = -1
        }
      }
      if start >= 0 { words.append(start..<scalars.count) }
      return words
    }
  }

  /// Calls `body` with each run of letters, apostrophes and soft hyphens, until it says that it has seen enough.
  package func forEach(_ body: (Range<Int>) -> Bool) {
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      if scalar.isLetter {
        if start == nil { start = index }
      } else if let begin = start, scalar != "'", scalar != "’", scalar != "\u{AD}" {
        start = nil
        if body(begin..<index) { return }
      }
    }
    if let start { _ = body(start..<scalars.count) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a capital.
  @inlinable package var isCapital: Bool {
    value < 0x80 ? value >= 0x41 && value <= 0x5A : properties.isUppercase
  }

  /// Whether it is a small letter, of which a capital begins a sentence.
  ///
  /// Georgian has capitals for words that are written in capitals alone, and begins no sentence with one
  /// (The Unicode Standard 16.0, section 7.7).
  @inlinable package var isSmall: Bool {
    value < 0x80
      ? value >= 0x61 && value <= 0x7A
      : properties.isLowercase && !(0x10D0...0x10FF).contains(value)
  }

  /// The same letter for capitals and small letters.
  @inlinable package var folded: Unicode.Scalar {
    if value < 0x80 {
      return isCapital ? Unicode.Scalar(UInt8(value) | 0x20) : self
    }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? self : self
  }
}
