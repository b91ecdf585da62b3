import AuditModel

/// The bytes of a JSON text, which know the line and column of each of them.
package struct JSONSource: Sendable {
  /// The name of the file in errors.
  package let file: String
  /// The text in UTF-8.
  package let bytes: [UInt8]

  /// Takes a text and the name of its file.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The bytes that tell of UTF-8 at the beginning of a file.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where the text begins after the byte order mark.
  package var start: Int {
    bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
  }

  /// An error at the byte of that offset.
  package func error(_ message: String, at offset: Int, suggestion: String? = nil) -> JSONError {
    JSONError(
      location: location(at: offset), offset: offset, message: message, suggestion: suggestion)
  }

  /// The line, and the column in Unicode scalars, of the byte at that offset; both from 1.
  ///
  /// Counted from the beginning, which is meant for a few questions; `JSONPlaces` answers many.
  package func location(at offset: Int) -> SourceLocation {
    let end = min(max(offset, start), bytes.count)
    var line = 1
    var lineStart = start
    for index in start..<end where endsLine(index) {
      line += 1
      lineStart = index + 1
    }
    // Every scalar has one byte that does not continue another.
    let before = bytes[lineStart..<end].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(file: file, line: line, column: before + 1)
  }

  /// A line ends with a line feed, a carriage return or both.
  private func endsLine(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
