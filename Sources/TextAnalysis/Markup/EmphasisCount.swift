/// Counts the marks of emphasis of Markdown that can begin or end something.
package struct EmphasisCount {
  private var counts: [String: Int] = [:]

  /// Reads a text, in linear time.
  package init(_ text: String) {
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

  /// How the marks of a translation differ from those of its source.
  package enum Difference: Hashable {
    /// A mark is there an odd number of times, so that one has no partner.
    case unpaired(mark: String, count: Int)
    /// A mark is there more or less often than in the source.
    case otherCount(mark: String, count: Int, sourceCount: Int)
  }

  /// The first difference of a translation of the text.
  ///
  /// - Parameter hasCode: whether the backticks of the text are around code; they are quotation marks
  ///   of old programs elsewhere.
  package func difference(to target: EmphasisCount, hasCode: Bool) -> Difference? {
    for mark in ["**", "~~", "`", "*"] where mark != "`" || hasCode {
      let own = counts[mark] ?? 0
      let other = target.counts[mark] ?? 0
      guard own > 0, own.isMultiple(of: 2), own != other else { continue }
      return other.isMultiple(of: 2)
        ? .otherCount(mark: mark, count: other, sourceCount: own)
        : .unpaired(mark: mark, count: other)
    }
    return nil
  }
}
