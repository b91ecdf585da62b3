/// Finds what comes after a comment, past other comments and empty lines.
struct CommentSkipping {
  private let bytes: [UInt8]
  private let lineMarks: [[UInt8]]
  private let blocks: (open: [UInt8], close: [UInt8])

  /// Takes a text, whose comments are those of its kind of file.
  init(_ bytes: [UInt8], in path: String) {
    self.bytes = bytes
    let isMarkup = [".stringsdict", ".plist", ".storyboard", ".xib"].contains(where: path.hasSuffix)
    lineMarks = path.hasSuffix(".po") ? [Array("#".utf8)] : isMarkup ? [] : [Array("//".utf8)]
    blocks =
      isMarkup ? (Array("<!--".utf8), Array("-->".utf8)) : (Array("/*".utf8), Array("*/".utf8))
  }

  /// The offset of the first character that is in no comment, behind the comment at an offset.
  func end(behind offset: Int) -> Int {
    var index = isInBlock(offset) ? behindBlock(from: offset) : lineEnd(from: offset)
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if lineMarks.contains(where: { bytes[index...].starts(with: $0) }) {
        index = lineEnd(from: index)
      } else if bytes[index...].starts(with: blocks.open) {
        index = behindBlock(from: index)
      } else {
        return index
      }
    }
    return max(0, bytes.count - 1)
  }

  /// Whether an offset is in a comment of several lines.
  func isInBlock(_ offset: Int) -> Bool {
    var index = offset
    while index >= 0 {
      if bytes[index...].starts(with: blocks.open) { return true }
      if bytes[index...].starts(with: blocks.close) { return false }
      index -= 1
    }
    return false
  }

  private func behindBlock(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count {
      if bytes[index...].starts(with: blocks.close) { return index + blocks.close.count }
      index += 1
    }
    return bytes.count
  }

  private func lineEnd(from offset: Int) -> Int {
    bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
  }
}
