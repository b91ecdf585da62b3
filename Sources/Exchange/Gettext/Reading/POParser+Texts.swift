import SourceText
import XMLReading

extension POParser {
  /// Reads the strings behind a keyword, which are one text together.
  mutating func parseTexts(of keyword: Keyword, at location: TextLocation) {
    let index: Int?
    switch parseIndex(of: keyword) {
    case .success(let number): index = number
    case .failure:
      report(.wrongIndex, at: location)
      return cursor.skipToLineEnd()
    }
    guard skipToText() else {
      report(.noText, at: location)
      // A text would have to come before whatever else is there.
      let text = POEntry.Text(value: "", range: cursor.offset..<cursor.offset, location: location)
      cursor.skipToLineEnd()
      return take(text, for: keyword, index: index, at: location)
    }
    var literal = POLiteral(encoding)
    let first = (offset: cursor.offset, location: cursor.location())
    var end = first.offset
    repeat {
      parseText(into: &literal)
      end = cursor.offset
    } while skipToText()
    cursor.rewind(to: end)
    let text = POEntry.Text(
      value: literal.text, range: first.offset..<end, location: first.location)
    take(text, for: keyword, index: index, at: location)
  }

  private struct WrongIndex: Error {}

  /// `[2]`, and nothing where no bracket is.
  private mutating func parseIndex(of keyword: Keyword) -> Result<Int?, WrongIndex> {
    guard keyword == .translation else { return .success(nil) }
    cursor.skipBlanks()
    guard cursor.take("[") else { return .success(nil) }
    let start = cursor.offset
    cursor.skip { (0x30...0x39).contains($0) }
    let number = Int(cursor.text(start..<cursor.offset))
    guard cursor.take("]"), let number, number < 100 else { return .failure(WrongIndex()) }
    return .success(number)
  }

  /// Moves to the next text of the same keyword, over line ends and, in entries that are obsolete,
  /// their marks; stays where it is when something else follows.
  private mutating func skipToText() -> Bool {
    let start = cursor.offset
    while !cursor.isAtEnd {
      cursor.skipBlanks()
      if cursor.byte == UInt8(ascii: "\"") { return true }
      if cursor.isAtLineEnd {
        cursor.skipLineEnd()
      } else if !(isObsolete && cursor.take("#~")) {
        break
      }
    }
    cursor.rewind(to: start)
    return false
  }

  /// Reads from one quotation mark to the next.
  private mutating func parseText(into literal: inout POLiteral) {
    let location = cursor.location()
    cursor.advance()
    let start = cursor.offset
    while let byte = cursor.byte, byte != UInt8(ascii: "\""), !cursor.isAtLineEnd {
      cursor.advance()
      if byte == UInt8(ascii: "\\"), !cursor.isAtLineEnd { cursor.advance() }
    }
    let unknown = literal.append(cursor.bytes[start..<cursor.offset])
    if cursor.take("\"") {
      for offset in unknown {
        let end = min(offset + 2, cursor.offset)
        report(.unknownEscape(cursor.text(offset..<end)), at: cursor.location(at: offset))
      }
    } else {
      report(.unterminated, at: location)
    }
  }

  private mutating func take(
    _ text: POEntry.Text, for keyword: Keyword, index: Int?, at location: TextLocation
  ) {
    switch keyword {
    case .context: set(\.context, to: text, keyword, at: location)
    case .id: set(\.id, to: text, keyword, at: location)
    case .pluralID: set(\.pluralID, to: text, keyword, at: location)
    // Domains divide what is compiled; comments before one do not belong to the next entry.
    case .domain: current = nil
    case .translation:
      let isRepeated = current?.forms.contains { $0.index == index } ?? false
      if isRepeated { return report(.repeated("this msgstr"), at: location) }
      current?.forms.append(POEntry.Form(index: index, text: text))
    }
  }

  private mutating func set(
    _ member: WritableKeyPath<POEntry, POEntry.Text?>, to text: POEntry.Text, _ keyword: Keyword,
    at location: TextLocation
  ) {
    guard current?[keyPath: member] == nil else {
      return report(.repeated(keyword.rawValue), at: location)
    }
    current?[keyPath: member] = text
  }
}
