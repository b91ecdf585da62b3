import AuditModel
import Localization

/// Learns from the strings of a project what its words are called in other languages.
///
/// A word and its translation are found in the same strings, and seldom one without the other.
package struct TermLearner: Sendable {
  private let project: LocalizationProject
  private let source: SourceWords
  private let certainty: Certainty

  /// How certain it has to be that a translation is that of a word.
  package struct Certainty: Sendable {
    /// In how many strings it has to be found.
    var leastCount: Int
    /// How well the two have to belong together, from 0 to 1.
    var leastStrength: Double

    /// Enough for people who look at what was learned.
    package static let likely = Self(leastCount: 4, leastStrength: 0.55)
    /// Enough to report that another word was expected.
    package static let plain = Self(leastCount: 12, leastStrength: 0.8)
  }

  /// The part of the strings that a translation has to be found in.
  private static let leastShare = 0.75
  /// The part of the strings that may do without it where there are many; where there are few it is
  /// one text.
  private static let mostOutliers = 0.08

  /// Reads the source strings of a project.
  package init(_ project: LocalizationProject, certainty: Certainty = .likely) {
    self.project = project
    self.certainty = certainty
    source = SourceWords(of: project, leastTexts: certainty.leastCount)
  }

  /// The names of the words in a language, the most frequent ones first.
  package func terms(in locale: LocaleIdentifier) -> [LearnedTerm] { terms(in: [locale]) }

  /// The names of the words in some languages, those of one language together, the most frequent ones
  /// first.
  package func terms(in locales: [LocaleIdentifier]) -> [LearnedTerm] {
    var sources: [Int: SourceTerm?] = [:]
    return locales.flatMap { terms(in: $0, &sources) }
  }

  /// - Parameter sources: how the words of the source are used, by their positions among all, as far as
  ///   it was asked for already.
  private func terms(
    in locale: LocaleIdentifier, _ sources: inout [Int: SourceTerm?]
  ) -> [LearnedTerm] {
    guard locale.language != project.sourceLocale.language, !source.words.isEmpty else {
      return []
    }
    let target = TargetWords(of: source, in: project, locale: locale)
    var tally = Tally(count: target.stems.count)
    let candidates = source.words.indices.compactMap { candidate($0, in: target, &tally) }
    var words: [Int32: [TermUse.Word]] = [:]
    return TermSelection.best(candidates).compactMap { candidate in
      let word = source.words[candidate.word]
      let known = sources[candidate.word] ?? SourceTerm(word, in: source)
      sources[candidate.word] = .some(known)
      guard let known, let outliers = outliers(of: candidate, target),
        let translation = target.spelling(of: candidate, known, &words)
      else { return nil }
      return LearnedTerm(
        source: known.spelling, word: word.text, locale: locale, translation: translation,
        texts: candidate.documents.count, count: candidate.documents.count - outliers.count,
        strength: candidate.strength, outliers: outliers)
    }
  }

  /// The beginning of a word in the translations that belongs to a word of the source.
  private func candidate(
    _ index: Int, in target: TargetWords, _ tally: inout Tally
  ) -> TermCandidate? {
    let numbers = source.words[index].documents.filter { target.documents[Int($0)] != nil }
    guard numbers.count >= certainty.leastCount else { return nil }
    tally.clear()
    for number in numbers {
      guard let document = target.documents[Int(number)] else { continue }
      for stem in target.all[document.stems] { tally.add(stem) }
    }
    guard let best = best(among: tally, numbers.count, target) else { return nil }
    return TermCandidate(
      word: index, wordCount: source.words[index].count, documents: numbers,
      positions: numbers.map { number in
        target.documents[Int(number)].flatMap { target.range(of: best.stem, in: $0) }
      },
      stem: best.stem, strength: best.strength)
  }

  /// The strings that call a word something else; none when there are too many of them.
  private func outliers(
    of candidate: TermCandidate, _ target: TargetWords
  ) -> [LearnedTerm.Occurrence]? {
    guard let form = target.name(of: candidate) else { return nil }
    let forms = TermForms(form)
    let total = candidate.documents.count
    let most = min(
      max(1, Int(Self.mostOutliers * Double(total))), total - certainty.leastCount)
    var occurrences: [LearnedTerm.Occurrence] = []
    for (number, position) in zip(candidate.documents, candidate.positions) {
      guard let document = target.documents[Int(number)] else { continue }
      // Most strings have the word as it is, which is quickly seen.
      if let range = position,
        target.inflection.isUnspaced || document.leaf.text.has(form, at: range)
      {
        continue
      }
      if forms.isIn(FoldedText(document.leaf.text), target.inflection) { continue }
      occurrences.append(
        LearnedTerm.Occurrence(
          table: document.table, key: source.documents[Int(number)].key, leaf: document.leaf,
          sourceWords: source.documents[Int(number)].words))
      guard occurrences.count <= most else { return nil }
    }
    return occurrences
  }

  /// The stem that belongs to the word best; of those that are nearly as good the longest.
  private func best(
    among tally: Tally, _ texts: Int, _ target: TargetWords
  ) -> (stem: Int32, strength: Double)? {
    var best: (stem: Int32, strength: Double, length: Int)?
    for stem in tally.stems {
      let count = tally[stem]
      guard count >= certainty.leastCount, Double(count) >= Self.leastShare * Double(texts) else {
        continue
      }
      let strength = 2 * Double(count) / Double(texts + Int(target.stems[Int(stem)].texts))
      guard strength >= certainty.leastStrength else { continue }
      let length = Int(target.stems[Int(stem)].length)
      if let old = best {
        let isBetter =
          strength > old.strength + 0.05
          || (strength > old.strength - 0.05 && (length, old.stem) > (old.length, stem))
        if !isBetter { continue }
      }
      best = (stem, strength, length)
    }
    return best.map { ($0.stem, $0.strength) }
  }
}

/// How often each stem was met.
private struct Tally {
  private var counts: [Int32]
  private(set) var stems: [Int32] = []

  init(count: Int) { counts = [Int32](repeating: 0, count: count) }

  subscript(stem: Int32) -> Int { Int(counts[Int(stem)]) }

  mutating func add(_ stem: Int32) {
    if counts[Int(stem)] == 0 { stems.append(stem) }
    counts[Int(stem)] += 1
  }

  mutating func clear() {
    for stem in stems { counts[Int(stem)] = 0 }
    stems.removeAll(keepingCapacity: true)
  }
}

extension String {
  /// Whether another text is at a position, but for capitals of ASCII.
  fileprivate func has(_ other: String, at range: Range<Int>) -> Bool {
    guard range.count == other.utf8.count else { return false }
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        other.indices.allSatisfy { text[range.lowerBound + $0].small == other[$0].small }
      }
    }
  }
}

extension UInt8 {
  /// The letter of ASCII in lower case, and every other byte as it is.
  fileprivate var small: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
