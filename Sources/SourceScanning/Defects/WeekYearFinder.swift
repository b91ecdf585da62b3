/// Finds dates with the year that their week belongs to.
struct WeekYearFinder {
  private let tokens: [CodeToken]

  init(_ tokens: [CodeToken]) { self.tokens = tokens }

  func found() -> [CodeDefect.Found] {
    tokens.indices.filter { tokens[$0].word == "dateFormat" }.compactMap(weekYear)
  }

  /// `formatter.dateFormat = "dd.MM.YYYY"`
  private func weekYear(at index: Int) -> CodeDefect.Found? {
    guard tokens.isMark("=", at: index + 1) || tokens.isMark(":", at: index + 1),
      tokens.indices.contains(index + 2), let pattern = tokens[index + 2].text?.literal,
      pattern.hasWeekYearAlone
    else { return nil }
    return CodeDefect.Found(kind: .weekYear(pattern: pattern), offset: tokens[index + 2].offset)
  }
}

extension String {
  /// Whether a pattern of dates has `Y`, the year that a week belongs to, and no `w`, the week.
  fileprivate var hasWeekYearAlone: Bool {
    var isQuoted = false
    var letters: Set<Character> = []
    for character in self {
      if character == "'" { isQuoted.toggle() } else if !isQuoted { letters.insert(character) }
    }
    return letters.contains("Y") && letters.isDisjoint(with: ["w", "W"])
  }
}
