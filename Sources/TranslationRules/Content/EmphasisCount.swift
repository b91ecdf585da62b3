import AuditModel

/// Counts the marks of emphasis of Markdown that can begin or end something.
struct EmphasisCount {
  private var counts: [String: Int] = [:]

  /// Reads a text, in linear time.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "`")
      else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end] == byte { end += 1 }
      let isAlone =
        (index == 0 || bytes[index - 1] <= 0x20) && (end == bytes.count || bytes[end] <= 0x20)
      switch (byte, end - index) {
      case (_, _) where isAlone: break
      case (UInt8(ascii: "*"), 1): counts["*", default: 0] += 1
      case (UInt8(ascii: "*"), 2): counts["**", default: 0] += 1
      case (UInt8(ascii: "*"), 3):
        counts["*", default: 0] += 1
        counts["**", default: 0] += 1
      case (UInt8(ascii: "~"), 2): counts["~~", default: 0] += 1
      case (UInt8(ascii: "`"), 1): counts["`", default: 0] += 1
      default: break
      }
      index = end
    }
  }

  /// What is wrong with a translation of the text.
  ///
  /// - Parameter hasCode: whether the backticks of the text are around code; they are quotation marks
  ///   of old programs elsewhere.
  func difference(to target: EmphasisCount, hasCode: Bool) -> TextViolation? {
    for mark in ["**", "~~", "`", "*"] where mark != "`" || hasCode {
      let own = counts[mark] ?? 0
      let other = target.counts[mark] ?? 0
      guard own > 0, own.isMultiple(of: 2), own != other else { continue }
      if !other.isMultiple(of: 2) {
        return TextViolation(
          "“\(mark)” stands there \(other) times, so one of them has no partner",
          suggestion: "put the words that are marked between two of them",
          severity: mark == "*" ? .note : nil)
      }
      return TextViolation(
        "“\(mark)” stands there \(other) times, in the source \(own) times",
        suggestion: "mark the same words as the source", severity: .note)
    }
    return nil
  }
}
