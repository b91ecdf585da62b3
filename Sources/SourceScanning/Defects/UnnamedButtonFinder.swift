/// Finds buttons of SwiftUI, and items of bars of UIKit, that show a picture and have no name.
///
/// Where code might name a button elsewhere, it is left out: in views of the app's own that a label is made of,
/// in a modifier on a view around it, and in a style that takes a title.
struct UnnamedButtonFinder {
  private let tokens: [CodeToken]
  private let calls: CallFinder
  private let chains: ViewChains
  private let pictures: PictureReader
  /// The variables that the file gives a name, wherever that is.
  private let named: Set<String>

  /// Looks for the pairs of braces; nil in code without a button, as most is.
  ///
  /// - Parameter bytes: the Swift code that the tokens are of.
  init?(_ tokens: [CodeToken], in bytes: [UInt8]) {
    guard tokens.contains(where: { $0.word == "Button" || $0.word == "UIBarButtonItem" }) else {
      return nil
    }
    self.tokens = tokens
    calls = CallFinder(tokens, isSwift: true, in: bytes)
    chains = ViewChains(tokens)
    pictures = PictureReader(tokens, in: bytes)
    named = NamedVariables.ofBarItems(in: tokens)
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.compactMap { index in
      switch tokens[index].word {
      case "Button": button(at: index)
      case "UIBarButtonItem": barItem(at: index)
      default: nil
      }
    }
  }
}

// MARK: SwiftUI

extension UnnamedButtonFinder {
  /// `Button { … } label: { Image(systemName: "xmark") }`
  private func button(at index: Int) -> CodeDefect.Found? {
    guard !isMember(index), !isDeclared(index),
      let (label, end) = label(ofButtonAt: index), let picture = picture(in: label),
      !isNamed(by: chains.modifiers(behind: end)),
      let around = chains.modifiersAround(index), !isNamed(by: around)
    else { return nil }
    return CodeDefect.Found(kind: .unnamedButton(picture), offset: tokens[index].offset)
  }

