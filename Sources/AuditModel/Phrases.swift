extension String {
  /// The words in lower case with single spaces for all that is between them.
  package var phrase: String {
    lowercased().withoutSoftHyphens.split { !$0.isLetter && !$0.isNumber }
      .joined(separator: " ")
  }

  /// Whether it has a phrase in it that no letter or digit continues; in scripts without spaces, anywhere.
  package func contains(phrase: String) -> Bool {
    !phrase.isEmpty && mayContain(phrase) && ranges(of: phrase).contains { isWhole($0) }
  }

  /// Whether it may have a phrase in it: its bytes are in few texts, and small letters from a to z are written in one
  /// way alone.
  private func mayContain(_ phrase: String) -> Bool {
    let (bytes, own) = (phrase.utf8, utf8)
    guard let first = bytes.first, bytes.allSatisfy(\.isWrittenInOneWay) else { return true }
    var rest = own[...]
    while rest.count >= bytes.count, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Whether it begins with a phrase.
  package func begins(withPhrase phrase: String) -> Bool {
    !phrase.isEmpty && hasPrefix(phrase)
      && isWhole(startIndex..<index(startIndex, offsetBy: phrase.count))
  }

  /// Whether it ends with a phrase.
  package func ends(withPhrase phrase: String) -> Bool {
    !phrase.isEmpty && hasSuffix(phrase)
      && isWhole(index(endIndex, offsetBy: -phrase.count)..<endIndex)
  }

  /// Whether a range is made of whole words, as far as its script shows where words end.
  private func isWhole(_ range: Range<Index>) -> Bool {
    if self[range].unicodeScalars.contains(where: \.isWrittenWithoutSpaces) { return true }
    return self[..<range.lowerBound].last?.continuesWords != true
      && self[range.upperBound...].first?.continuesWords != true
  }
}

extension String {
  /// The text without soft hyphens, which are seen at the end of a line at most and never spoken.
  package var withoutSoftHyphens: String {
    utf8.contains(0xAD) ? replacing("\u{AD}", with: "") : self
  }
}

extension Character {
  fileprivate var continuesWords: Bool {
    (isLetter || isNumber) && unicodeScalars.first?.isWrittenWithoutSpaces == false
  }
}

extension Unicode.Scalar {
  /// Whether its script puts no spaces between words: Thai, Lao, Burmese, Khmer, Chinese, Japanese.
  package var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether it is a small letter from a to z, a digit or a space, to which no other character is equal.
  fileprivate var isWrittenInOneWay: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x20: true
    default: false
    }
  }
}
