extension String {
  /// Whether the words are in this text as whole words; in writing without spaces, anywhere. Both have only
  /// words, as `wordsOnly` leaves them.
  func says(_ words: String) -> Bool {
    if words.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) { return contains(words) }
    return " \(self) ".contains(" \(words) ")
  }

  /// The letters and digits in lower case, with single spaces for all between them.
  var wordsOnly: String {
    lowercased().replacing("\u{AD}", with: "").split { !$0.isLetter && !$0.isNumber }
      .joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// Whether its script puts no spaces between words: Thai, Lao, Burmese, Khmer, Chinese, Japanese.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
