/// Turns byte offsets in UTF-8 into places, each in the time that a few hundred bytes take.
package struct LocationIndex: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  /// The places of the bytes whose distance from the start is a multiple of the step.
  private let marks: [Mark]

  /// A place in half the memory.
  private struct Mark {
    let line: UInt32
    let column: UInt32

    init(_ location: TextLocation) {
      line = UInt32(clamping: location.line)
      column = UInt32(clamping: location.column)
    }

    var location: TextLocation { TextLocation(line: Int(line), column: Int(column)) }
  }

  private static let step = 256

  /// Counts through a text that begins at an offset, such as behind a byte order mark.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    self.start = min(max(start, 0), bytes.count)
    var counter = LocationCounter(bytes, from: self.start)
    marks = stride(from: self.start, through: bytes.count, by: Self.step).map {
      Mark(counter.location(at: $0))
    }
  }

  /// The place of the byte at an offset; offsets outside of the text give its nearest end.
  package func location(at offset: Int) -> TextLocation {
    let offset = min(max(offset, start), bytes.count)
    let mark = (offset - start) / Self.step
    var counter = LocationCounter(bytes, from: start + mark * Self.step, marks[mark].location)
    return counter.location(at: offset)
  }
}
