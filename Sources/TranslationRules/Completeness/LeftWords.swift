import LanguageData
import MessageSyntax
import Terminology
import TextAnalysis

/// Words of the source that a translation consists of, or has a sentence of.
struct LeftWords {
  private let pair: TextPair
  private let source: [Unicode.Scalar]
  private let target: [Unicode.Scalar]

  /// Takes a text that is not the very same as its source.
  init(_ pair: TextPair) {
    self.pair = pair
    source = pair.source.scalars
    target = pair.target.scalars
  }

  /// The words that were left; none when there are none, or when they may be a name.
  var found: ArraySlice<Unicode.Scalar>? {
    let words = pair.target.words
    guard source.count <= Self.most, target.count <= Self.most, words.count >= Self.least,
      pair.source.words.count >= Self.least
    else { return nil }
    if words.allSatisfy({ isOfSource($0) }), isProse(0..<target.count) { return target[...] }
    return sentence
  }

  /// Fewer words may be a name.
  private static let least = 3
  /// Longer strings are not looked through for each word.
  private static let most = 2000

  private func isOfSource(_ word: Range<Int>) -> Bool {
    for other in pair.source.words where other.count == word.count {
      let isSame = (0..<word.count).allSatisfy { index in
        let (one, two) = (source[other.lowerBound + index], target[word.lowerBound + index])
        return one == two || one.folded == two.folded
      }
      if isSame { return true }
    }
    return false
  }

  /// Whether at least three words are in a range of the translation, one of them a small one that
  /// only the language of the source has, and most without capitals.
  private func isProse(_ range: Range<Int>) -> Bool {
    var (words, small, telling) = (0, 0, 0)
    let judge = pair.key.tables.judge
    WordScanner.forEachWord(in: Array(target[range]).text) { word in
      // “up-to-date” is one word.
      guard words == 0 || word.followsWord else { return }
      words += 1
      guard !word.isCapitalized && !word.hasInnerCapital else { return }
      small += 1
      if judge.isTellingWord(word.hash, letters: word.letters.count) { telling += 1 }
    }
    return words >= Self.least && telling > 0 && small * 2 >= words
  }

  /// A whole sentence, where the source has several.
  private var sentence: ArraySlice<Unicode.Scalar>? {
    guard pair.source.has(.mark) else { return nil }
    var start = 0
    for index in source.indices where isEnd(index) {
      let sentence = source[start...index]
      start = index + 1
      guard sentence.count >= 10, sentence.count < source.count,
        sentence.dropLast().allSatisfy({
          $0.isLetter || $0.isBlank || ",'’-".unicodeScalars.contains($0)
        })
      else { continue }
      let words = sentence.drop(while: \.isBlank)
      if let position = position(of: words), isProse(position), !isQuoted(position) {
        return target[position]
      }
    }
    return nil
  }

  /// Whether a sentence ends at a place.
  private func isEnd(_ index: Int) -> Bool {
    if index + 1 == source.count { return true }
    return (source[index] == "." || source[index].isQuestioning) && source[index + 1].isBlank
  }

  private func position(of words: ArraySlice<Unicode.Scalar>) -> Range<Int>? {
    guard let first = words.first, words.count <= target.count else { return nil }
    for start in 0...(target.count - words.count)
    where target[start] == first && (start == 0 || target[start - 1].isBlank) {
      if target[start..<(start + words.count)].elementsEqual(words) {
        return start..<(start + words.count)
      }
    }
    return nil
  }

  private func isQuoted(_ range: Range<Int>) -> Bool {
    [range.lowerBound - 1, range.lowerBound, range.upperBound - 1, range.upperBound].contains {
      target[at: $0].map { $0.isQuotationMark || $0.isBracket == true } ?? false
    }
  }
}
