import Terminology
import TextAnalysis

extension TranslatableWords {
  /// The number of its first word, whatever its capitals.
  var hash: UInt64 { words.first?.wordHash ?? 0 }

  /// Whether a word of it is evidence of its language, among three or more, half of them without a
  /// capital, so that it is no name.
  ///
  /// - Parameter isEvidence: whether a word is, by its number and how many letters it has.
  func isPhrase(_ isEvidence: (UInt64, Int) -> Bool) -> Bool {
    guard pieceCount >= 3 else { return false }
    let small = words.filter { $0.first?.isLowercase == true }
    return small.count * 2 >= words.count
      && small.contains { isEvidence($0.wordHash, $0.unicodeScalars.count) }
  }
}
