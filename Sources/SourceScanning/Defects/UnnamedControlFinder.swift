/// Finds controls of SwiftUI whose title is the empty string, and sliders without a label.
struct UnnamedControlFinder {
  private let tokens: [CodeToken]
  private let calls: CallFinder
  private let chains: ViewChains

  /// Nil in code without SwiftUI and such a control, as most is.
  init?(_ tokens: [CodeToken], in bytes: [UInt8]) {
    guard
      zip(tokens, tokens.dropFirst()).contains(where: {
        $0.word == "import" && $1.word == "SwiftUI"
      })
    else { return nil }
    guard tokens.contains(where: { Self.titled.contains($0.word ?? "") || $0.word == "Slider" })
    else { return nil }
    self.tokens = tokens
    calls = CallFinder(tokens, isSwift: true, in: bytes)
    chains = ViewChains(tokens)
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.compactMap { index in
      guard let word = tokens[index].word, !tokens.isMark(".", at: index - 1),
        tokens.isMark("(", at: index + 1), let close = chains.closings[index + 1],
        isWithoutName(word, at: index, close: close), word != "Picker" || !isInMenu(index),
        !isNamed(by: chains.modifiers(behind: chains.end(ofCallAt: index))),
        let around = chains.modifiersAround(index), !isNamed(by: around)
      else { return nil }
      return CodeDefect.Found(kind: .unnamedControl(view: word), offset: tokens[index].offset)
    }
  }

  /// Whether it is in a menu, which shows the choices of a picker as items of its own.
  private func isInMenu(_ index: Int) -> Bool {
    var open = index
    var steps = 0
    while open > 0, steps < Self.mostSteps {
      open -= 1
      steps += 1
      guard tokens[open].isMark("{"), let close = chains.closings[open], close > index else {
        continue
      }
      if tokens[max(0, open - 1)].word == "Menu" { return true }
      // `Menu("Sort") {`
      if tokens.isMark(")", at: open - 1), name(ofCallEndingAt: open - 1) == "Menu" { return true }
    }
    return false
  }

  /// The word before the parentheses that end at a token.
  private func name(ofCallEndingAt end: Int) -> String? {
    var start = end
    while start > 1, end - start < CallFinder.longestCall {
      start -= 1
      if chains.closings[start] == end { return tokens[start - 1].word }
    }
    return nil
  }

  /// So many tokens before a control are looked at.
  private static let mostSteps = 2000

  private func isWithoutName(_ word: String, at index: Int, close: Int) -> Bool {
    let arguments = calls.arguments(from: index + 2)
    guard let first = arguments.first else { return false }
    if Self.titled.contains(word) {
      // With a prompt, the field has that for a name until something is typed.
      return first.label == nil && first.range.count == 1
        && calls.literal(of: first)?.isEmpty == true
    }
    // A closure behind it may be its label.
    return word == "Slider" && first.label == "value" && !tokens.isMark("{", at: close + 1)
      && !arguments.contains { $0.label == "label" }
  }

  private func isNamed(by modifiers: [ViewChains.Modifier]) -> Bool {
    modifiers.contains { modifier in
      UnnamedButtonFinder.mayName(modifier.name)
        // The choices are beside each other, each with its own name.
        || modifier.name == "pickerStyle"
          && tokens[modifier.range].contains { Self.open.contains($0.word ?? "") }
    }
  }

  /// Controls whose first argument may be a title.
  private static let titled: Set = [
    "Toggle", "TextField", "SecureField", "Picker", "Stepper", "DatePicker", "ColorPicker",
  ]
  /// Styles of pickers that show all choices.
  private static let open: Set = [
    "segmented", "inline", "palette", "SegmentedPickerStyle", "InlinePickerStyle",
  ]
}
