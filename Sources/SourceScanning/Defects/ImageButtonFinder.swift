/// Finds buttons of UIKit that a file makes, gives a picture and no name.
struct ImageButtonFinder {
  private let tokens: [CodeToken]
  private let pictures: PictureReader

  /// Nil in code without such a button, as most is.
  init?(_ tokens: [CodeToken], in bytes: [UInt8]) {
    guard tokens.contains(where: { $0.word == "setImage" }) else { return nil }
    self.tokens = tokens
    pictures = PictureReader(tokens, in: bytes)
  }

  func found() -> [CodeDefect.Found] {
    let made = Set(tokens.indices.filter(isMade).compactMap { tokens[$0].word })
    let named = NamedVariables.variables(before: Self.names, in: tokens)
    var known: Set<String> = []
    return tokens.indices.filter { tokens[$0].word == "setImage" }.compactMap { index in
      guard let name = tokens.receiver(of: index), made.contains(name), !named.contains(name),
        tokens.isMark("(", at: index + 1), tokens.word(at: index + 2) != "nil",
        known.insert(name).inserted
      else { return nil }
      return CodeDefect.Found(
        kind: .unnamedImageButton(pictures.picture(inCallAt: index)), offset: tokens[index].offset)
    }
  }

  /// `let closeButton = UIButton(`, `let closeButton: UIButton = {`; not an outlet, whose name may be in the
  /// storyboard, and no argument of a function.
  private func isMade(at index: Int) -> Bool {
    guard index > 0, ["let", "var"].contains(tokens[index - 1].word) else { return false }
    let outlet = tokens[max(0, index - 5)..<index].contains { $0.word == "IBOutlet" }
    guard !outlet else { return false }
    if tokens.isMark(":", at: index + 1) {
      return tokens.word(at: index + 2) == "UIButton" && !tokens.isMark("!", at: index + 3)
    }
    return tokens.isMark("=", at: index + 1) && tokens.word(at: index + 2) == "UIButton"
  }

  /// Properties and methods that give a name, or that may.
  private static let names: Set = [
    "accessibilityLabel", "accessibilityAttributedLabel", "setTitle", "setAttributedTitle",
    "configuration", "isAccessibilityElement", "accessibilityElementsHidden", "isHidden",
    "isUserInteractionEnabled", "largeContentTitle",
  ]
}
