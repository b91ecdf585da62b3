/// Finds texts whose fonts do not grow, and dates with the year of their week.
struct CodeDefectFinder {
  private let tokens: [CodeToken]
  private let chains: ViewChains?
  /// Whether the file is for the Mac, which has no Dynamic Type, or for the Dynamic Island, which has one size.
  private let hasOneSize: Bool

  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    // Looking for all pairs takes a while, and most code has no font of a size.
    chains = tokens.contains { $0.word == "font" } ? ViewChains(tokens) : nil
    hasOneSize = tokens.contains {
      ["AppKit", "Cocoa", "DynamicIsland"].contains($0.word ?? "")
    }
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.compactMap { index in
      switch tokens[index].word {
      case "font": fixedFont(at: index) ?? fixedFontOfView(at: index)
      case "dateFormat": weekYear(at: index)
      default: nil
      }
    }
  }

  /// `titleLabel.font = UIFont.systemFont(ofSize: 14)`
  private func fixedFont(at index: Int) -> CodeDefect.Found? {
    guard !hasOneSize, index > 1, tokens.isMark(".", at: index - 1),
      tokens.isMark("=", at: index + 1),
      isText(before: index - 1)
    else { return nil }
    var next = index + 2
    if tokens.word(at: next) == "UIFont" { next += 1 }
    guard tokens.isMark(".", at: next), tokens.word(at: next + 1).map(Self.makers.contains) == true,
      tokens.isMark("(", at: next + 2),
      tokens.word(at: next + 3) == "ofSize", tokens.isMark(":", at: next + 4),
      let points = number(at: next + 5)
    else { return nil }
    return CodeDefect.Found(kind: .fixedFont(points: points), offset: tokens[index].offset)
  }

  /// `Text("More").font(.system(size: 14))`
  private func fixedFontOfView(at index: Int) -> CodeDefect.Found? {
    guard !hasOneSize, index > 1, tokens.isMark(".", at: index - 1),
      tokens.isMark("(", at: index + 1)
    else { return nil }
    var next = index + 2
    if tokens.word(at: next) == "Font" { next += 1 }
    guard tokens.isMark(".", at: next), tokens.word(at: next + 1) == "system",
      tokens.isMark("(", at: next + 2), tokens.word(at: next + 3) == "size",
      tokens.isMark(":", at: next + 4), let points = number(at: next + 5)
    else { return nil }
    guard let chains, let view = chains.view(ofModifierAt: index), hasText(at: view),
      !chains.modifiers(behind: chains.end(ofCallAt: view)).contains(where: hidesText)
    else { return nil }
    return CodeDefect.Found(kind: .fixedFont(points: points), offset: tokens[index].offset)
  }

  /// `.labelStyle(.iconOnly)`
  private func hidesText(_ modifier: ViewChains.Modifier) -> Bool {
    ["accessibilityHidden", "hidden", "accessibilityShowsLargeContentViewer"].contains(
      modifier.name)
      || tokens[modifier.range].contains { $0.word == "iconOnly" }
  }

  /// Whether a view is a text with words, and not a symbol or an emoji.
  private func hasText(at view: Int) -> Bool {
    guard let name = tokens[view].word, tokens.isMark("(", at: view + 1) else { return false }
    let isVerbatim = tokens.word(at: view + 2) == "verbatim" && tokens.isMark(":", at: view + 3)
    let first = tokens[(view + (isVerbatim ? 4 : 2))...].first
    switch name {
    case "Text":
      if tokens.word(at: view + 2) == "Image" { return false }
      // Raw values are not for people, but for emojis.
      guard let text = first?.text else {
        let words = tokens[(view + 2)...].prefix(3).compactMap { $0.word?.lowercased() }
        return !words.contains { $0 == "rawvalue" || $0.contains("emoji") || $0.contains("flag") }
      }
      return !text.interpolations.isEmpty || text.pieces.contains { $0.contains(where: \.isLetter) }
    case "Label", "TextField", "SecureField", "Link", "Button":
      return first?.text != nil || first?.word != nil && !tokens.isMark(":", at: view + 3)
    default: return false
    }
  }

  /// The number that is a whole argument: `14`, `13.5`.
  private func number(at index: Int) -> String? {
    guard var number = tokens.word(at: index), number.first?.isNumber == true else { return nil }
    var next = index + 1
    if tokens.isMark(".", at: next), let decimals = tokens.word(at: next + 1),
      decimals.first?.isNumber == true
    {
      number += "." + decimals
      next += 2
    }
    return tokens.isMark(",", at: next) || tokens.isMark(")", at: next) ? number : nil
  }

  /// Whether what is before a point is named like a view that shows text.
  private func isText(before point: Int) -> Bool {
    var index = point - 1
    if tokens.isMark("?", at: index) || tokens.isMark("!", at: index) { index -= 1 }
    guard let name = tokens.word(at: index)?.lowercased() else { return false }
    // The title in a navigation bar has one size in iOS, too.
    return ["label", "textview", "textfield"].contains { name.hasSuffix($0) }
      && !name.contains("navigationbar")
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
