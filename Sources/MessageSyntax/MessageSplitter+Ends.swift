// Where the pieces end. Each looks at its bytes once, and gives up at the first that cannot belong
// to it, so that a text is read in linear time.
extension MessageSplitter {
  /// The longest name of a placeholder, code or address, in bytes.
  private static let longest = 4096

  /// Behind a name of letters, digits, `_`, `.`, `-` and whatever is not ASCII; none when there is
  /// no name.
  func nameEnd(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, index - start < 128, bytes[index].isNamePart { index += 1 }
    return index > start ? index : nil
  }

  /// Behind `{name}`, `{}`, `{{name}}` or `{{ name }}`; single braces with spaces in them, or with
  /// no letter or digit, are marks of the text.
  func placeholderEnd(opening: Int) -> Int? {
    let isDouble = byte(opening + 1) == UInt8(ascii: "{")
    var index = opening + (isDouble ? 2 : 1)
    if isDouble, byte(index) == UInt8(ascii: " ") { index += 1 }
    if let end = nameEnd(from: index) {
      guard hasLetter(in: index..<end) else { return nil }
      index = isDouble ? end : formatEnd(from: end)
    } else if isDouble || byte(index) != UInt8(ascii: "}") {
      return nil
    }
    if isDouble, byte(index) == UInt8(ascii: " ") { index += 1 }
    guard byte(index) == UInt8(ascii: "}") else { return nil }
    if !isDouble { return index + 1 }
    return byte(index + 1) == UInt8(ascii: "}") ? index + 2 : nil
  }

  /// Behind what a replacement field of Python or of fmt has after its name: a conversion such as `!r`, and a
  /// format such as `:.1f` or `:L`.
  ///
  /// Source: Python, “Format Specification Mini-Language”: alignment, sign, width, precision, and one letter.
  private func formatEnd(from start: Int) -> Int {
    var index = start
    if byte(index) == UInt8(ascii: "!"), "rsa".utf8.contains(byte(index + 1)) { index += 2 }
    guard byte(index) == UInt8(ascii: ":") else { return index }
    var end = index + 1
    while end - index <= 8, byte(end).isDigit || ".,_<>^=+-#".utf8.contains(byte(end)) { end += 1 }
    if byte(end).isLetter || byte(end) == UInt8(ascii: "%") { end += 1 }
    return end > index + 1 && byte(end) == UInt8(ascii: "}") ? end : index
  }

  /// Whether a stretch has more than marks; those beyond ASCII begin with two bytes.
  private func hasLetter(in range: Range<Int>) -> Bool {
    range.contains { index in
      bytes[index].isLetterOrDigit
        || bytes[index] >= 0xC3 && !(bytes[index] == 0xE2 && byte(index + 1) == 0x80)
    }
  }

  /// Behind `__name__`, a name that begins with a small letter and is by itself.
  func underscoredEnd(at start: Int) -> Int? {
    guard byte(start + 1) == UInt8(ascii: "_"), (0x61...0x7A).contains(byte(start + 2)),
      start == 0 || !(bytes[start - 1].isNamePart && bytes[start - 1] < 0x80)
    else { return nil }
    var index = start + 2
    while index - start < 64 {
      let next = byte(index)
      if next == UInt8(ascii: "_"), byte(index + 1) == next { break }
      guard next.isLetterOrDigit || next == UInt8(ascii: "_") else { return nil }
      index += 1
    }
    let after = byte(index + 2)
    guard byte(index) == UInt8(ascii: "_"), byte(index + 1) == UInt8(ascii: "_"),
      !after.isLetterOrDigit, after != UInt8(ascii: "_")
    else { return nil }
    return index + 2
  }

