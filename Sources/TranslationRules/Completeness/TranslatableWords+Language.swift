import Terminology
import TextAnalysis

extension TranslatableWords {
  /// The number of its first word, whatever its capitals.
  var hash: UInt64 { words.first?.wordHash ?? 0 }

  /// Whether a word of it tells of its language, among three or more, half of them without a capital, so
  /// that it is no name.
  ///
  /// - Parameter tells: whether a word does, by its number and how many letters it has.
  func isPhrase(_ tells: (UInt64, Int) -> Bool) -> Bool {
    guard pieceCount >= 3 else { return false }
    let small = words.filter { $0.first?.isLowercase == true }
    return small.count * 2 >= words.count
      && small.contains { tells($0.wordHash, $0.unicodeScalars.count) }
  }
}
