import LanguageData

extension AuditedText {
  /// The mark at the end of the text, behind which there are at most quotation marks, brackets,
  /// tags and pictures, and where it is.
  package func endMark(in habits: WritingHabits) -> (mark: SentenceMark, index: Int)? {
    guard var index = lastReadable(in: habits) else { return nil }
    let scalars = self.scalars
    guard let mark = SentenceMark(scalars[index], in: habits) else { return nil }
    if mark == .stop, scalars[at: index - 1] == scalars[index],
      scalars[at: index - 2] == scalars[index]
    {
      return (.ellipsis, index - 2)
    }
    // In “(why?).” the bracket asks.
    if mark == .stop, scalars[at: index - 1]?.isBracket == false,
      let inner = scalars[at: index - 2].flatMap({ SentenceMark($0, in: habits) }),
      inner == .question || inner == .exclamation
    {
      return (inner, index - 2)
    }
    // “?!” and “!?” ask.
    while mark == .exclamation, let before = scalars[at: index - 1],
      let other = SentenceMark(before, in: habits), other == .exclamation || other == .question
    {
      if other == .question { return (.question, index - 1) }
      index -= 1
    }
    return (mark, index)
  }

  /// The place of the last character that is neither space nor closes something.
  private func lastReadable(in habits: WritingHabits) -> Int? {
    let scalars = self.scalars
    var index = scalars.count - 1
    while index >= 0 {
      let scalar = scalars[index]
      if scalar == .placeholder {
        // A tag that is apart is spoken of, as in “with <b>”.
        guard invisiblePlaceholders.contains(index), scalars[at: index - 1]?.isBlank == false else {
          return nil
        }
      } else if !scalar.closesOrAdorns {
        return index
      }
      index -= 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it may be behind the last mark of a sentence.
  fileprivate var closesOrAdorns: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "!", "?", ":", ",": return false
    case "\"", "'", ")", "]", "}", "*", "_", "~": return true
    default: if value < 0x80 { return isBlank }
    }
    return isBlank || isQuotationMark || isBracket != nil || isPicture
  }

  /// Whether it is an emoji, or a part of one, or a mark that cannot be seen.
  var isPicture: Bool {
    guard value >= 0x200B else { return false }
    return properties.isDefaultIgnorableCodePoint || properties.isEmojiPresentation
      || properties.generalCategory == .otherSymbol || properties.isEmojiModifier
  }

  /// Whether it is a bracket, and if so, whether it opens.
  package var isBracket: Bool? { Brackets.side(of: self) }
}
