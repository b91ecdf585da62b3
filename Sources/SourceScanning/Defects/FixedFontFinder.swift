/// Finds texts of UIKit and SwiftUI whose fonts do not grow.
struct FixedFontFinder {
  private let tokens: [CodeToken]
  private let chains: ViewChains
  /// The variables of labels and fields that the file makes.
  private let texts: Set<String>

  /// Nil in code that names no font, as most is, in that of the Mac, which has no Dynamic Type, and in that of the
  /// Dynamic Island, which has one size.
  init?(_ tokens: [CodeToken]) {
    guard tokens.contains(where: { $0.word == "font" }),
      !tokens.contains(where: { ["AppKit", "Cocoa", "DynamicIsland"].contains($0.word ?? "") })
    else { return nil }
    self.tokens = tokens
    chains = ViewChains(tokens)
    texts = Set(
      MadeViews.classes(["UILabel", "UITextField", "UITextView"], in: tokens).keys)
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.filter { tokens[$0].word == "font" }.compactMap {
      fixedFont(at: $0) ?? fixedFontOfView(at: $0)
    }
  }

  /// `titleLabel.font = UIFont.systemFont(ofSize: 14)`
  private func fixedFont(at index: Int) -> CodeDefect.Found? {
    guard index > 1, tokens.isMark(".", at: index - 1),
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
    guard index > 1, tokens.isMark(".", at: index - 1),
      tokens.isMark("(", at: index + 1)
    else { return nil }
    var next = index + 2
    if tokens.word(at: next) == "Font" { next += 1 }
    guard tokens.isMark(".", at: next), tokens.word(at: next + 1) == "system",
      tokens.isMark("(", at: next + 2), tokens.word(at: next + 3) == "size",
      tokens.isMark(":", at: next + 4), let points = number(at: next + 5)
    else { return nil }
    guard let view = chains.view(ofModifierAt: index), hasText(at: view),
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

  /// Whether what is before a point is made as a view that shows text, or named like one.
  private func isText(before point: Int) -> Bool {
    var index = point - 1
    if tokens.isMark("?", at: index) || tokens.isMark("!", at: index) { index -= 1 }
    guard let variable = tokens.word(at: index) else { return false }
    let name = variable.lowercased()
    // The title in a navigation bar has one size in iOS, too.
    let isNamed = ["label", "textview", "textfield"].contains { name.hasSuffix($0) }
    return (isNamed || texts.contains(variable)) && !name.contains("navigationbar")
  }

  private static let makers: Set = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]
}
