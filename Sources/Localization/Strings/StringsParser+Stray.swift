import SourceText

// Where Foundation expects a key and cannot begin one, it stops without an error.
extension StringsParser {
  /// Reports what is where a key should, and moves on to the next entry.
  mutating func readStrayCharacter() {
    let start = cursor.offset
    // Binary data has a stray character at every position; no more of them are reported.
    if isFull { return skipSilently() }
    if isAtMergeMark { return readMergeMark() }
    if isAtSmartQuote { return readSmartQuotedKey() }
    if cursor.isAt("<!--") {
      report(.markupComment, at: start)
      skipMarkupComment()
    } else if let name = cursor.invisibleCharacter {
      report(.invisible(name), at: start)
      cursor.skipEqualCharacters()
    } else if let byte = cursor.byte, byte >= 0x80 {
      report(.unquotedKey, at: start)
      cursor.skip { $0 != .equals && $0 != .semicolon && !$0.isLineEnd }
      readEntryBehindBrokenKey(start..<cursor.offset)
    } else {
      report(.stray(cursor.character), at: start)
      skipStrayASCII()
    }
  }

  private mutating func skipSilently() {
    report(.unquotedKey, at: cursor.offset)
    cursor.skipToLineEnd()
  }

  /// Looks for the end of such a comment only until it is known that none comes any more.
  private mutating func skipMarkupComment() {
    let start = cursor.offset
    if !hasUnterminatedMarkup && cursor.skip(behind: "-->") { return }
    hasUnterminatedMarkup = true
    cursor.offset = cursor.lineEnd(from: start)
  }

  private mutating func skipStrayASCII() {
    switch cursor.byte {
    case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "\\"):
      cursor.skipEqualCharacters()
    default:
      cursor.skipToLineEnd()
    }
  }

  // MARK: Merges

  private var isAtMergeMark: Bool {
    cursor.isAt("<<<<<<<") || cursor.isAt("=======") || cursor.isAt(">>>>>>>")
      || cursor.isAt("|||||||")
  }

  private mutating func readMergeMark() {
    if cursor.isAt("<<<<<<<") || !hasMergeConflict { report(.mergeMark, at: cursor.offset) }
    hasMergeConflict = true
    cursor.skipToLineEnd()
  }

  // MARK: Typographic quotation marks

  /// Whether one of “ ” „ ‟ is here, or « or ».
  var isAtSmartQuote: Bool {
    cursor.isAt("“") || cursor.isAt("”") || cursor.isAt("„") || cursor.isAt("‟")
      || cursor.isAt("«") || cursor.isAt("»")
  }

  private mutating func readSmartQuotedKey() {
    let start = cursor.offset
    report(.smartQuotesAroundKey, at: start)
    let key = readSmartQuoted()
    skipTrivia()
    readValueBehindBrokenKey(key, at: start)
  }

  /// Reads up to the next typographic quotation mark of the line.
  mutating func readSmartQuoted() -> String {
    cursor.skipCharacter()
    let start = cursor.offset
    while let byte = cursor.byte, !byte.isLineEnd, !isAtSmartQuote, byte != .quote {
      cursor.skipCharacter()
    }
    let text = cursor.text(start..<cursor.offset)
    if cursor.byte?.isLineEnd == false { cursor.skipCharacter() }
    return text
  }

  private mutating func readEntryBehindBrokenKey(_ range: Range<Int>) {
    let key = cursor.text(range).trimmingPrefix { $0.isWhitespace }
    let end = key.lastIndex { !$0.isWhitespace }.map { key.index(after: $0) } ?? key.startIndex
    readValueBehindBrokenKey(String(key[..<end]), at: range.lowerBound)
  }

  /// The key was no key for Foundation, but it names what is lost.
  private mutating func readValueBehindBrokenKey(_ key: String, at offset: Int) {
    guard cursor.byte == .equals else { return skipToNextEntry() }
    cursor.offset += 1
    skipTrivia()
    var entry = Entry(
      key: key, value: key, comment: comments.text(in: cursor),
      layout: StringsEntryLayout(start: comments.start ?? offset, key: offset..<offset))
    entry.layout.value = cursor.offset..<cursor.offset
    if isAtSmartQuote {
      entry.value = readSmartQuoted()
    } else if let byte = cursor.byte, byte.isUnquoted || byte == .quote || byte == .apostrophe {
      guard let value = readLiteral() else { return cursor.skipToLineEnd() }
      entry.value = value.text
    }
    add(entry)
    skipToNextEntry()
  }
}

extension StringsCursor {
  /// Moves over a character and all that follow and are the same.
  mutating func skipEqualCharacters() {
    let start = offset
    skipCharacter()
    let length = offset - start
    while offset + length <= bytes.count,
      bytes[offset..<offset + length].elementsEqual(bytes[start..<start + length])
    {
      offset += length
    }
  }

  /// The character here, for a message.
  var character: String {
    var end = self
    end.skipCharacter()
    return text(offset..<min(end.offset, bytes.count))
  }

  /// The name of a character that looks like a space or like nothing, but is none for Foundation.
  var invisibleCharacter: String? {
    switch character.unicodeScalars.first?.value {
    case 0xA0: "a no-break space (U+00A0)"
    case 0x200B: "a zero-width space (U+200B)"
    case 0x200C, 0x200D: "a zero-width joiner (U+200C, U+200D)"
    case 0x200E, 0x200F: "a direction mark (U+200E, U+200F)"
    case 0x202F: "a narrow no-break space (U+202F)"
    case 0x2060: "a word joiner (U+2060)"
    case 0x3000: "an ideographic space (U+3000)"
    case 0xFEFF: "a byte order mark (U+FEFF)"
    case let value? where value < 0x20: "a control character"
    default: nil
    }
  }
}
