import AuditModel

/// A line and a column in characters (Unicode scalars), both from 1.
struct JSONPlace {
  private(set) var line = 1
  private(set) var column = 1

  /// Goes on to a later byte; a line ends with a line feed, a carriage return or both.
  mutating func advance(over bytes: [UInt8], from start: Int, to end: Int) {
    let end = min(end, bytes.count)
    guard start < end else { return }
    bytes.withUnsafeBufferPointer { bytes in
      for index in start..<end {
        let byte = bytes[index]
        if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
        {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 && byte != 0x0D {
          column += 1
        }
      }
    }
  }
}

/// Tells the places of many bytes of a text, each in the time that a few hundred bytes take.
///
/// Columns are counted in Unicode scalars, as in all files of texts.
package struct JSONPlaces: Sendable {
  private static let distance = 256

  /// The text.
  package let source: JSONSource
  /// The place of every so many bytes from the start of the text.
  private var marks: [(line: UInt32, column: UInt32)] = []

  /// Takes a text.
  package init(_ source: JSONSource) {
    self.source = source
    marks.reserveCapacity(source.bytes.count / Self.distance + 1)
    var place = JSONPlace()
    var offset = source.start
    while offset <= source.bytes.count {
      marks.append((UInt32(clamping: place.line), UInt32(clamping: place.column)))
      place.advance(over: source.bytes, from: offset, to: offset + Self.distance)
      offset += Self.distance
    }
  }

  /// The line and the column of the byte at an offset.
  package func location(at offset: Int) -> SourceLocation {
    let start = source.start
    let index = min(max(0, offset - start) / Self.distance, marks.count - 1)
    guard index >= 0 else { return SourceLocation(file: source.file, line: 1, column: 1) }
    var place = JSONPlace(line: Int(marks[index].line), column: Int(marks[index].column))
    place.advance(over: source.bytes, from: start + index * Self.distance, to: offset)
    return SourceLocation(file: source.file, line: place.line, column: place.column)
  }
}
