import Localization
import MessageSyntax

extension AuditedText {
  /// The text as a format, in which `%20` in an address of the web is no specifier.
  package var formatWithoutAddresses: FormatString {
    guard has(.percent), has([.percent, .colon, .slash]) || format.text.hasEncodedBytes else {
      return format
    }
    let bytes = Array(format.text.utf8)
    var encoded = pieces.filter { $0.kind == .url }.flatMap { piece in
      piece.range.filter { bytes.isEncodedByte(at: $0) }
    }
    if encoded.isEmpty { encoded = bytes.indices.filter { bytes.isPartOfEncodedCharacter(at: $0) } }
    if encoded.isEmpty { return format }
    var kept: [UInt8] = []
    var start = 0
    for position in encoded {
      kept += bytes[start..<position]
      start = position + 1
    }
    return FormatString(String(decoding: kept + bytes[start...], as: UTF8.self))
  }
}

extension String {
  /// Whether it may have a character beyond ASCII as addresses write it, in two bytes or more: `%CF%86`.
  fileprivate var hasEncodedBytes: Bool {
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes.isPartOfEncodedCharacter(at: $0) }
  }
}

extension [UInt8] {
  /// Whether one of two encoded bytes beyond ASCII beside each other is at a place.
  fileprivate func isPartOfEncodedCharacter(at index: Int) -> Bool {
    isEncodedBeyondASCII(at: index)
      && (isEncodedBeyondASCII(at: index + 3) || isEncodedBeyondASCII(at: index - 3))
  }

  private func isEncodedBeyondASCII(at index: Int) -> Bool {
    guard index >= 0, isEncodedByte(at: index) else { return false }
    return "89ABCDEFabcdef".utf8.contains(self[index + 1])
  }

  /// Whether a percent sign with two hexadecimal digits is at a place.
  fileprivate func isEncodedByte(at index: Int) -> Bool {
    guard index + 2 < count, self[index] == UInt8(ascii: "%") else { return false }
    return Unicode.Scalar(self[index + 1]).properties.isHexDigit
      && Unicode.Scalar(self[index + 2]).properties.isHexDigit
  }
}

extension String {
  /// Whether it plainly has the same specifiers as another text, in the same order: no spaces, no
  /// variables and nothing that is none. That is so of most translations, and quickly seen.
  package func hasSameSpecifiers(as other: String) -> Bool {
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { two in
        var (index, position) = (one.percent(from: 0), two.percent(from: 0))
        while index < one.count, position < two.count {
          guard let length = one.lengthOfSpecifier(at: index, equalIn: two, at: position) else {
            return false
          }
          index = one.percent(from: index + length)
          position = two.percent(from: position + length)
        }
        return index == one.count && position == two.count
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func percent(from start: Int) -> Int {
    var index = start
    while index < count, self[index] != UInt8(ascii: "%") { index += 1 }
    return index
  }

  /// The length of a specifier, none when the other text does not have the very same.
  fileprivate func lengthOfSpecifier(at start: Int, equalIn other: Self, at position: Int) -> Int? {
    var length = 1
    while start + length < count, position + length < other.count {
      let byte = self[start + length]
      guard byte == other[position + length] else { return nil }
      length += 1
      switch Unicode.Scalar(byte) {
      case "@", "d", "i", "u", "x", "X", "f", "s", "c": return length
      case "%": return length == 2 ? length : nil
      case "0"..."9", "$", ".", "l", "h", "+", "-": continue
      default: return nil
      }
    }
    return nil
  }
}
