/// A comment that accepts findings beside their cause: `legible:disable:next RULE reason`.
struct DisablingComment: Hashable {
  /// The beginning of every such comment.
  static let mark = "legible:disable"

  /// The line that it is about.
  enum Target: Hashable {
    /// The line, string, unit or view after the comment, or around it.
    case next
    /// The line of the comment.
    case this
  }

  /// The line that it is about.
  let target: Target
  /// The rule's id, in which `*` stands for any characters; empty when none is named.
  let rule: String
  /// The reason; empty when there is none.
  let reason: String
  /// The offset of the mark.
  let offset: Int

  /// All comments in a text, which has them between any other characters.
  static func all(in bytes: [UInt8]) -> [DisablingComment] {
    let mark = Array(Self.mark.utf8)
    guard bytes.count >= mark.count else { return [] }
    var result: [DisablingComment] = []
    var index = 0
    bytes.withUnsafeBufferPointer { bytes in
      while let found = find(mark, in: bytes, from: index) {
        result.append(DisablingComment(bytes, at: found, behind: found + mark.count))
        index = found + mark.count
      }
    }
    return result
  }

  private static func find(
    _ mark: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var index = start
    while index + mark.count <= bytes.count {
      // Hardly any “l” begins the mark, and the next letter says so.
      if bytes[index] == mark[0], bytes[index + 1] == mark[1],
        (2..<mark.count).allSatisfy({ bytes[index + $0] == mark[$0] })
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, behind end: Int) {
    self.offset = offset
    let line = bytes[end...].prefix { $0 != 0x0A && $0 != 0x0D }
    var text = Substring(String(decoding: line, as: UTF8.self))
    let isThis = text.hasPrefix(":this")
    target = isThis ? .this : .next
    if isThis || text.hasPrefix(":next") { text = text.dropFirst(5) }
    // The comment may end on its line, as may the string or the element that holds it.
    for ending in ["*/", "-->", "</", "\\n", "\"", "”"] {
      if let range = text.firstRange(of: ending) { text = text[..<range.lowerBound] }
    }
    let words = text.split(separator: " ", maxSplits: 1)
    rule = words.first.map { String($0) } ?? ""
    reason =
      words.count > 1
      ? String(words[1].drop { " -–—:".contains($0) }.reversed().drop { $0 == " " }.reversed()) : ""
  }
}
