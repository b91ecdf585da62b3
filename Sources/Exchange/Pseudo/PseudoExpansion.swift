/// Makes a text as long as its translations may become.
enum PseudoExpansion {
  /// The text between brackets with words behind it, `[Text one two]`.
  ///
  /// - Parameter separator: what keeps the words from being read together with the text.
  static func expand(_ text: String, separator: String = "") -> String {
    let count = PseudoText(text).freeCount
    let words = filler(ofAtLeast: Int((Double(count) * growth(of: count)).rounded(.up)))
    return PseudoBrackets.around(text, open: "[", close: separator + words + "]")
  }

  /// By how much of its length a text grows, by its number of characters.
  ///
  /// Source: the table of IBM's guidelines for the design of global solutions, as in W3C, “Text
  /// size in translation”: short strings grow the most.
  private static func growth(of count: Int) -> Double {
    switch count {
    case ...10: 1
    case ...20: 0.8
    case ...30: 0.6
    case ...50: 0.5
    case ...70: 0.4
    default: 0.3
    }
  }

  /// Words with spaces before them that together have at least some characters.
  private static func filler(ofAtLeast count: Int) -> String {
    var result = ""
    var length = 0
    var index = 0
    while length < count {
      let word = words[index % words.count]
      result += " " + word
      length += word.utf8.count + 1
      index += 1
    }
    return result
  }

  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}

/// Puts strings between brackets.
enum PseudoBrackets {
  /// The text between brackets; white space at its ends stays at the ends.
  static func around(_ text: String, open: String = "⟦", close: String = "⟧") -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return text }
    let end = text.index(after: last)
    return "\(text[..<first])\(open)\(text[first..<end])\(close)\(text[end...])"
  }
}
