import SourceText

extension JSONScanner {
  /// Goes on behind a text between double quotes, and returns whether escapes are in it.
  mutating func skipText() throws(JSONError) -> Bool {
    let start = offset
    var hasEscapes = false
    var hasWideCharacters = false
    skip()
    while true {
      skipPlainBytes(notingWideCharacters: &hasWideCharacters)
      switch next {
      case UInt8(ascii: "\""):
        if hasWideCharacters { try checkEncoding(from: start) }
        skip()
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case nil: throw source.error("this string has no closing quote", at: start)
      default:
        throw source.error(
          "a string contains a control character or a line break", at: offset,
          suggestion: "write a line break as \\n, and close the string with a quote")
      }
    }
  }

  /// Goes on to the next quote, backslash or control character.
  private mutating func skipPlainBytes(notingWideCharacters hasWideCharacters: inout Bool) {
    let start = offset
    let (end, bits) = source.bytes.withUnsafeBufferPointer { bytes in
      var index = start
      var bits: UInt8 = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
        bits |= byte
        index += 1
      }
      return (index, bits)
    }
    skip(to: end)
    if bits >= 0x80 { hasWideCharacters = true }
  }

  private func checkEncoding(from start: Int) throws(JSONError) {
    let isValid = source.bytes.withUnsafeBufferPointer { bytes in
      String(validating: bytes[(start + 1)..<offset], as: UTF8.self) != nil
    }
    guard isValid else {
      throw source.error(
        "this string is not in UTF-8", at: start, suggestion: "save the file in UTF-8")
    }
  }

  private mutating func skipEscape() throws(JSONError) {
    let start = offset
    skip()
    let letter = next
    skip()
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"): try skipUnicodeEscape(from: start)
    default:
      throw source.error(
        "a string has an unknown escape", at: start, suggestion: "write a backslash as \\\\")
    }
  }

  /// Goes on behind one `\u` escape, or the two that make up a surrogate pair.
  private mutating func skipUnicodeEscape(from start: Int) throws(JSONError) {
    let first = try codeUnit(escapedAt: start)
    if Unicode.Scalar(first) != nil { return }
    let behindFirst = offset
    if UTF16.isLeadSurrogate(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")),
      UTF16.isTrailSurrogate(try codeUnit(escapedAt: start))
    {
      return
    }
    let message = "half of a surrogate pair is no character"
    let suggestion = "write the character itself, or both halves"
    guard isLenient else { throw source.error(message, at: start, suggestion: suggestion) }
    note(
      JSONProblem(kind: .loneSurrogate, offset: start, message: message, suggestion: suggestion))
    skip(to: behindFirst)
  }

  private mutating func codeUnit(escapedAt start: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = byte.hexadecimalDigit else {
        throw source.error("\\u needs four hexadecimal digits", at: start)
      }
      unit = unit << 4 | UInt16(digit)
      skip()
    }
    return unit
  }
}
