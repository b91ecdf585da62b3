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
    let variables = ButtonVariables(tokens)
    let named = Set(
      tokens.indices.compactMap { index in
        tokens[index].word.map(Self.names.contains) == true ? variables.receiver(of: index) : nil
      })
    var known: Set<ButtonVariables.Name> = []
    return tokens.indices.filter { tokens[$0].word == "setImage" }.compactMap { index in
      guard let name = variables.receiver(of: index), variables.made.contains(name),
        !named.contains(name), tokens.isMark("(", at: index + 1),
        tokens.word(at: index + 2) != "nil", known.insert(name).inserted
      else { return nil }
      return CodeDefect.Found(
        kind: .unnamedImageButton(pictures.picture(inCallAt: index)), offset: tokens[index].offset)
    }
  }

  /// Properties and methods that give a name, or that may.
  private static let names: Set = [
    "accessibilityLabel", "accessibilityAttributedLabel", "setTitle", "setAttributedTitle",
    "configuration", "isAccessibilityElement", "accessibilityElementsHidden", "isHidden",
    "isUserInteractionEnabled", "largeContentTitle",
  ]
}

/// The variables of a file that hold a button which the file makes.
private struct ButtonVariables {
  /// A variable; one in the closure that makes another one stands for that.
  struct Name: Hashable {
    let word: String
    /// The index at which the closure begins, of a variable that is known in it alone.
    let closure: Int?
  }

  /// Those that are made in the file.
  private(set) var made: Set<Name> = []
  private let tokens: [CodeToken]
  /// The closures that make a button, with the variable that it is kept in.
  private var closures: [(range: Range<Int>, owner: String)] = []
  /// The classes of the file, which may give themselves a name.
  private let declared: Set<String>

  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    declared = Set(
      zip(tokens, tokens.dropFirst()).filter { $0.0.word == "class" }.compactMap(\.1.word))
    let closings = tokens.closings(of: "{", "}")
    let variables = tokens.indices.filter { index in
      index > 0 && ["let", "var"].contains(tokens[index - 1].word) && !tokens.isOutlet(at: index)
    }
    for index in variables {
      guard let word = tokens[index].word, let start = closureStart(of: index),
        let end = closings[start]
      else { continue }
      closures.append((start..<end, word))
    }
    for index in variables where closureStart(of: index) != nil || isMadeAtOnce(index) {
      guard let word = tokens[index].word else { continue }
      made.insert(name(word, at: index, isLocal: true))
    }
  }

  /// The variable before the point of a property or a method.
  func receiver(of index: Int) -> Name? {
    tokens.receiver(of: index).map { name($0, at: index, isLocal: false) }
  }

  /// A local variable of a closure that makes a button is what the closure makes.
  private func name(_ word: String, at index: Int, isLocal: Bool) -> Name {
    guard let closure = closures.first(where: { $0.range.contains(index) }),
      isLocal || closure.owner != word
    else { return Name(word: word, closure: nil) }
    let locals = closure.range.filter { position in
      tokens[position].word == word && ["let", "var"].contains(tokens[position - 1].word)
    }
    guard !locals.isEmpty else { return Name(word: word, closure: nil) }
    let buttons = closure.range.filter { position in
      ["let", "var"].contains(tokens[position - 1].word) && isMadeAtOnce(position)
    }
    // Of several buttons in one closure nothing says which one it returns.
    return buttons.count == 1 && buttons == locals
      ? Name(word: closure.owner, closure: nil)
      : Name(word: word, closure: closure.range.lowerBound)
  }

  /// `closeButton: UIButton = {`: where the brace is.
  private func closureStart(of index: Int) -> Int? {
    guard tokens.isMark(":", at: index + 1), isButton(tokens.word(at: index + 2)),
      tokens.isMark("=", at: index + 3), tokens.isMark("{", at: index + 4)
    else { return nil }
    return index + 4
  }

  /// `closeButton = UIButton(`, `closeButton: UIButton = UIButton(`; no argument of a function, and no `UIButton!`.
  private func isMadeAtOnce(_ index: Int) -> Bool {
    if tokens.isMark(":", at: index + 1) {
      return tokens.word(at: index + 2) == "UIButton" && !tokens.isMark("!", at: index + 3)
    }
    guard tokens.isMark("=", at: index + 1), isButton(tokens.word(at: index + 2)) else {
      return false
    }
    if tokens.word(at: index + 2) == "UIButton" { return true }
    // A class of the app's own may take a name.
    return tokens.isMark("(", at: index + 3)
      && (tokens.isMark(")", at: index + 4)
        || ["type", "frame"].contains(tokens.word(at: index + 4) ?? ""))
  }

  /// Whether a word is a class of buttons: UIKit's, or one of the app's own that is called so and is in another file.
  private func isButton(_ word: String?) -> Bool {
    guard let word, word.hasSuffix("Button"), word.first?.isUppercase == true else { return false }
    return !declared.contains(word)
  }
}