  /// Behind `{name, type …}` with the braces in it; the end of the text when it is not closed.
  func choiceEnd(at opening: Int) -> Int? {
    var index = skipSpaces(from: opening + 1)
    guard let end = nameEnd(from: index) else { return nil }
    index = skipSpaces(from: end)
    guard byte(index) == UInt8(ascii: ",") else { return nil }
    index = skipSpaces(from: index + 1)
    guard let typeEnd = nameEnd(from: index),
      MessageArgumentType(rawValue: String(decoding: bytes[index..<typeEnd], as: UTF8.self)) != nil
    else { return nil }
    var depth = 1
    var isQuoted = false
    index = typeEnd
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "'"):
        if byte(index + 1) == UInt8(ascii: "'") {
          index += 1
        } else {
          isQuoted = !isQuoted && "{}".utf8.contains(byte(index + 1))
        }
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted: depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return bytes.count
  }

  private func skipSpaces(from start: Int) -> Int {
    var index = start
    while index - start < 64, byte(index) == UInt8(ascii: " ") || byte(index) == 0x0A {
      index += 1
    }
    return index
  }

  /// Behind a tag or a comment.
  func tagEnd(at start: Int) -> Int? {
    var index = start + 1
    if byte(index) == UInt8(ascii: "/") { index += 1 }
    guard byte(index).isLetter || byte(index) == UInt8(ascii: "!") else { return nil }
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: ">") { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Behind `&name;`, `&#10;` or `&#xA;`.
  func entityEnd(at start: Int) -> Int? {
    var index = start + 1
    if byte(index) == UInt8(ascii: "#") { index += 1 }
    let first = index
    while index - first < 32, byte(index).isLetterOrDigit { index += 1 }
    return index > first && byte(index) == UInt8(ascii: ";") ? index + 1 : nil
  }

  /// Behind what a backslash escapes.
  func escapeEnd(at start: Int) -> Int? {
    let escaped = byte(start + 1)
    guard escaped > 0x20, escaped < 0x7F else { return nil }
    // `\(name)` is code of Swift that was written into a text, and its brackets are a pair.
    if escaped == UInt8(ascii: "(") || escaped == UInt8(ascii: ")") { return nil }
    guard escaped == UInt8(ascii: "u") || escaped == UInt8(ascii: "U") else { return start + 2 }
    let digits = (start + 2)..<min(start + 6, bytes.count)
    return digits.count == 4 && digits.allSatisfy({ bytes[$0].isHexDigit }) ? start + 6 : start + 2
  }

  /// Behind code between equally many backticks, which are at no letters.
  func codeEnd(at start: Int) -> Int? {
    if start > 0, bytes[start - 1].isLetterOrDigit || bytes[start - 1] == UInt8(ascii: "`") {
      return nil
    }
    let limit = min(bytes.count, start + Self.longest)
    var index = start
    while index < limit, bytes[index] == UInt8(ascii: "`") { index += 1 }
    let length = index - start
    var run = 0
    var hasApostrophe = length > 1
    while index < limit, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "'"), !hasApostrophe {
        // “`word'” is how old programs quote.
        if bytes[index - 1] > 0x20, !byte(index + 1).isLetterOrDigit { return nil }
        hasApostrophe = true
      }
      run = bytes[index] == UInt8(ascii: "`") ? run + 1 : 0
      index += 1
      if run == length, byte(index) != UInt8(ascii: "`") {
        return byte(index).isLetterOrDigit ? nil : index
      }
    }
    return nil
  }

  /// Behind the `)` that ends the address of a link, or what an inflection agrees with.
  func targetEnd(from start: Int, allowingSpaces: Bool) -> Int? {
    var depth = 1
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "["), UInt8(ascii: "]"), 0x0A: return nil
      case UInt8(ascii: " ") where !allowingSpaces: return nil
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// Whether it is a digit of ASCII.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether it is a letter or digit of ASCII.
  var isLetterOrDigit: Bool { isLetter || isDigit }
  /// Whether it is a hexadecimal digit.
  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  /// Whether it may be in the name of a placeholder.
  var isNamePart: Bool { isLetterOrDigit || self >= 0x80 || "_.-".utf8.contains(self) }
}
