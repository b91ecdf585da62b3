/// Turns byte offsets in UTF-8 into places, quickly in whatever order they are asked for.
package final class PlaceIndex {
  private let bytes: [UInt8]
  /// The places of the bytes whose offsets are multiples of the step.
  private lazy var marks: [TextPlace] = {
    var counter = PlaceCounter(bytes)
    return (0...bytes.count / Self.step).map { counter.place(at: $0 * Self.step) }
  }()

  private static let step = 4096

  /// Takes the text in which to count; nothing is counted before the first question.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of the byte at an offset; offsets outside of the text give its nearest end.
  package func place(at offset: Int) -> TextPlace {
    let offset = min(max(offset, 0), bytes.count)
    let mark = offset / Self.step
    var counter = PlaceCounter(bytes, from: mark * Self.step, marks[mark])
    return counter.place(at: offset)
  }
}
