/// A term as it is looked for in strings.
struct TermForms: Sendable {
  /// The term as it is written.
  let text: String
  /// The letters of its words, without accents.
  let words: [ArraySlice<UInt32>]
  /// Whether only the very same capitals will do, as in “iPhone”.
  let isExact: Bool
  /// Whether there is more to it than letters, so that all of it has to be there.
  let isLiteral: Bool

  init(_ text: String, isExact: Bool = false) {
    self.text = text
    let folded = FoldedText(text)
    words = folded.words.map { folded.letters(of: $0) }
    self.isExact = isExact || folded.words.contains(where: \.hasInnerCapital)
    isLiteral =
      words.isEmpty || text.unicodeScalars.contains { $0.properties.numericType != nil }
      || text.utf8.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") }
  }

  /// Whether a text has the term in whatever form; words of a phrase may be apart.
  func isIn(_ text: FoldedText, _ inflection: Inflection) -> Bool {
    if isLiteral { return text.text.lowercased().hasBytes(of: self.text.lowercased()) }
    if inflection.isUnspaced {
      return text.text.withoutSpaces.hasBytes(of: self.text.withoutSpaces)
    }
    // Where words do not change, their accents distinguish them.
    if inflection.ending == 0 { return text.text.lowercased().hasWholeWord(self.text.lowercased()) }
    return words.allSatisfy { term in
      text.words.contains { inflection.matches(text.letters(of: $0), term) }
    }
  }

  /// Whether a text has the very term, at most with a short ending.
  func isPlainlyIn(_ text: FoldedText, _ inflection: Inflection) -> Bool {
    if isLiteral || inflection.isUnspaced {
      return text.text.lowercased().hasBytes(of: self.text.lowercased())
    }
    return firstRange(in: text) { word, term in
      word.elementsEqual(term)
        || (inflection.ending > 0 && term.count > 3 && word.count <= term.count + 2
          && word.starts(with: term))
    } != nil
  }

  /// The words of a text that are the term one after the other, by a comparison.
  func firstRange(
    in text: FoldedText, from start: Int = 0,
    where matches: (ArraySlice<UInt32>, ArraySlice<UInt32>) -> Bool
  ) -> Range<Int>? {
    guard !words.isEmpty, start + words.count <= text.words.count else { return nil }
    for first in start...(text.words.count - words.count) {
      if isAt(first, in: text, where: matches) { return first..<(first + words.count) }
    }
    return nil
  }

  /// Whether the words of a text from one on are the term.
  func isAt(
    _ first: Int, in text: FoldedText,
    where matches: (ArraySlice<UInt32>, ArraySlice<UInt32>) -> Bool
  ) -> Bool {
    guard first + words.count <= text.words.count else { return false }
    return words.indices.allSatisfy {
      matches(text.letters(of: text.words[first + $0]), words[$0])
    }
  }
}

extension String {
  /// In lower case and without spaces, for languages that do without them.
  fileprivate var withoutSpaces: String {
    String(
      String.UnicodeScalarView(lowercased().unicodeScalars.filter { !$0.properties.isWhitespace }))
  }
}
