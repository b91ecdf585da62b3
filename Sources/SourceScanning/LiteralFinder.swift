/// Finds strings that Swift code hands to the views of UIKit and AppKit.
struct LiteralFinder {
  private let tokens: [CodeToken]
  private let calls: CallFinder
  /// Code that is built for debugging only.
  private let debugging: [Range<Int>]

  init(_ tokens: [CodeToken], in bytes: [UInt8]) {
    self.tokens = tokens
    calls = CallFinder(tokens, isSwift: true, in: bytes)
    debugging = Self.debugging(in: tokens)
  }

  /// A string with where it is in the bytes.
  struct Found {
    let text: String
    let receiver: String
    let offset: Int
  }

  func found() -> [Found] {
    var result: [Found] = []
    var blocks = debugging[...]
    for index in tokens.indices {
      if let block = blocks.first, block.upperBound <= index { blocks.removeFirst() }
      if blocks.first?.contains(index) == true { continue }
      result += assigned(at: index).map { [$0] } ?? handed(at: index)
    }
    return result
  }

  /// `label.text = "Save all"`
  private func assigned(at index: Int) -> Found? {
    guard index > 0, index + 2 < tokens.count, let name = tokens[index].word,
      Self.properties.contains(name), tokens[index - 1].isMark("."), tokens[index + 1].isMark("="),
      let text = tokens[index + 2].text?.words, !isContinued(index + 3)
    else { return nil }
    return Found(text: text, receiver: ".\(name)", offset: tokens[index + 2].offset)
  }

  /// `UIAlertAction(title: "Save all", style: .default)`
  private func handed(at index: Int) -> [Found] {
    guard index + 1 < tokens.count, tokens[index + 1].isMark("("), let name = tokens[index].word,
      let labels = Self.labels(of: name)
    else { return [] }
    return calls.arguments(from: index + 2).compactMap { part in
      guard labels.contains(part.label ?? ""), part.range.count == 1,
        let text = tokens[part.range.lowerBound].text?.words
      else { return nil }
      return Found(
        text: text, receiver: part.label.map { "\(name)(\($0):)" } ?? "\(name)(_:)",
        offset: tokens[part.range.lowerBound].offset)
    }
  }

  /// Whether something is done with a string before it is used, as in `"key".localized`.
  private func isContinued(_ index: Int) -> Bool {
    index < tokens.count && (tokens[index].isMark(".") || tokens[index].isMark("+"))
  }

  /// The ranges between `#if DEBUG` and `#endif` or `#else`, in order; one without an end reaches to the last token.
  private static func debugging(in tokens: [CodeToken]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var begin: Int?
    // How many conditions are open inside of the range.
    var depth = 0
    for index in tokens.indices.dropLast() where tokens[index].isMark("#") {
      let word = tokens[index + 1].word
      guard let start = begin else {
        let next = index + 2 < tokens.count ? tokens[index + 2].word : nil
        if word == "if", next == "DEBUG" { begin = index }
        continue
      }
      if word == "if" { depth += 1 }
      let isEnd = depth == 0 && ["endif", "else", "elseif"].contains(word)
      if word == "endif" { depth -= 1 }
      if isEnd {
        result.append(start..<index)
        (begin, depth) = (nil, 0)
      }
    }
    return result + (begin.map { [$0..<tokens.count] } ?? [])
  }

  /// Properties of views whose strings people read or hear.
  private static let properties: Set = [
    "title", "text", "placeholder", "prompt", "message", "subtitle", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "largeContentTitle", "secondaryText", "messageText",
    "informativeText", "toolTip", "stringValue",
  ]

  /// The labels of an initializer or a method whose strings people read; an empty one for the first argument.
  private static func labels(of name: String) -> Set<String>? {
    if let labels = labels[name] { return labels }
    // A subclass of the app's own, such as `ThemedAlertController`.
    return labels.first { name.hasSuffix($0.key.dropFirst(2)) && $0.key.hasPrefix("UIAlert") }?
      .value
  }

  private static let labels: [String: Set<String>] = [
    "UIAlertController": ["title", "message"], "UIAlertAction": ["title"],
    "UIBarButtonItem": ["title"], "UITabBarItem": ["title"], "UIContextualAction": ["title"],
    "UIAction": ["title", "subtitle", "discoverabilityTitle"], "UIMenu": ["title"],
    "UIKeyCommand": ["title", "discoverabilityTitle"],
    "UIApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"], "setTitle": [""],
    "UIAccessibilityCustomAction": ["name"], "NSMenuItem": ["title"], "NSButton": ["title"],
    "NSTextField": ["labelWithString", "wrappingLabelWithString"],
  ]
}

extension CodeText {
  /// The string with `…` in place of what is put in, where it reads like words outside of that.
  fileprivate var words: String? {
    let text = pieces.joined(separator: "…")
    // Beside a value, short words are units and names: “… MHz”, “macOS …”.
    let hasWords = interpolations.isEmpty || text.hasOrdinaryWord
    return hasWords && text.isForPeople ? text : nil
  }
}

extension String {
  /// Whether a word of four or more letters has no capital inside.
  fileprivate var hasOrdinaryWord: Bool {
    split { !$0.isLetter }.contains { $0.count > 3 && $0.dropFirst().allSatisfy(\.isLowercase) }
  }

  /// Whether it reads like words: one that begins with a capital, or several. Names for programs, such as keys and
  /// addresses, do not.
  fileprivate var isForPeople: Bool {
    let letters = Array(unicodeScalars)
    let hasSmallLetters = zip(letters, letters.dropFirst()).contains {
      $0.properties.isAlphabetic && $1.properties.isLowercase
    }
    guard hasSmallLetters, !contains("://") else { return false }
    return contains(" ") || isOneWord(letters)
  }

  private func isOneWord(_ letters: [Unicode.Scalar]) -> Bool {
    guard letters[0].properties.isUppercase else { return false }
    let isEnded = [".", "…", "!", "?", ":"].contains(letters[letters.count - 1])
    return (isEnded ? letters.dropLast() : letters[...]).allSatisfy(\.properties.isAlphabetic)
  }
}
