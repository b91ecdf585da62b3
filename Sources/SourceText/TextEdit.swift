/// Some bytes of a text, and what is to be in their place.
package struct TextEdit: Hashable, Sendable {
  /// The replaced range, in bytes of UTF-8; empty where something is only inserted.
  package var range: Range<Int>
  /// The replacement.
  package var text: String
  /// Which comes first of two that are put in at one place: that of the lower rank.
  package var rank = 0

  /// Replaces a range; an empty one puts something in.
  package init(range: Range<Int>, text: String, rank: Int = 0) {
    self.range = range
    self.text = text
    self.rank = rank
  }

  /// Replaces a range.
  package static func replace(_ range: Range<Int>, with text: String) -> TextEdit {
    TextEdit(range: range, text: text)
  }

  /// Puts something in before the byte at an offset.
  package static func insert(_ text: String, at offset: Int, rank: Int = 0) -> TextEdit {
    TextEdit(range: offset..<offset, text: text, rank: rank)
  }

  /// Takes a range away.
  package static func remove(_ range: Range<Int>) -> TextEdit { TextEdit(range: range, text: "") }
}

extension [TextEdit] {
  /// The edits in the order of the text; of two that are put in at one place and have one rank, the
  /// one that was asked for first comes first.
  ///
  /// An edit that begins inside of the one before it is left out: what it is about is gone.
  package func inOrder() -> [TextEdit] {
    let sorted = enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      return (one.range.lowerBound, one.range.upperBound, one.rank, left.offset)
        < (other.range.lowerBound, other.range.upperBound, other.rank, right.offset)
    }
    var result: [TextEdit] = []
    result.reserveCapacity(count)
    var end = 0
    for (_, edit) in sorted where edit.range.lowerBound >= end {
      result.append(edit)
      end = edit.range.upperBound
    }
    return result
  }
}
