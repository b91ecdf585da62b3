/// Reads the comments and string literals of a Swift file.
///
/// Comments in lines that follow each other are one passage for each paragraph and list item.
struct SwiftProse {
  private let bytes: [UInt8]
  private let file: String
  /// The offsets around which passages are wanted, from the last to the first.
  private var wanted: [Int]
  private var offset = 0
  private var line = 1
  private var passages: [Passage] = []
  /// The comment that the next line may continue: its lines, and where their texts are.
  private var comment: (first: Int, last: Int, ranges: [Range<Int>])?
  private var isCodeBlock = false

  /// The comments and string literals of a file that have one of some offsets in them or at their
  /// ends, in order.
  static func passages(in bytes: [UInt8], file: String, around offsets: [Int]) -> [Passage] {
    var reader = SwiftProse(bytes: bytes, file: file, wanted: offsets.reversed())
    reader.read()
    return reader.passages
  }

  private init(bytes: [UInt8], file: String, wanted: [Int]) {
    self.bytes = bytes
    self.file = file
    self.wanted = wanted
  }

  private mutating func read() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "/"), has("//", at: offset) {
        readComment()
      } else if byte == UInt8(ascii: "\"") {
        readString(isRaw: offset > 0 && bytes[offset - 1] == UInt8(ascii: "#"))
      } else if byte == UInt8(ascii: "#"), has("#/", at: offset) {
        skipPattern()
      } else {
        skipByte()
      }
    }
    endComment()
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  private mutating func skipByte() {
    if bytes[offset] == 0x0A { line += 1 }
    offset += 1
  }

  /// Skips a regular expression.
  private mutating func skipPattern() {
    offset += 2
    while offset < bytes.count, !has("/#", at: offset) { skipByte() }
    offset += 2
  }

  /// Adds a passage if one of the wanted offsets is in it; a string of one word is a name.
  private mutating func add(
    _ kind: Passage.Kind, _ range: Range<Int>, at line: Int, text: () -> [UInt8]
  ) {
    while let next = wanted.last, next < range.lowerBound { wanted.removeLast() }
    guard let next = wanted.last, next <= range.upperBound else { return }
    let text = text()
    guard kind == .comment || text.contains(0x20) else { return }
    passages.append(
      Passage(file: file, line: line, kind: kind, text: String(decoding: text, as: UTF8.self)))
  }
}

extension SwiftProse {
  private mutating func readComment() {
    var start = offset
    while start < bytes.count, bytes[start] == UInt8(ascii: "/") { start += 1 }
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    if comment?.last != line - 1 || has("- ", at: start) { endComment() }
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
    let isFence = has("```", at: start)
    if isFence { isCodeBlock.toggle() }
    guard start < offset, !isCodeBlock, !isFence else { return endComment() }
    comment = (comment?.first ?? line, line, (comment?.ranges ?? []) + [start..<offset])
  }

  private mutating func endComment() {
    guard let (first, _, ranges) = comment else { return }
    comment = nil
    add(.comment, ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound, at: first) {
      [bytes] in
      Array(ranges.map { bytes[$0] }.joined(separator: [0x20]))
    }
  }
}

extension SwiftProse {
  /// Reads a string literal at its first quotation mark.
  private mutating func readString(isRaw: Bool) {
    endComment()
    let (start, first) = (offset, line)
    let isLong = has("\"\"\"", at: offset)
    let mark: StaticString = isLong ? "\"\"\"" : isRaw ? "\"#" : "\""
    let width = isLong ? 3 : 1
    offset += width
    var interpolations: [Range<Int>] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") || !has(mark, at: offset) {
      if bytes[offset] == UInt8(ascii: "\\"), !isRaw {
        interpolations.append(offset..<escapeEnd())
      } else if bytes[offset] == 0x0A, !isLong {
        return
      } else {
        skipByte()
      }
    }
    let end = offset
    offset = min(bytes.count, offset + mark.utf8CodeUnitCount)
    add(.string, start..<offset, at: first) { [bytes] in
      var text: [UInt8] = []
      var copied = start + width
      for range in interpolations {
        text += bytes[copied..<range.lowerBound] + [UInt8(ascii: range.count > 2 ? "_" : " ")]
        copied = range.upperBound
      }
      return text + bytes[copied..<end]
    }
  }

  /// Moves behind an escape or interpolation; strings in interpolations are no passages.
  private mutating func escapeEnd() -> Int {
    offset += 1
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else {
      if offset < bytes.count { skipByte() }
      return offset
    }
    var (depth, isQuoted) = (0, false)
    repeat {
      if bytes[offset] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if !isQuoted, bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      skipByte()
    } while offset < bytes.count && depth > 0
    return offset
  }
}
