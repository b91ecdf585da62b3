/// How a string literal begins, which determines how it ends.
struct StringOpening {
  /// The number signs around it.
  let hashes: Int
  /// Whether it runs over several lines.
  let isMultiline: Bool
  /// Where its first character is.
  let contentStart: Int

  /// Reads `"`, `"""`, `#"` or `@"`; none when no text begins here.
  init?(_ bytes: [UInt8], at offset: Int, isSwift: Bool) {
    var index = offset
    if isSwift {
      while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    } else if bytes[index] == UInt8(ascii: "@") {
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    hashes = isSwift ? index - offset : 0
    isMultiline =
      isSwift && index + 2 < bytes.count && bytes[index + 1] == bytes[index]
      && bytes[index + 2] == bytes[index]
    contentStart = index + (isMultiline ? 3 : 1)
  }

  /// How many bytes of a closing mark are at an offset; none when the text goes on.
  func closingLength(_ bytes: [UInt8], at offset: Int) -> Int? {
    let quotes = isMultiline ? 3 : 1
    guard offset + quotes + hashes <= bytes.count else { return nil }
    for index in offset..<offset + quotes where bytes[index] != UInt8(ascii: "\"") { return nil }
    for index in offset + quotes..<offset + quotes + hashes
    where bytes[index] != UInt8(ascii: "#") {
      return nil
    }
    return quotes + hashes
  }

  /// Where what a backslash escapes is, none when the backslash is one of the text.
  func escaped(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard bytes[offset] == UInt8(ascii: "\\"), offset + hashes + 1 < bytes.count else {
      return nil
    }
    for index in offset + 1..<offset + 1 + hashes where bytes[index] != UInt8(ascii: "#") {
      return nil
    }
    return offset + 1 + hashes
  }
}

/// Where a text in code ends.
struct StringEnd {
  /// Behind its last character.
  var content: Int
  /// Behind its closing mark.
  var end: Int
  /// The code of its interpolations.
  var interpolations: [Range<Int>] = []
}

extension CodeLexer {
  /// Finds the end of a text without looking at what it says.
  func skipText(_ opening: StringOpening, depth: Int) -> StringEnd {
    var result = StringEnd(content: bytes.count, end: bytes.count)
    var index = opening.contentStart
    while index < bytes.count {
      if let length = opening.closingLength(bytes, at: index) {
        result.content = index
        result.end = index + length
        return result
      }
      if let escaped = opening.escaped(bytes, at: index) {
        if isSwift, bytes[escaped] == UInt8(ascii: "(") {
          let end = skipInterpolation(from: escaped + 1, depth: depth)
          result.interpolations.append(escaped + 1..<end)
          index = end + 1
        } else {
          index = escaped + 1
        }
      } else if bytes[index].endsLine, !opening.isMultiline {
        // Its end is missing; the rest of the file is not all one text.
        result.content = index
        result.end = index
        return result
      } else {
        index += 1
      }
    }
    return result
  }

  /// Where the parenthesis that closes an interpolation is.
  private func skipInterpolation(from start: Int, depth: Int) -> Int {
    var open = 1
    var index = start
    while index < bytes.count {
      if let end = commentEnd(from: index) {
        index = end
        continue
      }
      if depth < Self.deepestInterpolation,
        let opening = StringOpening(bytes, at: index, isSwift: isSwift)
      {
        index = max(index + 1, skipText(opening, depth: depth + 1).end)
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { open += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        open -= 1
        if open == 0 { return index }
      }
      index += 1
    }
    return bytes.count
  }
}
