/// The characters of a file as UTF-8, together with the bytes that they come from.
///
/// Everything is found in the UTF-8; what is changed there is changed in the bytes, which otherwise
/// stay as they are, wrong ones included.
package struct EncodedText: Sendable {
  /// The file as it was found.
  package let bytes: [UInt8]
  /// How its characters are written, and how long the byte order mark before them is.
  package let detection: TextEncoding.Detection
  /// The characters as UTF-8, without the byte order mark.
  package let text: [UInt8]

  /// Takes a file with what is known about its encoding.
  package init(_ bytes: [UInt8], _ detection: TextEncoding.Detection) {
    self.bytes = bytes
    self.detection = detection
    // Most files need no copy.
    text =
      detection.encoding == .utf8 && detection.markLength == 0
      ? bytes : detection.encoding.utf8(bytes.dropFirst(detection.markLength))
  }

  /// Takes a file whose first bytes show its encoding.
  package init(detecting bytes: [UInt8]) { self.init(bytes, TextEncoding.detect(bytes)) }

  /// Whether the file ends within a character of UTF-16 or UTF-32, as one does whose end is missing.
  package var endsWithinCharacter: Bool {
    let size =
      switch detection.encoding {
      case .utf8, .latin1: 1
      case .utf16LittleEndian, .utf16BigEndian: 2
      case .utf32LittleEndian, .utf32BigEndian: 4
      }
    return (bytes.count - detection.markLength) % size != 0
  }

  /// Whether the bytes can hold a character.
  package func canHold(_ scalar: Unicode.Scalar) -> Bool {
    detection.encoding != .latin1 || scalar.value < 0x100
  }

  /// The bytes with some of the text replaced.
  package func applying(_ edits: [TextEdit]) -> [UInt8] {
    applying(edits) { detection.encoding.encode($0) }
  }

  /// The bytes with some of the text replaced by what a closure makes bytes of.
  package func applying(_ edits: [TextEdit], encode: (String) -> [UInt8]) -> [UInt8] {
    guard !edits.isEmpty else { return bytes }
    let sorted = edits.inOrder()
    var positions = sorted.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    turnIntoByteOffsets(&positions)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + sorted.reduce(0) { $0 + $1.text.utf8.count })
    var end = 0
    for (index, edit) in sorted.enumerated() {
      result += bytes[end..<positions[2 * index]]
      result += encode(edit.text)
      end = positions[2 * index + 1]
    }
    return result + bytes[end...]
  }

  /// Turns ascending offsets in the UTF-8 into offsets in the bytes of the file.
  private func turnIntoByteOffsets(_ offsets: inout [Int]) {
    let start = detection.markLength
    if detection.encoding == .utf8 {
      for index in offsets.indices { offsets[index] += start }
      return
    }
    var (here, there) = (0, start)
    for index in offsets.indices {
      while here < offsets[index] {
        there += detection.encoding.width(ofCharacterBeginningWith: text[here])
        here += text[here].lengthOfCharacter
      }
      offsets[index] = there
    }
  }
}

extension UInt8 {
  /// How many bytes the character takes up that begins with this byte of UTF-8.
  fileprivate var lengthOfCharacter: Int {
    switch self {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}

extension TextEncoding {
  /// How many bytes a character takes up that begins with a certain byte in UTF-8.
  ///
  /// Invalid bytes became U+FFFD, which is as wide as a wrong unit of UTF-16 or UTF-32.
  fileprivate func width(ofCharacterBeginningWith byte: UInt8) -> Int {
    switch self {
    case .utf8: byte.lengthOfCharacter
    case .latin1: 1
    case .utf16LittleEndian, .utf16BigEndian: byte >= 0xF0 ? 4 : 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }
}
