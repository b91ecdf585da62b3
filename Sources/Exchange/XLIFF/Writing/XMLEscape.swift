/// How characters are written in XML.
enum XMLEscape {
  /// A text between tags as Xcode writes it: `& < >` as entities, a carriage return as a reference.
  static func text(_ text: String) -> String {
    escape(text) { byte in
      switch Unicode.Scalar(byte) {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// The value of an attribute between `"`, with tabs and line ends as references.
  static func attribute(_ text: String) -> String {
    escape(text) { byte in
      switch Unicode.Scalar(byte) {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// Whether XML 1.0 can hold a character at all (production 2, `Char`).
  static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// The first character of a text that XML cannot hold.
  static func illegalCharacter(in text: String) -> Unicode.Scalar? {
    guard text.utf8.contains(where: mayBeIllegal) else { return nil }
    return text.unicodeScalars.first { !canHold($0) }
  }

  /// Whether a byte may belong to a character that XML cannot hold: controls, U+FFFE and U+FFFF.
  private static func mayBeIllegal(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0xEF }

  /// All that is escaped is ASCII, so that a text can be gone through byte by byte.
  private static func escape(_ text: String, with reference: (UInt8) -> StaticString?) -> String {
    guard text.utf8.contains(where: { reference($0) != nil }) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if let reference = reference(byte) {
        reference.withUTF8Buffer { result.append(contentsOf: $0) }
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
