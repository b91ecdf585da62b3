import AuditModel

/// How a word of the source language is used: how it is written, and whether it is a term at all.
struct SourceTerm {
  /// Its commonest spelling and number.
  let spelling: String
  /// Whether it may be an adjective, which agrees with its noun in most languages.
  let isAdjective: Bool
  /// The strings that have it in that number, by their positions among all.
  let sameForm: Set<Int32>
  /// The strings that are nothing but the word, in that number.
  let whole: Set<Int32>
  /// The part of its uses that have one other word in common.
  let context: Double

  /// The part of the strings in which a word has the same neighbour, when it is a part of a phrase.
  private static let fragmentShare = 0.8
  /// From so many strings on it is plain how a word is used.
  private static let mostRead = 60

  /// Reads the uses of a word; none when it is a part of a longer term or names nothing.
  init?(_ word: SourceWords.Word, in source: SourceWords) {
    guard let sample = source.use(of: word, in: word.documents[0]),
      !Self.isCommon(sample, in: source.language)
    else { return nil }
    let uses: [(document: Int32, use: TermUse)] = word.documents.prefix(Self.mostRead).compactMap {
      number in source.use(of: word, in: number).map { (number, $0) }
    }
    guard !Self.isFragment(uses.map(\.use)), let form = uses.map(\.use.key).commonest?.value
    else { return nil }
    context = Self.context(of: uses.map(\.use))
    let same = uses.filter { $0.use.key == form }
    var spelling = TermSpelling(language: source.language)
    for (_, use) in same {
      spelling.add(use.spelling, isAtStart: use.isAtStart, isInHeadline: use.isInHeadline)
    }
    guard let commonest = spelling.commonest else { return nil }
    self.spelling = commonest
    isAdjective =
      source.language == "en" && word.count == 1 && CommonWords.isAdjective(commonest.lowercased())
    sameForm = Set(same.map(\.document))
    whole = Set(same.filter(\.use.isWhole).map(\.document))
  }

  private static func isCommon(_ use: TermUse, in language: String) -> Bool {
    [use.range.lowerBound, use.range.upperBound - 1].contains {
      CommonWords.contains(use.words[$0].hash, in: language)
    }
  }

  /// Whether the word is hardly found but with the same word beside it, or joined to others.
  private static func isFragment(_ uses: [TermUse]) -> Bool {
    if uses.count(where: \.isJoined) * 2 > uses.count { return true }
    // After a placeholder two words are the rest of a pattern, as in “%d min late”.
    if uses.count(where: { $0.range.count > 1 && $0.joint == .other }) * 2 > uses.count {
      return true
    }
    let before = uses.compactMap { use -> UInt64? in
      let first = use.range.lowerBound
      guard first > 0, use.words[first].joint == .space else { return nil }
      return use.words[first - 1].hash
    }.filter { !CommonWords.beginsPhrase($0) }.commonest
    let after = uses.compactMap { use -> UInt64? in
      let end = use.range.upperBound
      guard end < use.words.count, use.words[end].joint == .space else { return nil }
      return use.words[end].hash
    }.commonest
    return Double(max(before?.count ?? 0, after?.count ?? 0)) >= fragmentShare * Double(uses.count)
  }

  /// The part of the uses that have one other word in common.
  private static func context(of uses: [TermUse]) -> Double {
    let others = uses.flatMap { use in
      Set(
        use.words.indices.filter {
          !use.range.contains($0) && !use.words[$0].isFunctionWord && use.words[$0].letterCount > 2
        }.map { use.words[$0].hash })
    }
    return Double(others.commonest?.count ?? 0) / Double(max(1, uses.count))
  }
}
