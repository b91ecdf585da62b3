/// Finds dates and times for people whose order and marks the code fixes.
///
/// A pattern of one part is the same in all languages. Patterns that other programs read are left out: in the order
/// of ISO 8601, with fractions of seconds or offsets, in the locale `en_US_POSIX`, and where the file reads dates
/// with the formatter.
struct DateFormatFinder {
  private let tokens: [CodeToken]

  /// Nil in code without such a pattern, as most is.
  init?(_ tokens: [CodeToken]) {
    guard tokens.contains(where: { $0.word == "dateFormat" }),
      !tokens.contains(where: { $0.text?.literal?.hasPrefix("en_US") == true })
    else { return nil }
    self.tokens = tokens
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.filter { tokens[$0].word == "dateFormat" }.compactMap { index in
      guard index > 1, tokens[index - 1].isMark("."), tokens.isMark("=", at: index + 1),
        let pattern = tokens[index + 2..<min(tokens.count, index + 3)].first?.text?.literal,
        pattern.isDateForPeople, let formatter = tokens[index - 2].word, !isReading(formatter)
      else { return nil }
      return CodeDefect.Found(kind: .dateFormat(pattern: pattern), offset: tokens[index + 2].offset)
    }
  }

  /// Whether the file makes dates of texts with a formatter, or hands it to a decoder.
  private func isReading(_ formatter: String) -> Bool {
    tokens.indices.contains { index in
      tokens[index].word == formatter
        && (tokens.isMark(".", at: index + 1) && tokens.word(at: index + 2) == "date"
          || tokens.isMark("?", at: index + 1) && tokens.word(at: index + 3) == "date"
          || index > 1 && tokens.isMark("(", at: index - 1)
            && tokens.word(at: index - 2) == "formatted")
    }
  }
}

extension String {
  /// Whether a pattern has two parts of a date or a time, in an order and with marks of one language.
  fileprivate var isDateForPeople: Bool {
    var parts: [Character] = []
    var isQuoted = false
    for character in self {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isLetter else { continue }
      if parts.last != character { parts.append(character) }
    }
    let isForPrograms =
      parts.contains { "SZXxAnNVO".contains($0) } || contains("'T'") || contains("_")
      || parts.starts(with: ["y", "M"]) || hasPrefix("yyyy")
      || !contains { $0 == " " || $0 == "/" || $0 == ":" || $0 == "." || $0 == "," }
    return Set(parts).count > 1 && !isForPrograms
  }
}
