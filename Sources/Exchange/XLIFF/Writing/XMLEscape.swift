/// How characters are written in XML.
enum XMLEscape {
  /// A text between tags as Xcode writes it: `& < >` as entities, a carriage return as a reference.
  static func text(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
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
    escape(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      // The document stays well-formed whatever a name is; texts have ways of their own.
      default: canHold(scalar) ? nil : "\u{FFFD}"
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
    text.unicodeScalars.first { !canHold($0) }
  }

  private static func escape(
    _ text: String, with reference: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.utf8.contains(where: isSuspect) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let reference = reference(scalar) {
        result.append(contentsOf: reference.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a byte may be one of those that are escaped, or begin what XML cannot hold.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "&", "<", ">", "\"": true
    // U+FFFE and U+FFFF begin with 0xEF.
    default: byte < 0x20 || byte == 0xEF
    }
  }
}
