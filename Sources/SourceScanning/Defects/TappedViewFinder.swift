/// Finds labels and pictures of UIKit that are pressed and that no trait says to be buttons.
///
/// Only views that the file makes itself are looked at, and files are left out that say anything of traits, elements
/// or actions, be it of another view.
struct TappedViewFinder {
  private let tokens: [CodeToken]
  private let closings: [Int: Int]

  /// Nil in code without such a gesture, as most is.
  init?(_ tokens: [CodeToken]) {
    guard tokens.contains(where: { $0.word == "UITapGestureRecognizer" }),
      !tokens.contains(where: { Self.traits.contains($0.word ?? "") })
    else { return nil }
    self.tokens = tokens
    closings = tokens.closings(of: "(", ")")
  }

  func found() -> [CodeDefect.Found] {
    let views = MadeViews.classes(Self.views, in: tokens)
    let repeated = Set(
      tokens.indices.compactMap { index in
        tokens[index].word.map(Self.repetitions.contains) == true ? tokens.receiver(of: index) : nil
      })
    let gestures = Set(tokens.indices.compactMap(nameOfTap)).subtracting(repeated)
    return tokens.indices.filter { tokens[$0].word == "addGestureRecognizer" }.compactMap { index in
      guard let receiver = tokens.receiver(of: index), let view = views[receiver],
        tokens.isMark("(", at: index + 1), isTap(at: index + 2, gestures)
      else { return nil }
      return CodeDefect.Found(kind: .tapWithoutTrait(view: view), offset: tokens[index].offset)
    }
  }

  /// `let tap = UITapGestureRecognizer(target: self, action: #selector(open))`: the variable.
  private func nameOfTap(at index: Int) -> String? {
    guard index > 0, ["let", "var"].contains(tokens[index - 1].word),
      tokens.isMark("=", at: index + 1), isTapMade(at: index + 2), let name = tokens[index].word
    else { return nil }
    return name
  }

  private func isTap(at index: Int, _ gestures: Set<String>) -> Bool {
    isTapMade(at: index) || tokens.word(at: index).map(gestures.contains) == true
  }

  /// Whether a recognizer is made there whose action does more than close or end typing.
  private func isTapMade(at index: Int) -> Bool {
    guard tokens.word(at: index) == "UITapGestureRecognizer", let end = closings[index + 1] else {
      return false
    }
    return !tokens[index...end].contains { token in
      guard let word = token.word?.lowercased() else { return false }
      return TapGestureFinder.conveniences.contains { word.contains($0) }
    }
  }

  /// Gestures of two taps or two fingers, beside which there is another way.
  private static let repetitions: Set = ["numberOfTapsRequired", "numberOfTouchesRequired"]
  private static let views: Set = ["UILabel", "UIImageView"]
  /// Words of a file that may be about the view.
  private static let traits: Set = [
    "accessibilityTraits", "isAccessibilityElement", "accessibilityElements",
    "accessibilityActivate", "accessibilityCustomActions", "accessibilityElementsHidden",
  ]
}
