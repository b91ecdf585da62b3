/// How the translation of a term is written in a glossary, as far as the translations show it.
struct TargetTerm {
  /// A translation that has the term, and how its source has it.
  struct Evidence {
    let use: TermUse
    /// Whether the source has the number that the glossary lists.
    let isSameForm: Bool
    /// Whether the source is nothing but the term.
    let isWhole: Bool
  }

  /// A form with the words around it that belong to it.
  private struct Shape: Hashable {
    let form: UInt64
    var before = 0
    var after = 0
  }

  /// The part of the translations that have to agree on a form.
  private static let formShare = 0.5
  /// The part of them that have a word beside it when the word belongs to it.
  private static let phraseShare = 0.75
  /// The part of the translations that a translation of the term alone has to be found in.
  private static let aloneShare = 0.2
  /// In how many translations a word has to be beside it.
  private static let leastUses = 3
  /// The most words at one side that belong to it.
  private static let mostNeighbours = 2

  let evidence: [Evidence]
  /// The language of the translations, by its code.
  let language: String
  let source: SourceTerm

  /// The dictionary form; none where the translations do not agree on one.
  var spelling: String? {
    guard let shape = shapeAlone ?? (source.isCertain ? commonShape : nil) else { return nil }
    var spelling = TermSpelling(language: language)
    for one in evidence {
      guard let use = one.use.extending(before: shape.before, after: shape.after),
        use.key == shape.form
      else { continue }
      spelling.add(use.spelling, isAtStart: use.isAtStart, isInHeadline: use.isInHeadline)
    }
    return spelling.commonest.flatMap(checked)
  }

  /// A spelling as it is listed; none when it is that of only a part of a phrase.
  private func checked(_ spelling: String) -> String? {
    let words = source.spelling.lowercased().split(separator: " ")
    guard words.count == 1 || !words.contains(where: { $0 == spelling.lowercased() }) else {
      return nil
    }
    if words.count > 1, !spelling.contains(" "), shapeAlone == nil {
      let inflection = Inflection(language: language)
      guard inflection.isCompounding, evidence.count(where: \.use.isJoined) * 2 < evidence.count
      else { return nil }
    }
    // Only German has capitals where the source has none, and what is a name.
    let isName =
      language == "de" || language == "lb" || spelling.hasInnerCapital
      || source.spelling.contains(where: \.isUppercase)
    return isName ? spelling : spelling.lowercased(in: language)
  }

  /// The translation of a string that is nothing but the term.
  private var shapeAlone: Shape? {
    let shapes = evidence.compactMap { one -> Shape? in
      let use = one.use
      let (before, after) = (use.range.lowerBound, use.words.count - use.range.upperBound)
      guard one.isWhole, before + after <= Self.mostNeighbours + 1,
        let whole = use.extending(before: before, after: after), whole.isWhole
      else { return nil }
      return Shape(form: whole.key, before: before, after: after)
    }
    guard let shape = shapes.commonest?.value else { return nil }
    let count = evidence.count {
      $0.use.extending(before: shape.before, after: shape.after)?.key == shape.form
    }
    // Where nouns have cases, one of the others may well be commoner.
    let isPlain = Declension.starts(language) && shape.before + shape.after == 0
    return isPlain || Double(count) >= Self.aloneShare * Double(evidence.count) ? shape : nil
  }

  /// The commonest form with the words that are mostly beside it.
  private var commonShape: Shape? {
    let same = evidence.filter(\.isSameForm)
    guard let form = commonForm(of: (same.count > 1 ? same : evidence).map(\.use)) else {
      return nil
    }
    let uses = evidence.map(\.use).filter { $0.key == form }
    let before = neighbours(of: uses) { use, count in
      // The word before a preposition or a genitive is another one, to which it belongs.
      let isOwn = count == 1 && !(Declension.starts(language) && use.joint == .space)
      return isOwn ? use.extending(before: count, after: 0) : nil
    }
    let after = neighbours(of: uses) { $0.extending(before: 0, after: $1) }
    guard before + after > 0 else { return isPiece(uses) ? nil : Shape(form: form) }
    guard source.isVaried,
      let phrase = uses.compactMap({ $0.extending(before: before, after: after)?.key }).commonest,
      Double(phrase.count) >= Self.formShare * Double(uses.count)
    else { return nil }
    return Shape(form: phrase.value, before: before, after: after)
  }

  /// The commonest form; where nouns have cases, that at the start of strings, which is a subject.
  private func commonForm(of uses: [TermUse]) -> UInt64? {
    if Declension.starts(language),
      let first = uses.filter({ $0.range.lowerBound == 0 }).map(\.key).commonest
    {
      return first.value
    }
    guard let common = uses.map(\.key).commonest,
      Double(common.count) >= Self.formShare * Double(uses.count)
    else { return nil }
    return common.value
  }

  /// How many words at one side are mostly the same, up to the last that is no function word.
  private func neighbours(of uses: [TermUse], _ extended: (TermUse, Int) -> TermUse?) -> Int {
    guard uses.count >= Self.leastUses else { return 0 }
    var best = 0
    for count in 1...Self.mostNeighbours {
      let phrases = uses.compactMap { extended($0, count) }
      guard let phrase = phrases.map(\.key).commonest,
        Double(phrase.count) >= Self.phraseShare * Double(uses.count),
        let sample = phrases.first(where: { $0.key == phrase.value })
      else { break }
      if !sample.hasFunctionWordAtEnd { best = count }
    }
    return best
  }

  /// Whether a preposition is nearly always before it, as in “en charge”.
  private func isPiece(_ uses: [TermUse]) -> Bool {
    let before = uses.compactMap { use -> UInt64? in
      guard let phrase = use.extending(before: 1, after: 0) else { return nil }
      let word = phrase.words[phrase.range.lowerBound]
      return word.isSmall && !Articles.contains(word.hash, in: language) ? word.hash : nil
    }.commonest
    return before.map { Double($0.count) >= Self.phraseShare * Double(uses.count) } ?? false
  }
}

extension SourceTerm {
  /// Whether its translation is seen from strings with other words, too.
  fileprivate var isCertain: Bool { context < 0.67 && !isAdjective }

  /// Whether so many other words are beside it that a phrase in the translation is that of it alone.
  fileprivate var isVaried: Bool { context < 0.5 }
}

extension TermUse {
  /// Whether its first or last word is a function word.
  fileprivate var hasFunctionWordAtEnd: Bool {
    [words[range.lowerBound], words[range.upperBound - 1]].contains {
      $0.isSmall || $0.isElided(text)
    }
  }
}

extension TermUse.Word {
  /// Whether it is a function word, or as short as prepositions are.
  fileprivate var isSmall: Bool { isFunctionWord || (letterCount < 3 && !isCapitalized) }

  /// Whether it is an article or a preposition before an apostrophe, as in “l’image”.
  fileprivate func isElided(_ text: String) -> Bool {
    let next = text.utf8(in: bytes.upperBound..<min(bytes.upperBound + 3, text.utf8.count))
    return letterCount < 5 && (next.hasPrefix("'") || next.hasPrefix("’"))
  }
}

extension Sequence where Element: Hashable {
  /// The commonest of the values, and how often it is there; of equals the first.
  var commonest: (value: Element, count: Int)? {
    var counts: [Element: (count: Int, first: Int)] = [:]
    for (index, value) in enumerated() {
      counts[value, default: (0, -index)].count += 1
    }
    return counts.max { $0.value < $1.value }.map { ($0.key, $0.value.count) }
  }
}
