import AuditModel

/// Turns offsets of a file into lines and columns.
struct LineIndex {
  private let file: String
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    self.starts = starts
  }

  /// The place of an offset; columns count Unicode scalars.
  func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[starts[low]..<min(offset, bytes.count)]
    return SourceLocation(
      file: file, line: low + 1, column: before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
