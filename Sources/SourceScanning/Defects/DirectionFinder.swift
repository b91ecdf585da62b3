import AuditModel

/// Finds symbols that point to a side of the screen, and texts that are aligned to one.
///
/// Files that speak of the direction of the language may turn them round, and are left out.
struct DirectionFinder {
  private let tokens: [CodeToken]

  /// Nil in code that has neither, as most is.
  init?(_ tokens: [CodeToken]) {
    guard tokens.contains(where: { Self.beginnings.contains($0.word ?? "") }),
      !tokens.contains(where: { Self.turns.contains($0.word ?? "") })
    else { return nil }
    self.tokens = tokens
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.compactMap { index in
      switch tokens[index].word {
      case "systemName", "systemImage": symbol(at: index)
      case "textAlignment": alignment(at: index)
      default: nil
      }
    }
  }

  /// `Image(systemName: "chevron.right")`
  private func symbol(at index: Int) -> CodeDefect.Found? {
    guard tokens.isMark(":", at: index + 1), index + 3 < tokens.count,
      let name = tokens[index + 2].text?.literal,
      tokens.isMark(")", at: index + 3) || tokens.isMark(",", at: index + 3),
      let follower = DirectionalSymbol.follower(of: name)
    else { return nil }
    return CodeDefect.Found(
      kind: .directionalSymbol(name, follower: follower), offset: tokens[index + 2].offset)
  }

  /// `label.textAlignment = .left`
  private func alignment(at index: Int) -> CodeDefect.Found? {
    guard index > 1, tokens[index - 1].isMark("."), tokens.isMark("=", at: index + 1) else {
      return nil
    }
    let next = tokens.word(at: index + 2) == "NSTextAlignment" ? index + 3 : index + 2
    guard tokens.isMark(".", at: next), let side = tokens.word(at: next + 1),
      side == "left" || side == "right"
    else { return nil }
    return CodeDefect.Found(kind: .fixedAlignment(side: side), offset: tokens[index].offset)
  }
  private static let beginnings: Set = ["systemName", "systemImage", "textAlignment"]
  private static let turns: Set = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
    "layoutDirection", "userInterfaceLayoutDirection", "semanticContentAttribute",
    "effectiveUserInterfaceLayoutDirection",
  ]
}
