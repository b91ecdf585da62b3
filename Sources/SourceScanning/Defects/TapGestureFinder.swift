/// Finds views of SwiftUI that are pressed and that no trait says to be buttons.
///
/// A gesture that closes what is in front, or that ends typing, is a convenience beside other ways, and a view of
/// the app's own may have its traits inside: both are left out, as are files that give a trait or an action.
struct TapGestureFinder {
  private let tokens: [CodeToken]
  private let chains: ViewChains

  /// Nil in code without such a gesture, as most is.
  init?(_ tokens: [CodeToken]) {
    guard tokens.contains(where: { $0.word == "onTapGesture" }),
      !tokens.contains(where: { Self.traits.contains($0.word ?? "") })
    else { return nil }
    self.tokens = tokens
    chains = ViewChains(tokens)
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.filter { tokens[$0].word == "onTapGesture" }.compactMap(gesture)
  }

  /// `Text("More").onTapGesture { isOpen = true }`
  private func gesture(at index: Int) -> CodeDefect.Found? {
    let end = chains.end(ofCallAt: index)
    // Without an action it only describes a view, or lets a list scroll.
    guard end > index + 2,
      tokens[index...end].contains(where: { $0.word != nil && $0.word != "onTapGesture" }),
      let view = chains.view(ofModifierAt: index),
      let name = tokens[view].word, Self.views.contains(name),
      !tokens[index...end].contains(where: isOfConvenience), !isRepeated(index...end),
      !tokens[view..<index].contains(where: isControl),
      let around = chains.modifiersAround(view)
    else { return nil }
    let modifiers = chains.modifiers(behind: chains.end(ofCallAt: view)) + around
    guard
      !modifiers.contains(where: { $0.name.hasPrefix("accessibility") || $0.name == "modifier" })
    else { return nil }
    return CodeDefect.Found(kind: .tapWithoutTrait(view: name), offset: tokens[index].offset)
  }

  /// `onTapGesture(count: 2)`, beside which there is an action of one tap or another way.
  private func isRepeated(_ call: ClosedRange<Int>) -> Bool {
    tokens.word(at: call.lowerBound + 2) == "count"
  }

  /// Whether the action has a word of closing or typing.
  private func isOfConvenience(_ token: CodeToken) -> Bool {
    guard let word = token.word?.lowercased() else { return false }
    return word == "false" || word == "nil" || Self.conveniences.contains { word.contains($0) }
  }

  /// Whether there is a control in the view, which may do the same.
  private func isControl(_ token: CodeToken) -> Bool {
    guard let word = token.word else { return false }
    return Self.controls.contains(word) || word.hasPrefix("accessibility")
  }

  /// Words of a file that may be about the view, in whichever of its properties they are.
  private static let traits: Set = [
    "isButton", "isLink", "accessibilityAction", "accessibilityActions",
    "accessibilityRepresentation",
  ]
  private static let views: Set = [
    "Text", "Image", "Label", "AsyncImage", "HStack", "VStack", "ZStack",
  ]
  private static let controls: Set = [
    "Button", "NavigationLink", "Link", "Menu", "Toggle", "TextField", "SecureField", "TextEditor",
    "Picker", "Slider", "Stepper", "ScrollView", "List", "Map",
  ]
  static let conveniences = [
    "dismiss", "close", "hide", "cancel", "background", "focus", "keyboard", "resign",
    "endediting", "pop", "fullscreen", "zoom", "control", "invalidate",
  ]
}
