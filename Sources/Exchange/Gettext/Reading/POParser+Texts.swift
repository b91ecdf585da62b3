import SourceText
import XMLReading

extension POParser {
  /// Reads the strings behind a keyword, which are one text together.
  mutating func parseTexts(of keyword: Keyword, at place: TextPlace) {
    let index: Int?
    switch parseIndex(of: keyword) {
    case .success(let number): index = number
    case .failure:
      report(.wrongIndex, at: place)
      return cursor.skipToLineEnd()
    }
    guard skipToText() else {
      report(.noText, at: place)
      // A text would have to come before whatever else is there.
      let text = POEntry.Text(value: "", range: cursor.offset..<cursor.offset, place: place)
      cursor.skipToLineEnd()
      return take(text, for: keyword, index: index, at: place)
    }
    var literal = POLiteral(isLatin1: isLatin1)
    let first = (offset: cursor.offset, place: cursor.place())
    var end = first.offset
    repeat {
      parseText(into: &literal)
      end = cursor.offset
    } while skipToText()
    cursor.rewind(to: end)
    let text = POEntry.Text(
      value: literal.text, range: first.offset..<end, place: first.place)
    take(text, for: keyword, index: index, at: place)
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
    let place = cursor.place()
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
        report(.unknownEscape(cursor.text(offset..<end)), at: cursor.place(at: offset))
      }
    } else {
      report(.unterminated, at: place)
    }
  }

  private mutating func take(
    _ text: POEntry.Text, for keyword: Keyword, index: Int?, at place: TextPlace
  ) {
    switch keyword {
    case .context: set(\.context, to: text, keyword, at: place)
    case .id: set(\.id, to: text, keyword, at: place)
    case .pluralID: set(\.pluralID, to: text, keyword, at: place)
    // Domains divide what is compiled; comments before one do not belong to the next entry.
    case .domain: current = nil
    case .translation:
      let isRepeated = current?.forms.contains { $0.index == index } ?? false
      if isRepeated { return report(.repeated("this msgstr"), at: place) }
      current?.forms.append(POEntry.Form(index: index, text: text))
    }
  }

  private mutating func set(
    _ member: WritableKeyPath<POEntry, POEntry.Text?>, to text: POEntry.Text, _ keyword: Keyword,
    at place: TextPlace
  ) {
    guard current?[keyPath: member] == nil else {
      return report(.repeated(keyword.rawValue), at: place)
    }
    current?[keyPath: member] = text
  }
}
