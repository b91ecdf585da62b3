import Localization

/// Finds what a pseudo-translation must leave: specifiers, placeholders, markup and addresses.
struct PseudoScanner {
  /// A placeholder or tag that is longer is none, so that a text of brackets takes no time.
  private static let longest = 500

  private let bytes: [UInt8]
  private var specifiers: ArraySlice<Range<Int>>
  private var index = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
    specifiers =
      FormatString(text).specifiers.map(\.range).sorted {
        ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count)
      }[...]
  }

  /// The ranges of what stays as it is, in bytes of UTF-8, in order and apart from each other.
  static func protectedRanges(of text: String) -> [Range<Int>] {
    var scanner = Self(text)
    return scanner.scan()
  }

  private mutating func scan() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    while index < bytes.count {
      while let first = specifiers.first, first.lowerBound < index { specifiers.removeFirst() }
      let end = protectedEnd() ?? index
      if end > index {
        ranges.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// Where what stays as it is ends, when something that does begins here.
  private func protectedEnd() -> Int? {
    if let end = addressEnd() { return end }
    switch bytes[index] {
    case UInt8(ascii: "%"): return percentEnd()
    case UInt8(ascii: "\\"): return escapeEnd()
    case UInt8(ascii: "{"): return balancedEnd(from: index)
    case UInt8(ascii: "$"): return dollarEnd()
    case UInt8(ascii: "<"): return tagEnd()
    case UInt8(ascii: "&"): return entityEnd()
    case UInt8(ascii: "`"): return end(of: "`", from: index + 1)
    case UInt8(ascii: "]"): return linkTargetEnd(from: index)
    case UInt8(ascii: "^"): return inflectionEnd()
    default: return nil
    }
  }
}

extension PseudoScanner {
  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isAt(_ text: String, _ index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text.utf8)
  }

  /// Behind the next sign, when it is near.
  private func end(of sign: Unicode.Scalar, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].prefix(Self.longest)
      .firstIndex(of: UInt8(ascii: sign)).map { $0 + 1 }
  }

  /// `%@`, `%#@name@`, `%%`, and the `%arg` of string catalogs.
  private func percentEnd() -> Int? {
    if isAt("%arg", index) { return index + 4 }
    if isAt("%%", index) { return index + 2 }
    return specifiers.first.flatMap { $0.lowerBound == index ? $0.upperBound : nil }
  }

  /// `\n`, `\u00e9`: an escape of another format that still is one here.
  private func escapeEnd() -> Int? {
    guard let letter = byte(at: index + 1), letter < 0x80 else { return nil }
    guard letter | 0x20 == UInt8(ascii: "u") else { return index + 2 }
    let most = letter == UInt8(ascii: "u") ? 4 : 8
    let digits = bytes[(index + 2)...].prefix(most).prefix { digit in
      (0x30...0x39).contains(digit) || (0x61...0x66).contains(digit | 0x20)
    }
    return digits.endIndex
  }

  /// Behind the bracket that closes the one here, brackets inside included.
  private func balancedEnd(from start: Int) -> Int? {
    let pairs: [UInt8: UInt8] = [0x7B: 0x7D, 0x28: 0x29, 0x5B: 0x5D]
    guard let open = byte(at: start), let close = pairs[open] else { return nil }
    var depth = 0
    for position in start..<min(start + Self.longest, bytes.count) {
      if bytes[position] == open { depth += 1 }
      if bytes[position] == close { depth -= 1 }
      if depth == 0 { return position + 1 }
    }
    return nil
  }

  /// `${name}`, `$(name)`
  private func dollarEnd() -> Int? {
    isAt("${", index) || isAt("$(", index) ? balancedEnd(from: index + 1) : nil
  }

  /// `<b>`, `</b>`, `<!-- … -->`, with what is in quotation marks.
  private func tagEnd() -> Int? {
    guard let first = byte(at: index + 1),
      (0x61...0x7A).contains(first | 0x20) || first == 0x2F || first == 0x21
    else { return nil }
    var quote: UInt8?
    for position in index..<min(index + Self.longest, bytes.count) {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return position + 1
      }
    }
    return nil
  }

  /// `&amp;`, `&#233;`
  private func entityEnd() -> Int? {
    let name = bytes[(index + 1)...].prefix(32).prefix { byte in
      byte == 0x23 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    return !name.isEmpty && byte(at: name.endIndex) == 0x3B ? name.endIndex + 1 : nil
  }

  /// The `](target)` of a link.
  private func linkTargetEnd(from bracket: Int) -> Int? {
    byte(at: bracket + 1) == 0x28 ? balancedEnd(from: bracket + 1) : nil
  }

  /// `^[words](inflect: true)`: Foundation inflects the words, and has to know them for it.
  private func inflectionEnd() -> Int? {
    guard byte(at: index + 1) == 0x5B, let end = balancedEnd(from: index + 1) else { return nil }
    return linkTargetEnd(from: end - 1)
  }
}

extension PseudoScanner {
  /// A web or mail address that begins here, without the punctuation behind it.
  private func addressEnd() -> Int? {
    guard isWordStart else { return nil }
    let word = bytes[index...].prefix(Self.longest).prefix { $0 > 0x20 && !Self.isBracket($0) }
    guard Self.isAddress(word) else { return nil }
    let end = word.lastIndex { !Self.punctuation.contains($0) }
    return end.map { $0 + 1 }
  }

  private var isWordStart: Bool {
    guard index > 0 else { return true }
    let before = bytes[index - 1]
    return before <= 0x20 || Self.isBracket(before)
  }

  private static func isAddress(_ word: ArraySlice<UInt8>) -> Bool {
    if word.starts(with: "www.".utf8) || word.starts(with: "mailto:".utf8) { return true }
    if let colon = word.firstIndex(of: UInt8(ascii: ":")), colon > word.startIndex {
      return word[colon...].starts(with: "://".utf8)
    }
    guard let at = word.firstIndex(of: UInt8(ascii: "@")), at > word.startIndex else {
      return false
    }
    // `%@.` is a specifier and a full stop.
    return !word.contains(UInt8(ascii: "%"))
      && word[at...].dropFirst().dropLast().contains(UInt8(ascii: "."))
  }

  private static func isBracket(_ byte: UInt8) -> Bool { "()<>[]\"'".utf8.contains(byte) }

  private static let punctuation = Set(".,;:!?".utf8)
}
