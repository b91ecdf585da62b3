/// Turns byte offsets in UTF-8 into places, each in the time that a few hundred bytes take.
package struct PlaceIndex: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  /// The places of the bytes whose distance from the start is a multiple of the step.
  private let marks: [Mark]

  /// A place in half the memory.
  private struct Mark {
    let line: UInt32
    let column: UInt32

    init(_ place: TextPlace) {
      line = UInt32(clamping: place.line)
      column = UInt32(clamping: place.column)
    }

    var place: TextPlace { TextPlace(line: Int(line), column: Int(column)) }
  }

  private static let step = 256

  /// Counts through a text that begins at an offset, such as behind a byte order mark.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    self.start = min(max(start, 0), bytes.count)
    var counter = PlaceCounter(bytes, from: self.start)
    marks = stride(from: self.start, through: bytes.count, by: Self.step).map {
      Mark(counter.place(at: $0))
    }
  }

  /// The place of the byte at an offset; offsets outside of the text give its nearest end.
  package func place(at offset: Int) -> TextPlace {
    let offset = min(max(offset, start), bytes.count)
    let mark = (offset - start) / Self.step
    var counter = PlaceCounter(bytes, from: start + mark * Self.step, marks[mark].place)
    return counter.place(at: offset)
  }
}
