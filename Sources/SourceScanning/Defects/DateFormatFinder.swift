/// Finds dates and times for people whose order and marks the code fixes.
///
/// A pattern of one part is the same in all languages. Patterns that other programs read are left out: in the order
/// of ISO 8601, with fractions of seconds or offsets, in the locale `en_US_POSIX`, and where the file reads dates
/// with the formatter.
struct DateFormatFinder {
  private let tokens: [CodeToken]
  /// The formatters that make dates of texts, or are handed to a decoder.
  private let reading: Set<String>

  /// Nil in code without such a pattern, as most is.
  init?(_ tokens: [CodeToken]) {
    guard tokens.contains(where: { $0.word == "dateFormat" }),
      !tokens.contains(where: { $0.text?.literal?.hasPrefix("en_US") == true })
    else { return nil }
    self.tokens = tokens
    reading = Set(
      tokens.indices.compactMap { index in
        guard let name = tokens[index].word else { return nil }
        let next = tokens.isMark("?", at: index + 1) ? index + 2 : index + 1
        let isRead = tokens.isMark(".", at: next) && tokens.word(at: next + 1) == "date"
        let isHanded =
          index > 1 && tokens.isMark("(", at: index - 1)
          && tokens.word(at: index - 2) == "formatted"
        return isRead || isHanded ? name : nil
      })
  }

  func found() -> [CodeDefect.Found] {
    tokens.indices.filter { tokens[$0].word == "dateFormat" }.compactMap { index in
      guard index > 1, tokens[index - 1].isMark("."), tokens.isMark("=", at: index + 1),
        let pattern = tokens[index + 2..<min(tokens.count, index + 3)].first?.text?.literal,
        pattern.isDateForPeople, let formatter = tokens[index - 2].word,
        !reading.contains(formatter)
      else { return nil }
      return CodeDefect.Found(kind: .dateFormat(pattern: pattern), offset: tokens[index + 2].offset)
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
    // Minutes and seconds are a duration, and a week has no template.
    let isDate =
      !Set(parts).isSubset(of: ["m", "s"]) && !parts.contains("w") && !parts.contains("W")
    return Set(parts).count > 1 && isDate && !isForPrograms
  }
}
