import AuditModel
import JSONReading

/// A file in which comments may accept findings.
package struct CommentedFile {
  private let path: String
  private let bytes: [UInt8]

  /// Takes the bytes and the path that findings show.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
  }

  /// The bytes that a file has which accepts anything, so that others need not be looked at.
  package static let mark = Array(DisablingComment.mark.utf8)

  /// The accepted findings, in the order of the file.
  package var entries: [AcceptedEntry] {
    let comments = DisablingComment.all(in: bytes).filter { beginsComment($0.offset) }
    guard !comments.isEmpty else { return [] }
    let lines = LineStarts(of: bytes)
    return comments.map { comment in
      var scope = FindingScope()
      let range = range(of: comment)
      scope.span = SourceSpan(
        start: lines.location(of: range.lowerBound, in: path),
        end: lines.location(of: range.upperBound, in: path))
      return AcceptedEntry(
        rule: comment.rule, scope: scope, reason: comment.reason, owner: nil, until: nil,
        location: lines.location(of: comment.offset, in: path), isComment: true)
    }
  }

  /// Whether a comment begins with the mark at an offset, or a line of it; in catalogs, screens and
  /// XLIFF files comments are texts, which may have it anywhere, and so may those of tables. A string of code
  /// that has the mark is none.
  private func beginsComment(_ offset: Int) -> Bool {
    if isCatalogOrScreen || isXLIFF { return true }
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var before = bytes[start..<offset]
    while before.last == 0x20 || before.last == 0x09 { before = before.dropLast() }
    while before.first == 0x20 || before.first == 0x09 { before = before.dropFirst() }
    let opener = String(decoding: before, as: UTF8.self)
    if opener.hasSuffix("//") { return !opener.hasSuffix("///") }
    if ["/*", "<!--"].contains(where: opener.hasSuffix) { return true }
    if path.hasSuffix(".po") { return ["#", "#."].contains(opener) }
    // Comments for translators say what a string is about first.
    let mayFollowWords = isTable || path.hasSuffix(".stringsdict")
    return (mayFollowWords || ["", "*"].contains(opener))
      && CommentSkipping(bytes, in: path).isInBlock(offset)
  }

  private var isCatalogOrScreen: Bool { path.hasSuffix(".xcstrings") || path.hasSuffix(".json") }
  private var isTable: Bool { path.hasSuffix(".strings") || path.hasSuffix(".po") }
  private var isXLIFF: Bool { [".xliff", ".xlf"].contains(where: path.hasSuffix) }

  /// The bytes of what a comment is about: its line, the string, unit or view that has it, or what
  /// comes after it.
  private func range(of comment: DisablingComment) -> ClosedRange<Int> {
    if isCatalogOrScreen { return objectRange(around: comment.offset) }
    if isXLIFF { return unitRange(around: comment.offset) }
    if comment.target == .this { return lineRange(around: comment.offset) }
    let start = CommentSkipping(bytes, in: path).end(behind: comment.offset)
    return isTable ? start...entryEnd(from: start) : lineRange(around: start)
  }

  private func lineRange(around offset: Int) -> ClosedRange<Int> {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: 0x0A) ?? max(start, bytes.count - 1)
    return start...max(start, end)
  }

  /// The object of a JSON text that has the comment: of a catalog a string, of a screen a view.
  private func objectRange(around offset: Int) -> ClosedRange<Int> {
    let source = JSONSource(file: path, bytes: bytes)
    guard let tree = try? JSONParser.parse(source, limits: .generated) else {
      return lineRange(around: offset)
    }
    var inner = tree.root
    while let next = tree.children(of: inner).first(where: { tree.range(of: $0).contains(offset) })
    {
      if tree.kind(of: next) != .object, tree.kind(of: next) != .list { break }
      inner = next
    }
    // The key of a string is the name of its object.
    let name = tree.nameRange(of: inner)
    let range = tree.range(of: inner)
    return
      (name.isEmpty ? range.lowerBound : name.lowerBound)...max(
        range.lowerBound, range.upperBound - 1)
  }

  /// The unit of an XLIFF file that has the comment.
  private func unitRange(around offset: Int) -> ClosedRange<Int> {
    let starts = ["<trans-unit", "<unit"].compactMap { last($0, before: offset) }
    let ends = ["</trans-unit>", "</unit>"].compactMap { first($0, behind: offset) }
    guard let start = starts.max(), let end = ends.min() else { return lineRange(around: offset) }
    return start...end
  }

  /// The end of an entry of a table, which may have several lines.
  private func entryEnd(from start: Int) -> Int {
    if path.hasSuffix(".strings") { return semicolon(from: start) }
    let end = (start..<bytes.count).first { index in
      bytes[index] == 0x0A && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    }
    return end ?? max(start, bytes.count - 1)
  }

  /// The first semicolon that is in no string.
  private func semicolon(from start: Int) -> Int {
    var isInString = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: ";") where !isInString: return index
      default: break
      }
      index += 1
    }
    return max(start, bytes.count - 1)
  }

  private func last(_ text: String, before offset: Int) -> Int? {
    let text = Array(text.utf8)
    guard offset >= text.count else { return nil }
    return (0...(offset - text.count)).last { bytes[$0...].starts(with: text) }
  }

  private func first(_ text: String, behind offset: Int) -> Int? {
    let text = Array(text.utf8)
    return (offset..<bytes.count).first { bytes[$0...].starts(with: text) }
  }
}

/// The offsets at which the lines of a text begin.
private struct LineStarts {
  private let bytes: [UInt8]
  private var starts = [0]

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
  }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The location of an offset; columns count Unicode scalars, as those of findings do.
  func location(of offset: Int, in path: String) -> SourceLocation {
    let line = line(of: offset)
    let before = bytes[starts[line - 1]..<max(offset, starts[line - 1])]
    return SourceLocation(
      file: path, line: line, column: before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
