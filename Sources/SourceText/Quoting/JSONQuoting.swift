/// Quotes strings as JSON demands: a quote, a backslash and the control characters are escaped
/// (RFC 8259, 7), and where that is asked for, the characters that change how a line is shown.
package enum JSONQuoting {
  /// Adds a string between quotes.
  ///
  /// - Parameter escapingControls: whether control characters beyond ASCII, separators of lines and
  ///   controls of direction are escaped, too, which command a terminal or reorder its lines
  ///   (Unicode TR #36, 2.5). A file of an app keeps them as its author wrote them.
  package static func quote(
    _ text: String, escapingControls: Bool = false, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (offset, byte) in utf8.enumerated() {
        if needsEscape(byte) {
          bytes.append(contentsOf: utf8[start..<offset])
          escape(byte, to: &bytes)
          start = offset + 1
        } else if escapingControls, let control = control(in: utf8[offset...]) {
          bytes.append(contentsOf: utf8[start..<offset])
          bytes += "\\u\(control.digits)".utf8
          start = offset + control.length
        }
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The control character at the start of some UTF-8: U+007F to U+009F, U+2028 to U+202E, U+2066 to
  /// U+2069, a byte order mark or what is no character, by its digits and the number of its bytes.
  private static func control(
    in utf8: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (digits: String, length: Int)? {
    let at = utf8.startIndex
    switch utf8[at] {
    case 0x7F: return ("007f", 1)
    case 0xC2 where utf8[at + 1] < 0xA0: return ("00" + String(utf8[at + 1], radix: 16), 2)
    case 0xE2:
      switch (utf8[at + 1], utf8[at + 2]) {
      case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9):
        let value = 0x2000 | Int(utf8[at + 1] & 1) << 6 | Int(utf8[at + 2] & 0x3F)
        return (String(value, radix: 16), 3)
      default: return nil
      }
    case 0xEF:
      return switch (utf8[at + 1], utf8[at + 2]) {
      case (0xBB, 0xBF): ("feff", 3)
      case (0xBF, 0xBE): ("fffe", 3)
      case (0xBF, 0xBF): ("ffff", 3)
      default: nil
      }
    default: return nil
    }
  }

  /// The string between quotes.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    quote(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0..<0x20:
      let digit = byte & 0xF
      bytes += [
        UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0"),
        byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"),
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10,
      ]
    default: bytes.append(byte)
    }
  }
}
