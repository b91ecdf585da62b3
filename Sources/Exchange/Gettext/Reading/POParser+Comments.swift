extension POParser {
  /// Reads a comment from behind its `#`.
  ///
  /// Of an obsolete line only the mark is read: what follows is an entry like others.
  mutating func parseComment() {
    if cursor.take("~") {
      isObsolete = true
      if cursor.take("|") { cursor.skipToLineEnd() }
      return
    }
    // A comment behind a translation belongs to the next entry.
    if let entry = current, !entry.forms.isEmpty { finishEntry() }
    let start = cursor.offset - 1
    var entry = takeEntry()
    switch cursor.byte {
    case UInt8(ascii: "."): entry.extractedComments.append(takeComment())
    case UInt8(ascii: ":"): entry.references.append(takeComment())
    case UInt8(ascii: ","), UInt8(ascii: "="):
      let flags = takeComment().split(separator: ",").map { String($0.trimmed) }
      entry.flagLines.append(POEntry.FlagLine(flags: flags, range: start..<cursor.offset))
    case UInt8(ascii: "|"):
      entry.flagOffset = entry.flagOffset ?? start
      cursor.skipToLineEnd()
    default: entry.translatorComments.append(cursor.restOfComment())
    }
    current = entry
  }

  /// The rest of a line whose kind of comment is its first byte.
  private mutating func takeComment() -> String {
    cursor.advance()
    return cursor.restOfComment()
  }
}

extension POCursor {
  /// The rest of the line without the space that sets it off.
  fileprivate mutating func restOfComment() -> String {
    _ = take(" ")
    return restOfLine()
  }
}
