/// Reads from a comment how long a text may be, in the wordings that developers use.
package struct CommentLimit: Hashable {
  /// The most characters; none when the comment names no number.
  package var most: Int?
  /// Whether the number may well be that of other things, as in “(max. 10)”.
  package var isDoubtful = false
  /// Whether the comment only wishes for it, as in “try to keep it under 10 characters”.
  package var isWish = false
  /// Whether the comment asks to keep the text short.
  package var asksToBeShort = false

  /// The words that the number is about, as of “a translation for 'email' of at most 14 characters”.
  private var part: String?

  /// Whether the number is about all of a string, and not about a word of it.
  package func limitsAll(of text: String) -> Bool {
    guard let part = part?.lowercased() else { return true }
    let text = text.lowercased()
    // “for 'Settings' screen” names no word of the string.
    return text == part || !text.contains(part)
  }

  /// Reads a comment; none when it says nothing of the length.
  package init?(_ comment: String?) {
    guard let comment, comment.mayNameLimit else { return nil }
    let tokens = Token.tokens(of: comment)
    most = tokens.indices.compactMap { tokens.limit(at: $0) }.max()
    if most == nil {
      most = tokens.indices.compactMap { tokens.bareLimit(at: $0) }.max()
      isDoubtful = most != nil
    }
    isWish =
      most != nil
      && zip(tokens, tokens.dropFirst()).contains { $0 == .word("try") && $1 == .word("to") }
    asksToBeShort = most == nil && tokens.indices.contains { tokens.asksToBeShort(at: $0) }
    if most == nil && !asksToBeShort { return nil }
    part = comment.firstMatch(of: /\bfor ['"“‘]([^'"”’]{1,60})['"”’]/).map { String($0.output.1) }
  }

  /// A word, a number or a mark of a comment.
  fileprivate enum Token: Hashable {
    case word(String)
    case number(Int)
    case mark(Character)

    static func tokens(of comment: String) -> [Token] {
      var result: [Token] = []
      var word = ""
      var isNumber = false
      func end() {
        guard !word.isEmpty else { return }
        result.append(isNumber ? .number(Int(word) ?? .max) : .word(word.lowercased()))
        word = ""
      }
      for character in comment.prefix(2000) {
        let isDigit = character.isASCII && character.isNumber
        if isDigit || character.isLetter {
          if isDigit != isNumber { end() }
          isNumber = isDigit
          word.append(character)
        } else {
          end()
          if character != " " { result.append(.mark(character)) }
        }
      }
      end()
      return result
    }
  }
}

extension [CommentLimit.Token] {
  /// The limit that a number at an index is, if it is one.
  fileprivate func limit(at index: Int) -> Int? {
    guard case .number(let number) = self[index], number > 1, number <= 5000 else { return nil }
    let before = beginning(before: index)
    var next = index + 1
    if mark(at: next) == "-" { next += 1 }
    if let word = word(at: next), word.isUnitOfLength {
      if let isStrict = before.limits { return isStrict ? number - 1 : number }
      return self[(next + 1)...].prefix(3).namesLimit ? number : nil
    }
    guard endsClause(at: index + 1), before.namesLengthLimit else { return nil }
    return number
  }

  /// The number at an index of “(max. 10)” or “(≤ 10)”, which says nothing of what it counts.
  fileprivate func bareLimit(at index: Int) -> Int? {
    guard case .number(let number) = self[index], number > 1, number <= 5000,
      mark(at: index + 1) == ")"
    else { return nil }
    var start = index - 1
    if mark(at: start) == ".", word(at: start - 1) != nil { start -= 1 }
    guard mark(at: start - 1) == "(" else { return nil }
    let isNamed = ["max", "maximum", "limit"].contains(word(at: start))
    return isNamed || mark(at: start) == "≤" ? number : nil
  }

  /// Whether a word at an index belongs to “keep it short”, “as short as possible”, “must be short”.
  fileprivate func asksToBeShort(at index: Int) -> Bool {
    guard let word = word(at: index), word == "short" || word == "brief" else { return false }
    let before = beginning(before: index).suffix(4)
    if before.last == .word("as"), self.word(at: index + 1) == "as" { return true }
    // “Keep short notes” is about the notes.
    if let next = self.word(at: index + 1), !next.goesOn { return false }
    if before.contains(.word("keep")) { return true }
    return before.contains(.word("be")) && (before.contains("must") || before.contains("should"))
  }

  private func word(at index: Int) -> String? {
    guard indices.contains(index), case .word(let word) = self[index] else { return nil }
    return word
  }

  private func mark(at index: Int) -> Character? {
    guard indices.contains(index), case .mark(let mark) = self[index] else { return nil }
    return mark
  }

