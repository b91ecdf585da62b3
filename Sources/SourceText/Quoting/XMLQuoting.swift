/// Writes characters as XML demands: `&`, `<` and `>` as entities, what a reader would change as a
/// reference.
package enum XMLQuoting {
  /// Where a text is, which decides what is escaped in it.
  package enum Context {
    /// Between tags, as Xcode writes it: `& < >` as entities, a carriage return as a reference.
    case text
    /// In an attribute between `"`, with tabs and line ends as references.
    case attribute

    /// The escape of a byte; only ASCII is escaped.
    fileprivate func reference(for byte: UInt8) -> StaticString? {
      switch (Unicode.Scalar(byte), self) {
      case ("&", _): "&amp;"
      case ("<", _): "&lt;"
      case (">", _): "&gt;"
      case ("\r", _): "&#13;"
      case ("\"", .attribute): "&quot;"
      case ("\t", .attribute): "&#9;"
      case ("\n", .attribute): "&#10;"
      default: nil
      }
    }
  }

  /// A text as it is written between tags.
  package static func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, .text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a text to bytes of UTF-8, escaped.
  package static func append(_ text: String, _ context: Context, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      for index in text.indices {
        // Most bytes are letters.
        guard text[index] <= UInt8(ascii: ">"),
          let reference = context.reference(for: text[index])
        else { continue }
        bytes.append(contentsOf: text[start..<index])
        reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + 1
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  /// Whether XML 1.0 can hold a character at all (production 2, `Char`).
  package static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// The first character of a text that XML cannot hold.
  package static func illegalCharacter(in text: String) -> Unicode.Scalar? {
    guard text.utf8.contains(where: mayBeIllegal) else { return nil }
    return text.unicodeScalars.first { !canHold($0) }
  }

  /// Whether a byte may belong to a character that XML cannot hold: controls, U+FFFE and U+FFFF.
  private static func mayBeIllegal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x9, 0xA, 0xD: false
    default: byte < 0x20 || byte == 0xEF
    }
  }
}
