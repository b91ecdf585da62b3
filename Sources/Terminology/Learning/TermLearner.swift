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
  package func terms(in locale: LocaleIdentifier) -> [LearnedTerm] {
    guard locale.language != project.sourceLocale.language, !source.words.isEmpty else {
      return []
    }
    let target = TargetWords(of: source, in: project, locale: locale)
    var tally = Tally(count: target.stems.count)
    let inflection = Inflection(language: locale.language)
    return source.words.compactMap { word in
      term(word, in: target, locale, inflection, &tally)
    }
  }

  private func term(
    _ word: SourceWords.Word, in target: TargetWords, _ locale: LocaleIdentifier,
    _ inflection: Inflection, _ tally: inout Tally
  ) -> LearnedTerm? {
    let documents = word.documents.compactMap { target.documents[Int($0)] }
    guard documents.count >= certainty.leastCount else { return nil }
    tally.clear()
    for document in documents { for stem in target.all[document.stems] { tally.add(stem) } }
    guard let best = best(among: tally, documents.count, target),
      let translation = target.name(of: best.stem, in: documents)
    else { return nil }
    let forms = TermForms(translation)
    let most = min(
      max(1, Int(Self.mostOutliers * Double(documents.count))),
      documents.count - certainty.leastCount)
    var occurrences: [LearnedTerm.Occurrence] = []
    for number in word.documents {
      guard let document = target.documents[Int(number)] else { continue }
      // Most strings have the word as it is, which is quickly seen.
      if let range = target.range(of: best.stem, in: document),
        inflection.isUnspaced || document.leaf.text.has(translation, at: range)
      {
        continue
      }
      if forms.isIn(FoldedText(document.leaf.text), inflection) { continue }
      occurrences.append(
        LearnedTerm.Occurrence(
          table: document.table, key: source.documents[Int(number)].key, leaf: document.leaf,
          sourceWords: source.documents[Int(number)].words))
      guard occurrences.count <= most else { return nil }
    }
    let count = documents.count - occurrences.count
    return LearnedTerm(
      source: word.text, locale: locale, translation: translation, texts: documents.count,
      count: count, strength: best.strength, outliers: occurrences)
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
  /// Whether another text is at a place, but for capitals of ASCII.
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
