/// Finds buttons of SwiftUI, and items of bars of UIKit, that show a picture and have no name.
///
/// Where code might name a button elsewhere, it is left out: in views of the app's own that a label is made of,
/// in a modifier on a view around it, and in a style that takes a title.
struct UnnamedButtonFinder {
  private let tokens: [CodeToken]
  private let calls: CallFinder
  /// The closing braces and parentheses by their opening ones.
  private let closings: [Int: Int]
  /// The opening ones by their closing ones.
  private let openings: [Int: Int]
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
    closings = tokens.closings(of: "{", "}").merging(tokens.closings(of: "(", ")")) { brace, _ in
      brace
    }
    openings = Dictionary(uniqueKeysWithValues: closings.map { ($1, $0) })
    named = Self.named(in: tokens)
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
      !isNamed(behind: end), !isNamedAround(index)
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
    if tokens.isMark("(", at: next), let close = closings[next] {
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
    guard tokens.isMark("{", at: next), let close = closings[next] else { return nil }
    if hasAction { return (next + 1..<close, close) }
    let labelled = close + 1
    guard labelled + 2 < tokens.count, tokens[labelled].word == "label",
      tokens.isMark(":", at: labelled + 1),
      tokens.isMark("{", at: labelled + 2), let end = closings[labelled + 2]
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
      if word.hasPrefix("accessibility") { return nil }
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

  /// Whether modifiers behind a token name the view, or a style does.
  private func isNamed(behind end: Int) -> Bool {
    var index = end + 1
    while index + 1 < tokens.count, tokens[index].isMark("."), let word = tokens[index + 1].word {
      if word.hasPrefix("accessibility") || word == "help" { return true }
      index += 2
      while tokens.isMark("(", at: index) || tokens.isMark("{", at: index),
        let close = closings[index]
      {
        if word == "buttonStyle", tokens[index...close].contains(where: { $0.text != nil }) {
          return true
        }
        if word == "buttonStyle", tokens[index...close].contains(where: { $0.word == "title" }) {
          return true
        }
        index = close + 1
      }
    }
    return false
  }

  /// Whether a view around a token has a modifier that may name it.
  private func isNamedAround(_ index: Int) -> Bool {
    var open = index
    var depth = 0
    var steps = 0
    while open > 0, depth < Self.mostLevels {
      open -= 1
      steps += 1
      // Code with more before a button is no view, and looking at all of it would take too long.
      if steps > Self.mostSteps { return true }
      if tokens[open].isMark("}") || tokens[open].isMark(")") {
        guard let first = openings[open] else { return false }
        open = first
      } else if tokens[open].isMark("{") {
        depth += 1
        if let close = closings[open], isNamed(behind: close) { return true }
        // `var body: some View {`, around which is no view.
        if open > 0, tokens[open - 1].word == "View" { return false }
      }
    }
    return false
  }

  /// So many views around a button are asked, and so many tokens before it.
  private static let mostLevels = 4
  private static let mostSteps = 2000

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
      let name = nameOfVariable(before: index), !named.contains(name)
    else { return nil }
    return CodeDefect.Found(
      kind: .unnamedBarItem(picture(of: image.range)), offset: tokens[index].offset)
  }

  /// The variable that a value is assigned to.
  private func nameOfVariable(before index: Int) -> String? {
    guard index > 1, tokens[index - 1].isMark("=") else { return nil }
    // `let item: UIBarButtonItem =`
    if index > 4, tokens[index - 3].isMark(":") { return tokens[index - 4].word }
    return tokens[index - 2].word
  }

  /// The variables behind which a property follows that VoiceOver speaks.
  private static func named(in tokens: [CodeToken]) -> Set<String> {
    let properties: Set = [
      "accessibilityLabel", "accessibilityAttributedLabel", "title", "isAccessibilityElement",
    ]
    var result: Set<String> = []
    for index in tokens.indices.dropFirst(2) {
      guard let property = tokens[index].word, properties.contains(property),
        tokens[index - 1].isMark(".")
      else { continue }
      let isOptional = tokens[index - 2].isMark("?") || tokens[index - 2].isMark("!")
      let name = isOptional && index > 2 ? tokens[index - 3].word : tokens[index - 2].word
      if let name { result.insert(name) }
    }
    return result
  }

  private func picture(of range: Range<Int>) -> CodeDefect.Picture {
    guard range.count > 2, tokens[range.lowerBound].word == "UIImage",
      tokens.isMark("(", at: range.lowerBound + 1)
    else { return .unknown }
    let first = calls.arguments(from: range.lowerBound + 2).first
    let name = first.flatMap { calls.literal(of: $0) }
    switch first?.label {
    case "systemName": return .symbol(name)
    case "named": return name.map { .asset($0) } ?? .unknown
    default: return .unknown
    }
  }
}