  private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].isMark(".") }

  private func isDeclared(_ index: Int) -> Bool {
    index > 0
      && ["struct", "class", "enum", "extension", "func", "protocol"].contains(
        tokens[index - 1].word ?? "")
  }

  /// The tokens of a button's label, and the last token of the button; none where it has a title.
  private func label(ofButtonAt index: Int) -> (Range<Int>, end: Int)? {
    var next = index + 1
    var hasAction = false
    if tokens.isMark("(", at: next), let close = chains.closings[next] {
      let arguments = calls.arguments(from: next + 1)
      guard
        arguments.allSatisfy({ ["action", "role", "intent", "label"].contains($0.label ?? "") })
      else { return nil }
      if let label = arguments.first(where: { $0.label == "label" }) {
        guard tokens[label.range.lowerBound].isMark("{") else { return nil }
        return (label.range.dropFirst().dropLast(), close)
      }
      hasAction = arguments.contains { ["action", "intent"].contains($0.label) }
      next = close + 1
    }
    guard tokens.isMark("{", at: next), let close = chains.closings[next] else { return nil }
    if hasAction { return (next + 1..<close, close) }
    let labelled = close + 1
    guard labelled + 2 < tokens.count, tokens[labelled].word == "label",
      tokens.isMark(":", at: labelled + 1),
      tokens.isMark("{", at: labelled + 2), let end = chains.closings[labelled + 2]
    else { return nil }
    return (labelled + 3..<end, end)
  }

  /// The first picture of a label that consists of pictures and shapes; none where it may have a text.
  private func picture(in label: Range<Int>) -> CodeDefect.Picture? {
    var picture: CodeDefect.Picture?
    var index = label.lowerBound
    // How many parentheses are open: in them are values, not views.
    var depth = 0
    while index < label.upperBound {
      if tokens[index].isMark("(") { depth += 1 }
      if tokens[index].isMark(")") { depth -= 1 }
      guard let word = tokens[index].word else {
        index += 1
        continue
      }
      if Self.mayName(word) { return nil }
      let isMember = isMember(index)
      let isCall = tokens.isMark("(", at: index + 1) || tokens.isMark("{", at: index + 1)
      if Self.conditions.contains(word), depth == 0 {
        // A condition has names that are no views.
        while index < label.upperBound, !tokens[index].isMark("{") { index += 1 }
      } else if word == "Image", !isMember {
        guard let found = self.picture(at: index) else { return nil }
        picture = picture ?? found
      } else if word.first?.isUppercase == true {
        let isKnown = Self.shapes.contains(word) || Self.values.contains(word)
        if isCall && !isMember && !isKnown || Self.texts.contains(word) { return nil }
      } else if depth == 0, !isMember, !Self.keywords.contains(word) {
        // A view or a function of the app's own.
        return nil
      }
      index += 1
    }
    return picture
  }

  /// The picture of an `Image`; none for one with a label.
  private func picture(at index: Int) -> CodeDefect.Picture? {
    guard tokens.isMark("(", at: index + 1) else { return nil }
    let arguments = calls.arguments(from: index + 2)
    guard !arguments.contains(where: { $0.label == "label" }), let first = arguments.first else {
      return nil
    }
    let name = calls.literal(of: first)
    switch first.label {
    case "systemName": return .symbol(name)
    case nil, "decorative": return name.map { .asset($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// Whether a modifier is one for assistive technologies that may have a name.
  static func mayName(_ word: String) -> Bool {
    word.hasPrefix("accessibility") && !nameless.contains(word)
  }

  /// Whether a text with letters is among the arguments of a modifier, and not in a closure of it.
  private func takesText(_ modifier: ViewChains.Modifier) -> Bool {
    tokens[modifier.range].prefix { !$0.isMark("{") }.contains {
      $0.text?.literal?.contains(where: \.isLetter) == true
    }
  }

  /// Whether a modifier names the view, or a style does; one of the app's own may where it takes a text.
  private func isNamed(by modifiers: [ViewChains.Modifier]) -> Bool {
    modifiers.contains { modifier in
      Self.mayName(modifier.name) || modifier.name == "help"
        || modifier.name == "buttonStyle"
          && tokens[modifier.range].contains { $0.word == "title" }
        || !Self.nameless.contains(modifier.name) && takesText(modifier)
    }
  }

  /// Modifiers that name nothing, whatever text they take.
  private static let nameless: Set = [
    "accessibilityIdentifier", "accessibilityHint", "accessibilitySortPriority",
    "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityIgnoresInvertColors", "id",
    "tag", "matchedGeometryEffect", "font", "foregroundColor", "foregroundStyle", "background",
    "animation", "popover", "sheet", "alert", "confirmationDialog", "contextMenu", "overlay",
    "onTapGesture", "onAppear", "task", "keyboardShortcut",
  ]
  private static let conditions: Set = ["if", "switch", "guard", "while", "for"]
  private static let keywords: Set = [
    "else", "case", "default", "let", "var", "in", "return", "true", "false", "nil", "some", "try",
  ]
  /// Views that show no text.
  private static let shapes: Set = [
    "ZStack", "HStack", "VStack", "Group", "Spacer", "Divider", "EmptyView", "Color", "Circle",
    "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "LinearGradient", "RadialGradient",
  ]
  /// Values that modifiers take.
  private static let values: Set = [
    "Font", "CGFloat", "CGSize", "CGPoint", "EdgeInsets", "Gradient", "UIColor", "Angle",
    "Animation",
    "UnitPoint", "Double", "Int",
  ]
  /// Views that show texts, and makers of them.
  private static let texts: Set = [
    "Text", "Label", "TextField", "Toggle", "L10n", "LocalizedStringKey",
  ]
}

// MARK: UIKit

extension UnnamedButtonFinder {
  /// `let item = UIBarButtonItem(image: …)`
  private func barItem(at index: Int) -> CodeDefect.Found? {
    guard tokens.isMark("(", at: index + 1) else { return nil }
    let arguments = calls.arguments(from: index + 2)
    guard let image = arguments.first, image.label == "image", !image.range.isEmpty,
      tokens[image.range.lowerBound].word != "nil",
      !arguments.contains(where: { $0.label == "title" }),
      let name = nameOfVariable(before: index), !named.contains(name), name != "backBarButtonItem",
      // `UIBarButtonItem(…).named("Close")`
      !tokens.isMark(".", at: chains.end(ofCallAt: index) + 1)
    else { return nil }
    return CodeDefect.Found(
      kind: .unnamedBarItem(pictures.picture(of: image.range)), offset: tokens[index].offset)
  }

  /// The variable that a value is assigned to.
  private func nameOfVariable(before index: Int) -> String? {
    guard index > 1, tokens[index - 1].isMark("=") else { return nil }
    // `let item: UIBarButtonItem =`
    if index > 4, tokens[index - 3].isMark(":") { return tokens[index - 4].word }
    return tokens[index - 2].word
  }
}
