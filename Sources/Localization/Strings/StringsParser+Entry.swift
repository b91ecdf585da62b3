import SourceText

extension StringsParser {
  /// Reads a key, and its value unless the key alone is followed by a semicolon.
  mutating func readEntry() {
    let comment = comments.text(in: cursor)
    let start = comments.start ?? cursor.offset
    comments.entryEnded()
    guard let key = readLiteral(elseReport: .unterminatedKey) else {
      return cursor.skipToLineEnd()
    }
    skipTrivia()
    var entry = Entry(
      key: key.text, value: key.text, comment: comment,
      layout: StringsEntryLayout(start: start, key: key.range))
    switch cursor.byte {
    case .semicolon:
      cursor.offset += 1
      add(entry)
    case .equals:
      cursor.offset += 1
      skipTrivia()
      readValue(of: &entry)
    default:
      recoverFromMissingEquals(behind: key, entry: &entry)
    }
  }

  private mutating func readValue(of entry: inout Entry) {
    guard let byte = cursor.byte else { return report(.missingValue, at: cursor.offset) }
    entry.layout.value = cursor.offset..<cursor.offset
    switch byte {
    case .quote, .apostrophe:
      guard let literal = readLiteral() else { return recoverFromOpenValue(of: &entry) }
      finish(&entry, with: literal)
    case _ where byte.isUnquoted:
      if let literal = readLiteral() { finish(&entry, with: literal) }
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      readContainer()
    case .semicolon:
      report(.missingValue, at: cursor.offset)
      cursor.offset += 1
    default:
      recoverFromStrayValue(of: &entry)
    }
  }

  private mutating func finish(_ entry: inout Entry, with literal: Literal) {
    entry.value = literal.text
    entry.layout.value = literal.range
    skipTrivia()
    if cursor.byte == .semicolon {
      cursor.offset += 1
      add(entry)
    } else {
      recoverFromMissingSemicolon(behind: literal, entry: &entry)
    }
  }

  /// Reads a text with or without quotation marks; none when its end is missing.
  mutating func readLiteral(
    elseReport finding: StringsFinding = .unterminatedString
  ) -> Literal? {
    let start = cursor.offset
    guard let quote = cursor.byte, quote == .quote || quote == .apostrophe else {
      cursor.skip { $0.isUnquoted }
      return Literal(
        text: cursor.text(start..<cursor.offset), range: start..<cursor.offset, isQuoted: false)
    }
    guard let (end, hasEscapes) = findEnd(of: quote) else {
      report(finding, at: start)
      return nil
    }
    cursor.offset = end + 1
    let text = hasEscapes ? decode(start + 1..<end) : cursor.text(start + 1..<end)
    return Literal(text: text, range: start..<end + 1, isQuoted: true)
  }

  /// Where the quotation mark comes again that is here, and whether escapes come before it.
  private func findEnd(of quote: UInt8) -> (Int, hasEscapes: Bool)? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = cursor.offset + 1
      var hasEscapes = false
      while index < bytes.count {
        if bytes[index] == quote { return (index, hasEscapes) }
        if bytes[index] == .backslash {
          hasEscapes = true
          index += 1
        }
        index += 1
      }
      return nil
    }
  }

  private mutating func decode(_ range: Range<Int>) -> String {
    reportWrongEscapes(in: range)
    var literal = StringsLiteral(bytes[range])
    return literal.decoded()
  }

  /// Moves over a dictionary, an array or data, which cannot be shown as a text.
  private mutating func readContainer() {
    report(.container, at: cursor.offset)
    var depth = 0
    repeat {
      skipTrivia()
      guard let byte = cursor.byte else { return report(.unterminatedContainer, at: bytes.count) }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case .quote, .apostrophe:
        guard readLiteral() != nil else { return cursor.skipToLineEnd() }
        continue
      default: break
      }
      cursor.offset += 1
    } while depth > 0
    skipTrivia()
    if cursor.byte == .semicolon {
      cursor.offset += 1
    } else {
      report(.missingSemicolon, at: cursor.offset)
    }
    comments.entryEnded()
  }
}
