/// A word of the source with what seems to be its translation.
struct TermCandidate {
  /// Its position among the words of the source.
  let word: Int
  /// How many words it is.
  let wordCount: Int
  /// The strings with a translation that have it, by their positions among all.
  let documents: [Int32]
  /// Where the translation is in each of them, none where it is not.
  let positions: [Range<Int>?]
  /// The number of the translation.
  let stem: Int32
  /// How well the two belong together, from 0 to 1.
  let strength: Double
}

/// Takes the translations that two words claim from the one that they belong to less.
enum TermSelection {
  /// The part of its translations that a word may share with words that fit better.
  private static let mostShared = 0.5

  /// The candidates in their order, without those whose translations are mostly those of others.
  ///
  /// In “Are you sure you want to delete it?” all words are found with the same translation.
  static func best(_ candidates: [TermCandidate]) -> [TermCandidate] {
    let ranked = candidates.indices.sorted { one, other in
      let (a, b) = (candidates[one], candidates[other])
      return (b.rank, b.wordCount, b.documents.count, one)
        < (a.rank, a.wordCount, a.documents.count, other)
    }
    var taken: [Int32: [Range<Int>]] = [:]
    var chosen: [Int] = []
    for index in ranked {
      let candidate = candidates[index]
      var (shared, count) = (0, 0)
      for (number, position) in zip(candidate.documents, candidate.positions) {
        guard let position else { continue }
        count += 1
        if taken[number]?.contains(where: { $0.overlaps(position) }) == true { shared += 1 }
      }
      guard Double(shared) <= mostShared * Double(count)
      else { continue }
      chosen.append(index)
      for (number, position) in zip(candidate.documents, candidate.positions) {
        if let position { taken[number, default: []].append(position) }
      }
    }
    return chosen.sorted().map { candidates[$0] }
  }
}

extension TermCandidate {
  /// Its strength in steps that mean something.
  fileprivate var rank: Int { Int((strength * 20).rounded()) }
}

extension TargetWords {
  /// From so many strings on it is plain how a word is written.
  private var mostRead: Int { 50 }

  /// How the translation of a term is written in a glossary; none where that is uncertain.
  ///
  /// - Parameter words: the words of the translations that were read already, by their positions.
  func spelling(
    of candidate: TermCandidate, _ source: SourceTerm, _ words: inout [Int32: [TermUse.Word]]
  ) -> String? {
    let found = zip(candidate.documents, candidate.positions).lazy.compactMap { number, position in
      documents[Int(number)].flatMap { document in
        position.map { (number, document.leaf.text, $0) }
      }
    }.prefix(mostRead)
    if inflection.isUnspaced {
      guard let name = name(of: candidate) else { return nil }
      return UnspacedTerm(
        found: name, texts: found.map(\.1),
        whole: found.filter { source.whole.contains($0.0) }.map(\.1), source: source
      ).spelling
    }
    var evidence: [TargetTerm.Evidence] = []
    for (number, text, bytes) in found {
      let known = words[number] ?? TermUse.words(of: text, functionWords: functionWords)
      words[number] = known
      guard let use = TermUse(text, known, at: bytes) else { continue }
      evidence.append(
        TargetTerm.Evidence(
          use: use, isSameForm: source.sameForm.contains(number),
          isWhole: source.whole.contains(number)))
    }
    let term = TargetTerm(evidence: evidence, language: language, source: source)
    return term.spelling
  }
}
