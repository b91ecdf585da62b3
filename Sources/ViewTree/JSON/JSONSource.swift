import AuditModel

/// The bytes of a JSON text, which know the line and column of each of them.
struct JSONSource: Sendable {
  /// The name of the file in errors.
  let file: String
  /// The text in UTF-8.
  let bytes: [UInt8]

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where the text begins after the byte order mark.
  var start: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

  /// An error at the byte of that offset.
  func error(_ message: String, at offset: Int, suggestion: String? = nil) -> ScreenFileError {
    ScreenFileError(location: location(at: offset), message: message, suggestion: suggestion)
  }

  /// The line, and the column in characters, of the byte at that offset; both from 1.
  ///
  /// Counted only when somebody asks, which is at most a few times for a file.
  func location(at offset: Int) -> SourceLocation {
    let end = min(max(offset, start), bytes.count)
    var line = 1
    var lineStart = start
    for index in start..<end where endsLine(index) {
      line += 1
      lineStart = index + 1
    }
    let before = String(decoding: bytes[lineStart..<end], as: UTF8.self)
    return SourceLocation(file: file, line: line, column: before.count + 1)
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
