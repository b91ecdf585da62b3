extension JSONScanner {
  /// The text between double quotes.
  mutating func string() throws(ScreenFileError) -> String {
    let start = offset
    skip()
    var bytes: [UInt8] = []
    while true {
      let run = plainRun()
      switch next {
      case UInt8(ascii: "\""):
        let text = try text(of: bytes, and: run, from: start)
        skip()
        return text
      case UInt8(ascii: "\\"):
        bytes += run
        try escape(into: &bytes)
      case nil: throw source.error("this text has no closing quote", at: start)
      default:
        throw source.error(
          "a control character or the end of the line stands in a text", at: offset,
          suggestion: "write a line break as \\n, and close the text with a quote")
      }
    }
  }

  /// The bytes up to the next quote, backslash or control character.
  private mutating func plainRun() -> ArraySlice<UInt8> {
    let start = offset
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      skip()
    }
    return source.bytes[start..<offset]
  }

  private func text(
    of bytes: [UInt8], and rest: ArraySlice<UInt8>, from start: Int
  ) throws(ScreenFileError) -> String {
    let text =
      bytes.isEmpty
      ? String(validating: rest, as: UTF8.self) : String(validating: bytes + rest, as: UTF8.self)
    guard let text else {
      throw source.error(
        "this text is not in UTF-8", at: start, suggestion: "save the file in UTF-8")
    }
    return text
  }

  private mutating func escape(into bytes: inout [UInt8]) throws(ScreenFileError) {
    let start = offset
    skip()
    let letter = next
    skip()
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes += [letter ?? 0]
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"): bytes += try scalar(escapedAt: start).utf8
    default:
      throw source.error(
        "a text has an unknown escape", at: start, suggestion: "write a backslash as \\\\")
    }
  }

  /// The character of one `\u` escape, or of the two that make up a surrogate pair.
  private mutating func scalar(escapedAt start: Int) throws(ScreenFileError) -> String {
    let first = try codeUnit(escapedAt: start)
    if let scalar = Unicode.Scalar(first) { return String(Character(scalar)) }
    var units = [first]
    if UTF16.isLeadSurrogate(first), take("\\"), take("u") {
      units.append(try codeUnit(escapedAt: start))
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw source.error(
        "half of a surrogate pair is no character", at: start,
        suggestion: "write the character itself, or both halves")
    }
    return text
  }

  private mutating func codeUnit(escapedAt start: Int) throws(ScreenFileError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw source.error("\\u needs four hexadecimal digits", at: start)
      }
      unit = unit << 4 | UInt16(digit)
      skip()
    }
    return unit
  }
}
