/// Finds the word that was probably meant.
public enum NearestWord {
  /// The candidate with the fewest changed letters, if that is at most a third of the word.
  ///
  /// In a pattern each `*` stands for any letters, which count as unchanged.
  public static func to(
    _ word: String, among candidates: some Sequence<String>, isPattern: Bool = false
  ) -> String? {
    // A letter or two between stars is near to everything.
    let limit = isPattern ? word.count { $0 != "*" } / 3 : max(1, word.count / 3)
    let ranked = candidates.map {
      ($0, distance(word.lowercased(), $0.lowercased(), isPattern: isPattern))
    }
    guard let best = ranked.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }), best.1 <= limit else {
      return nil
    }
    return best.0
  }

  /// The Levenshtein distance with swapped neighbours counted as one change; in a pattern a `*` on
  /// the left takes any letters on the right at no cost.
  static func distance(_ left: String, _ right: String, isPattern: Bool = false) -> Int {
    let first = Array(left)
    let second = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      let takesAny = isPattern && first[row] == "*"
      var current = [takesAny ? last[0] : row + 1]
      for column in second.indices {
        if takesAny {
          current.append(min(last[column + 1], current[column]))
          continue
        }
        let same = first[row] == second[column]
        var cost = min(
          last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
