/// Which texts have the words of which others in them: each pair is looked at once for all screens.
struct PhrasePairs {
  private var answers: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    let whole: FoldID
    let part: FoldID
  }

  /// Whether the words of a text hold those of another one, as `find` has it.
  mutating func answer(_ whole: FoldID, _ part: FoldID, _ find: () -> Bool) -> Bool {
    if whole == part { return true }
    let pair = Pair(whole: whole, part: part)
    if let known = answers[pair] { return known }
    let answer = find()
    answers[pair] = answer
    return answer
  }
}