  /// The few tokens of the sentence before an index.
  private func beginning(before index: Int) -> ArraySlice<CommentLimit.Token> {
    let start = Swift.max(0, index - 6)
    let end = self[start..<index].lastIndex { $0 == .mark(".") || $0 == .mark("\n") }
    // “max. 20” is no sentence of its own.
    if let end, word(at: end - 1) == "max" { return self[start..<index] }
    return self[(end.map { $0 + 1 } ?? start)..<index]
  }

  /// Whether nothing follows that says what the number counts.
  private func endsClause(at index: Int) -> Bool {
    guard indices.contains(index) else { return true }
    guard let mark = mark(at: index), ".,;)]\n\r\r\n".contains(mark) else { return false }
    if indices.contains(index + 1), case .number = self[index + 1] { return false }
    return true
  }
}

extension ArraySlice<CommentLimit.Token> {
  fileprivate func contains(_ words: String...) -> Bool {
    contains { if case .word(let word) = $0 { words.contains(word) } else { false } }
  }

  private func word(_ offset: Int) -> String? {
    let index = startIndex + offset
    guard indices.contains(index), case .word(let word) = self[index] else { return nil }
    return word
  }

  /// Whether it makes the number behind it the most, and whether even that is too much; none when
  /// it does not.
  fileprivate var limits: Bool? {
    if last == .mark("≤") || suffix(2) == [.mark("<"), .mark("=")] { return false }
    if last == .mark("<") { return true }
    for offset in (0..<count).reversed() {
      let earlier = self[startIndex..<(startIndex + offset)]
      switch word(offset) {
      case "max", "maximum", "maximal", "maxi", "most", "limit", "limited", "within", "keep",
        "höchstens", "máximo", "massimo", "最大", "最多":
        return false
      case "to" where word(offset - 1) == "up": return false
      case "under": return true
      case "than":
        switch word(offset - 1) {
        case "less", "fewer", "shorter": return true
        case "more", "longer", "greater": return earlier.denies ? false : nil
        default: continue
        }
      case "exceed", "exceeding": return earlier.denies ? false : nil
      default: continue
      }
    }
    return nil
  }

  /// Whether it says not to.
  private var denies: Bool {
    suffix(4).contains("no", "not", "never", "cannot", "t", "without")
  }

  /// Whether it says “max”, “or less” and the like behind a number.
  fileprivate var namesLimit: Bool {
    if first == .mark(".") || first == .mark("\n") { return false }
    return contains("max", "maximum", "limit", "fewer", "less", "tops", "以内", "以下")
      || (word(0) == "or" && word(1) == "shorter")
  }

  /// Whether it says “max length”, “character limit” or “max:” and then the number.
  fileprivate var namesLengthLimit: Bool {
    if contains("maxlength", "maxlen", "maxchars", "charlimit") { return true }
    guard contains("max", "maximum", "limit", "limited") else { return false }
    if contains("length", "len", "character", "characters", "char", "chars") { return true }
    if last == .mark(":") || last == .mark("=") {
      return [.word("max"), .word("maximum"), .word("limit")].contains(dropLast().last)
    }
    return count == 2 && word(0) == "limit" && word(1) == "of"
  }
}

extension String {
  /// Whether it may follow a wish that is complete.
  fileprivate var goesOn: Bool {
    switch self {
    case "and", "but", "so", "please", "enough", "for", "because", "if", "as", "since", "when",
      "to", "or", "in", "on", "here", "it", "this", "that", "due", "though", "with", "where":
      true
    default: false
    }
  }

  /// Whether it is a word for characters.
  fileprivate var isUnitOfLength: Bool {
    switch self {
    case "character", "characters", "char", "chars", "letters", "glyphs", "zeichen", "caractères",
      "caracteres", "caratteri", "символов", "символа":
      true
    default: hasPrefix("文字") || hasPrefix("字符") || hasPrefix("字元")
    }
  }

  /// Whether one of the few words is in it without which no limit is named; most comments have
  /// numbers, and few any of these.
  fileprivate var mayNameLimit: Bool {
    var text = self
    return text.withUTF8 { bytes in
      let words = Self.limitWords
      for index in bytes.indices {
        let candidates = words[Int(bytes[index] | 0x20)]
        if candidates.contains(where: {
          bytes[index...].starts(with: $0) { $0 | 0x20 == $1 | 0x20 }
        }) {
          return true
        }
      }
      return false
    }
  }

  /// How the words begin that name a limit or characters, or ask for a short string, by their first
  /// byte as a small letter.
  private static let limitWords: [[[UInt8]]] = {
    var result = [[[UInt8]]](repeating: [], count: 256)
    for word in [
      "max", "máx", "mass", "limit", "char", "letters", "glyph", "zeichen", "caract", "caratt",
      "симв", "Симв", "文字", "字符", "字元", "最大", "最多", "≤", "short", "brief",
    ] {
      let bytes = Array(word.utf8)
      result[Int(bytes[0] | 0x20)].append(bytes)
    }
    return result
  }()
}
