import SourceText

// How to go on where Foundation gives up: the aim is to find the next entry, and to take one
// mistake for one mistake.
extension StringsParser {
  /// `"key" "value";` or a word that is no key at all.
  mutating func recoverFromMissingEquals(behind key: Literal, entry: inout Entry) {
    if isMultiline(key) { return recoverFromOpenString(key) }
    report(.missingEquals(key: key.text), at: cursor.offset)
    guard isOnSameLine(as: key.range.upperBound) else { return }
    if let byte = cursor.byte, byte == .quote || byte == .apostrophe, let value = readLiteral() {
      entry.value = value.text
      entry.layout.value = value.range
      add(entry)
    }
    skipToNextEntry()
  }

  mutating func recoverFromMissingSemicolon(behind value: Literal, entry: inout Entry) {
    if isMultiline(value) {
      entry.value = firstLine(of: value)
      add(entry)
      return recoverFromOpenString(value)
    }
    add(entry)
    if !isOnSameLine(as: value.range.upperBound) || isAtEntry {
      return report(.missingSemicolon, at: value.range.upperBound)
    }
    report(.textBehindValue, at: cursor.offset)
    skipToNextEntry()
  }

  /// The value has no end at all; it is assumed to end with its line.
  mutating func recoverFromOpenValue(of entry: inout Entry) {
    let start = cursor.offset
    let end = cursor.lineEnd(from: start)
    entry.value = firstLine(
      of: Literal(text: "", range: start..<end, isQuoted: true))
    add(entry)
    cursor.offset = end
  }

  /// `“text”` instead of `"text"`, or no text at all.
  mutating func recoverFromStrayValue(of entry: inout Entry) {
    let start = cursor.offset
    if isAtSmartQuote {
      entry.value = readSmartQuoted()
      add(entry)
      report(.smartQuotesAroundValue, at: start)
    } else {
      report(.strayValue(cursor.character), at: start)
    }
    skipToNextEntry()
  }

  /// A text over several lines with nothing sensible behind it lacks its own end.
  private mutating func recoverFromOpenString(_ literal: Literal) {
    report(.unterminatedString, at: literal.range.lowerBound)
    cursor.offset = cursor.lineEnd(from: literal.range.lowerBound)
  }

  private func isMultiline(_ literal: Literal) -> Bool {
    literal.isQuoted && bytes[literal.range].contains { $0.isLineEnd }
  }

  /// The text up to the end of its first line, without the semicolon meant to end it.
  private func firstLine(of literal: Literal) -> String {
    let start = literal.range.lowerBound + 1
    var end = max(start, cursor.lineEnd(from: literal.range.lowerBound))
    while end > start, bytes[end - 1] == .semicolon || bytes[end - 1].isASCIISpace { end -= 1 }
    var text = StringsLiteral(bytes[start..<end])
    return text.decoded()
  }

  private func isOnSameLine(as offset: Int) -> Bool {
    !bytes[offset..<cursor.offset].contains { $0.isLineEnd }
  }

  /// Whether a text and an equals sign follow.
  private var isAtEntry: Bool {
    guard let byte = cursor.byte, byte == .quote || byte == .apostrophe || byte.isUnquoted else {
      return false
    }
    var ahead = cursor
    ahead.offset += 1
    if byte.isUnquoted {
      ahead.skip { $0.isUnquoted }
    } else {
      ahead.skip { $0 != byte && !$0.isLineEnd }
      ahead.offset += 1
    }
    ahead.skip { $0 == 0x20 || $0 == 0x09 }
    return ahead.byte == .equals
  }

  /// Moves behind the next semicolon of the line, or to the end of the line.
  mutating func skipToNextEntry() {
    cursor.skip { $0 != .semicolon && !$0.isLineEnd }
    if cursor.byte == .semicolon { cursor.offset += 1 }
    comments.entryEnded()
  }
}
