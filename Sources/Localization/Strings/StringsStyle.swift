import SourceText

/// How the entries of a `.strings` file are written, so that new ones look like them.
struct StringsStyle {
  /// The line end.
  var lineEnd = "\n"
  /// The indentation of the key.
  var indentation = ""
  /// The separator between the key and the string.
  var equals = " = "
  /// Whether an empty line is between two entries.
  var hasBlankLines = true

  /// The style of a fresh file, as Xcode writes it.
  init() {}

  /// Looks at the entries of a file.
  init(of source: StringsText) {
    lineEnd = source.text.text.lineEnd
    guard let last = source.layouts.last else { return }
    indentation = source.text.text.indentation(at: last.key.lowerBound) ?? ""
    if let pair = source.layouts.last(where: { !$0.isShortcut }),
      source.characters(pair.key.upperBound..<pair.value.lowerBound) == "="
    {
      equals = "="
    }
    let gaps = zip(source.layouts, source.layouts.dropFirst()).map { one, next in
      source.text.text[one.end..<max(one.end, next.start)].lineCount > 1
    }
    hasBlankLines = gaps.isEmpty || gaps.count { $0 } * 2 >= gaps.count
  }

  /// An entry with its comment above, without a line end behind it.
  func entry(key: String, text: String, comment: String?) -> String {
    let writer = StringsQuoting()
    let line = indentation + writer.literal(key) + equals + writer.literal(text) + ";"
    guard let comment else { return line }
    return indentation + self.comment(comment) + lineEnd + line
  }

  /// A comment between its marks.
  func comment(_ text: String) -> String { "/* \(text.asCommentBody(lineEnd: lineEnd)) */" }
}

extension String {
  /// The text of a comment: nothing in it ends the comment.
  fileprivate func asCommentBody(lineEnd: String) -> String {
    split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
      .split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: lineEnd)
  }
}

extension [UInt8] {
  /// The end of the first line, or a line feed when there is only one line.
  var lineEnd: String {
    guard let index = firstIndex(where: \.isLineEnd) else { return "\n" }
    if self[index] == .lineFeed { return "\n" }
    return index + 1 < count && self[index + 1] == .lineFeed ? "\r\n" : "\r"
  }

  /// The white space before an offset in its line; none when something else is there too.
  func indentation(at offset: Int) -> String? {
    var start = offset
    while start > 0, self[start - 1] == 0x20 || self[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || self[start - 1].isLineEnd else { return nil }
    return String(decoding: self[start..<offset], as: UTF8.self)
  }

  /// A range with all of its lines when nothing else is in them, and with the empty line above when
  /// one follows too.
  func wholeLines(around range: Range<Int>) -> Range<Int> {
    guard let indentation = indentation(at: range.lowerBound) else { return range }
    var end = range.upperBound
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    guard end == count || self[end].isLineEnd else { return range }
    end = behindLineEnd(at: end)
    let start = range.lowerBound - indentation.utf8.count
    let isFollowedByNothing = end == count || self[end].isLineEnd
    return (isFollowedByNothing ? beforeEmptyLine(above: start) : start)..<end
  }

  /// The offset behind a line end that begins here, or here.
  private func behindLineEnd(at offset: Int) -> Int {
    guard offset < count else { return offset }
    let isPair =
      self[offset] == .carriageReturn && offset + 1 < count && self[offset + 1] == .lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// The beginning of the empty line above a line, or of the line itself.
  private func beforeEmptyLine(above start: Int) -> Int {
    guard start > 0 else { return start }
    let isPair = start > 1 && self[start - 1] == .lineFeed && self[start - 2] == .carriageReturn
    let end = start - (isPair ? 2 : 1)
    return end == 0 || self[end - 1].isLineEnd ? end : start
  }
}

extension ArraySlice<UInt8> {
  /// How many lines end in it.
  fileprivate var lineCount: Int {
    let feeds = self.count { $0 == .lineFeed }
    return feeds > 0 ? feeds : self.count { $0 == .carriageReturn }
  }
}
