import SourceText

/// The comments that are together above an entry.
struct CommentGroup {
  private var ranges: [Range<Int>] = []
  /// Where the first of them begins, with its mark; none when there are none.
  private(set) var start: Int?
  private var linesSinceEntry = 1
  private var linesSinceComment = 0

  /// Takes a comment without its marks; one in the line of the entry before is not about the next.
  mutating func add(_ range: Range<Int>, from offset: Int) {
    linesSinceComment = 0
    guard linesSinceEntry > 0 else { return }
    if ranges.isEmpty { start = offset }
    ranges.append(range)
  }

  /// Notes white space; an empty line parts comments from what follows.
  mutating func linesEnded(_ count: Int) {
    linesSinceEntry += count
    linesSinceComment += count
    if linesSinceComment > 1 { removeAll() }
  }

  /// Notes the end of an entry.
  mutating func entryEnded() {
    removeAll()
    linesSinceEntry = 0
  }

  private mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    start = nil
  }

  /// The comments as one text, none when there are none.
  func text(in cursor: StringsCursor) -> String? {
    guard !ranges.isEmpty else { return nil }
    let lines = ranges.map { cursor.text(cursor.trimmed($0)) }
    return lines.joined(separator: "\n")
  }
}

extension StringsCursor {
  /// A range without the white space at its ends.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isASCIISpace { start += 1 }
    while start < end, bytes[end - 1].isASCIISpace { end -= 1 }
    return start..<end
  }
}
