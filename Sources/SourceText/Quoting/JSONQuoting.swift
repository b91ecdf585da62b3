/// Quotes strings as JSON demands: a quote, a backslash and the control characters are escaped, and
/// nothing else (RFC 8259, 7).
package enum JSONQuoting {
  /// Adds a string between quotes.
  package static func quote(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (offset, byte) in utf8.enumerated() where needsEscape(byte) {
        bytes.append(contentsOf: utf8[start..<offset])
        escape(byte, to: &bytes)
        start = offset + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
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
