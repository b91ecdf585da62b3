import Localization
import MessageSyntax

/// The words of a text that can be translated: none of its specifiers, placeholders, tags,
/// addresses, abbreviations and names with capitals inside.
package struct TranslatableWords {
  /// The words in their order.
  package let words: [String]
  /// How many pieces between spaces have words.
  package let pieceCount: Int

  package init(_ text: AuditedText) {
    var words: [String] = []
    var pieceCount = 0
    for token in Self.tokens(of: text) where !Self.isAddress(token) {
      let before = words.count
      for word in token.split(whereSeparator: { !$0.isWordCharacter }) where Self.isWord(word) {
        words.append(String(word))
      }
      if words.count > before { pieceCount += 1 }
    }
    self.words = words
    self.pieceCount = pieceCount
  }

  /// Whether it is a sentence rather than a name: four words, and half of them without a capital.
  package var isSentence: Bool {
    guard pieceCount >= 4 else { return false }
    let small = words.count { $0.first?.isLowercase == true || $0.first?.isCased == false }
    return small >= 3 && small * 2 >= words.count
  }

  /// The words between spaces, without specifiers, `{placeholders}` and `<tags>`.
  private static func tokens(of text: AuditedText) -> [Substring] {
    var bytes = Array(text.text.utf8)
    if text.has(.percent) {
      for specifier in text.format.specifiers {
        for index in specifier.range { bytes[index] = 0x20 }
      }
    }
    if text.hasAny(of: [.brace, .angle]) {
      blank(&bytes, from: UInt8(ascii: "{"), to: UInt8(ascii: "}"))
      blank(&bytes, from: UInt8(ascii: "<"), to: UInt8(ascii: ">"))
    }
    if text.has(.ampersand) { blankEntities(&bytes) }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
  }

  private static func blank(_ bytes: inout [UInt8], from opening: UInt8, to closing: UInt8) {
    guard let last = bytes.lastIndex(of: closing) else { return }
    var isInside = false
    for index in bytes.indices where index <= last {
      if bytes[index] == opening { isInside = true }
      let ends = bytes[index] == closing
      if isInside { bytes[index] = 0x20 }
      if ends { isInside = false }
    }
  }

  /// `&nbsp;`
  private static func blankEntities(_ bytes: inout [UInt8]) {
    for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
      let limit = min(start + 10, bytes.count)
      guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")),
        !bytes[start..<end].contains(0x20)
      else { continue }
      for index in start...end { bytes[index] = 0x20 }
    }
  }

  /// Whether it is an address, a path, or something with a number in it.
  private static func isAddress(_ token: Substring) -> Bool {
    let bytes = token.utf8
    if bytes.contains(UInt8(ascii: "@")) || bytes.contains(UInt8(ascii: "\\")) { return true }
    if bytes.contains(UInt8(ascii: "/")), bytes.first == UInt8(ascii: "/") || token.hasHost {
      return true
    }
    return token.hasHost || token.isIdentifier || token.contains(where: \.isNumber)
  }

  /// Whether it is no single letter, no abbreviation and no name such as `iPhone`.
  private static func isWord(_ word: Substring) -> Bool {
    guard let first = word.first(where: \.isLetter) else { return false }
    if first.isCased == false { return true }
    guard word.count > 1 else { return false }
    return !word.dropFirst().contains(where: \.isUppercase)
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || self == "'" || self == "’" }
}

extension Substring {
  /// Whether a low line is inside it, as in `source_type`.
  fileprivate var isIdentifier: Bool {
    guard let index = utf8.firstIndex(of: UInt8(ascii: "_")) else { return false }
    return index != startIndex && utf8.index(after: index) != endIndex
      && utf8[utf8.index(after: index)] != UInt8(ascii: "_")
  }

  /// Whether a full stop is between letters, as in `example.org`.
  fileprivate var hasHost: Bool {
    var wasLetter = false
    var wasStop = false
    for byte in utf8 {
      let isLetter = byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      if wasStop && isLetter { return true }
      wasStop = wasLetter && byte == UInt8(ascii: ".")
      wasLetter = isLetter
    }
    return false
  }
}

extension AuditedText {
  /// Whether a letter is in it outside of specifiers.
  package var hasLetters: Bool {
    guard hasAny(of: [.asciiLetter, .nonASCII]) else { return false }
    guard has(.percent) else { return text.contains(where: \.isLetter) }
    var bytes = Array(text.utf8)
    for specifier in format.specifiers {
      for index in specifier.range { bytes[index] = 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self).contains(where: \.isLetter)
  }
}
