/// Finds texts of UIKit whose fonts do not grow, and dates with the year of their week.
struct CodeDefectFinder {
  private let tokens: [CodeToken]
  /// Whether the file is for the Mac, which has no Dynamic Type.
  private let isOfMac: Bool

  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    isOfMac = zip(tokens, tokens.dropFirst()).contains {
      $0.word == "import" && ["AppKit", "Cocoa"].contains($1.word)
    }
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.compactMap { index in
      switch tokens[index].word {
      case "font": fixedFont(at: index)
      case "dateFormat": weekYear(at: index)
      default: nil
      }
    }
  }

  /// `titleLabel.font = UIFont.systemFont(ofSize: 14)`
  private func fixedFont(at index: Int) -> CodeDefect.Found? {
    guard !isOfMac, index > 1, tokens.isMark(".", at: index - 1), tokens.isMark("=", at: index + 1),
      isText(before: index - 1)
    else { return nil }
    var next = index + 2
    if tokens.word(at: next) == "UIFont" { next += 1 }
    guard tokens.isMark(".", at: next), tokens.word(at: next + 1).map(Self.makers.contains) == true,
      tokens.isMark("(", at: next + 2),
      tokens.word(at: next + 3) == "ofSize", tokens.isMark(":", at: next + 4),
      let points = tokens.word(at: next + 5),
      points.first?.isNumber == true
    else { return nil }
    return CodeDefect.Found(kind: .fixedFont(points: points), offset: tokens[index].offset)
  }

  /// Whether what is before a point is named like a view that shows text.
  private func isText(before point: Int) -> Bool {
    var index = point - 1
    if tokens.isMark("?", at: index) || tokens.isMark("!", at: index) { index -= 1 }
    guard let name = tokens.word(at: index)?.lowercased() else { return false }
    return ["label", "textview", "textfield"].contains { name.hasSuffix($0) }
  }

  /// `formatter.dateFormat = "dd.MM.YYYY"`
  private func weekYear(at index: Int) -> CodeDefect.Found? {
    guard tokens.isMark("=", at: index + 1) || tokens.isMark(":", at: index + 1),
      tokens.indices.contains(index + 2), let pattern = tokens[index + 2].text?.literal,
      pattern.hasWeekYearAlone
    else { return nil }
    return CodeDefect.Found(kind: .weekYear(pattern: pattern), offset: tokens[index + 2].offset)
  }

  private static let makers: Set = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]
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
