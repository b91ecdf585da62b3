import AuditModel
import SourceText

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

  /// The byte order mark of UTF-8 at the beginning of a file.
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

  /// The line and the column of the byte at an offset.
  ///
  /// Counted from the beginning, which is meant for a few questions; `JSONLocations` answers many.
  package func location(at offset: Int) -> SourceLocation {
    var counter = LocationCounter(bytes, from: start)
    let location = counter.location(at: max(offset, start))
    return SourceLocation(file: file, line: location.line, column: location.column)
  }
}
