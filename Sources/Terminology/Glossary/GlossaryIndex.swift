import AuditModel

/// The terms of a glossary by the beginnings of their words, so that those of a text are found
/// quickly.
package struct GlossaryIndex: Sendable {
  private let terms: [(term: Term, forms: TermForms)]
  private let byBeginning: [UInt64: [Int]]
  private let literals: [Int]
  private let source: Inflection
  private let isEnglish: Bool

  /// Takes a glossary whose terms are of a language.
  package init(_ glossary: Glossary, source: LocaleIdentifier) {
    let terms = glossary.terms.map { term in
      // A brand may be a common word in small letters.
      let isBrand = term.isKept && term.source.contains(where: \.isUppercase)
      return (term: term, forms: TermForms(term.source, isExact: isBrand))
    }
    self.terms = terms
    self.source = Inflection(language: source.language)
    isEnglish = source.language == "en"
    let isUnspaced = self.source.isUnspaced
    var byBeginning: [UInt64: [Int]] = [:]
    var literals: [Int] = []
    for (index, term) in terms.enumerated() {
      if let first = term.forms.words.first, !term.forms.isLiteral, !isUnspaced {
        byBeginning[Self.beginning(of: first), default: []].append(index)
      } else {
        literals.append(index)
      }
    }
    self.byBeginning = byBeginning
    self.literals = literals
  }

  private static func beginning(of word: ArraySlice<UInt32>) -> UInt64 {
    word.prefix(3).reduce(0) { $0 << 21 | UInt64($1) }
  }

  /// The terms in a text; one inside of a longer one does not count.
  package func terms(in text: String) -> [Term] {
    let folded = FoldedText(text)
    var found: [(range: Range<Int>, term: Int)] = []
    for index in folded.words.indices {
      let beginning = Self.beginning(of: folded.letters(of: folded.words[index]))
      for candidate in candidates(beginning) {
        let forms = terms[candidate].forms
        guard forms.isAt(index, in: folded, where: isForm) else { continue }
        let range = index..<(index + forms.words.count)
        if forms.isExact, !hasCapitals(forms, at: range, of: folded) { continue }
        found.append((range, candidate))
      }
    }
    let longest = found.filter { one in
      !found.contains { $0.range.count > one.range.count && $0.range.overlaps(one.range) }
    }
    var seen: Set<Int> = []
    return (longest.map(\.term) + literals.filter { hasLiteral(terms[$0].forms, in: folded) })
      .filter { seen.insert($0).inserted }.map { terms[$0].term }
  }

  /// Words of two letters may begin as words of three do.
  private func candidates(_ beginning: UInt64) -> [Int] { byBeginning[beginning] ?? [] }

  private func hasLiteral(_ forms: TermForms, in text: FoldedText) -> Bool {
    source.isUnspaced ? forms.isIn(text, source) : text.text.hasWholeWord(forms.text)
  }

  /// Of English only plurals and the possessive count, which the scanner has split off already.
  private func isForm(_ word: ArraySlice<UInt32>, _ term: ArraySlice<UInt32>) -> Bool {
    if word.elementsEqual(term) { return true }
    guard isEnglish else { return source.matches(word, term) }
    let (s, e, y, i): (UInt32, UInt32, UInt32, UInt32) = (0x73, 0x65, 0x79, 0x69)
    guard word.last == s, word.count > term.count, term.count > 2 else { return false }
    if word.starts(with: term) {
      return word.count == term.count + 1
        || (word.count == term.count + 2 && word[word.endIndex - 2] == e)
    }
    return term.last == y && word.count == term.count + 2
      && word.starts(with: term.dropLast() + [i, e])
  }

  private func hasCapitals(
    _ forms: TermForms, at range: Range<Int>, of text: FoldedText
  ) -> Bool {
    let start = text.words[range.lowerBound].bytes.lowerBound
    return text.text.utf8.dropFirst(start).starts(with: forms.text.utf8)
  }
}

extension String {
  /// Whether another text is in it with no letter or digit at its ends.
  package func hasWholeWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word), !range.isEmpty {
      let before = range.lowerBound == startIndex ? nil : self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      if before?.isPartOfName != true, after?.isPartOfName != true { return true }
      rest = rest[index(after: range.lowerBound)...]
    }
    return false
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber }
}
