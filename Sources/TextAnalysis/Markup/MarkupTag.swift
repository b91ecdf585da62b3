import MessageSyntax

/// A tag of HTML or XML in a text.
package struct MarkupTag: Hashable {
  /// How it counts.
  package enum Kind: Hashable {
    case opening
    case closing
    /// `<br/>`, and `<br>`, which has no end.
    case empty
  }

  /// Its name in lower case.
  package var name: String
  package var kind: Kind
  /// Its attributes with their values, the names in lower case.
  package var attributes: [String: String]
  /// As it is written.
  package var text: String

  /// The tags of a text, in linear time.
  package static func all(in text: String) -> [MarkupTag] {
    let bytes = Array(text.utf8)
    var result: [MarkupTag] = []
    var doubtful: [Int] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let end = tagEnd(bytes, from: index + 1)
      if let end, let tag = MarkupTag(bytes[index..<end]) {
        if tag.mayBeOfManual(at: index, in: bytes) { doubtful.append(result.count) }
        result.append(tag)
      }
      index = max(index + 1, end ?? 0)
    }
    // A tag with another half is none of a manual.
    let alone = doubtful.filter { position in
      let tag = result[position]
      return !result.contains { $0.name == tag.name && $0.kind != tag.kind }
    }
    for position in alone.reversed() { result.remove(at: position) }
    return result
  }

  /// Behind the `>`; none when another tag begins before it.
  private static func tagEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ">") { return index + 1 }
      if bytes[index] == UInt8(ascii: "<") { return nil }
      index += 1
    }
    return nil
  }

  /// Reads a tag with its angle brackets.
  private init?(_ bytes: ArraySlice<UInt8>) {
    text = String(decoding: bytes, as: UTF8.self)
    var inner = bytes.dropFirst().dropLast()
    kind = .opening
    if inner.first == UInt8(ascii: "/") {
      kind = .closing
      inner = inner.dropFirst()
    } else if inner.last == UInt8(ascii: "/") {
      kind = .empty
      inner = inner.dropLast()
    }
    let name = inner.prefix { $0.isTagNamePart }
    guard let first = name.first, first != UInt8(ascii: "-"), first != UInt8(ascii: ".") else {
      return nil
    }
    let rest = inner[name.endIndex...]
    guard rest.first.map({ $0 <= 0x20 }) ?? true else { return nil }
    self.name = String(decoding: name, as: UTF8.self).lowercased()
    if kind == .opening, Self.withoutEnd.contains(self.name) { kind = .empty }
    attributes = rest.isEmpty ? [:] : Self.attributes(String(decoding: rest, as: UTF8.self))
  }

  private static func attributes(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    var rest = Substring(text)
    while true {
      rest = rest.drop { $0.isWhitespace }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
      rest = rest[name.endIndex...].drop { $0.isWhitespace }
      if name.isEmpty && rest.first != "=" { return result }
      var value: Substring = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop { $0.isWhitespace }
        if let quote = rest.first, quote == "\"" || quote == "'" {
          rest = rest.dropFirst()
          value = rest.prefix { $0 != quote }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { !$0.isWhitespace }
          rest = rest[value.endIndex...]
        }
      }
      if !name.isEmpty { result[name.lowercased()] = String(value) }
    }
  }

  /// Whether it may be what a manual page in POD has in angle brackets behind a capital letter, as in
  /// `F</etc/hosts>` (perlpod, Formatting Codes).
  private func mayBeOfManual(at start: Int, in bytes: [UInt8]) -> Bool {
    guard start > 0, "BCEFILSXZ".utf8.contains(bytes[start - 1]),
      start == 1 || !(0x61...0x7A).contains(bytes[start - 2] | 0x20)
    else { return false }
    return !MarkupTags.isOfHTML(self)
  }

  /// Whether a quotation mark in it has no other half, so that it ends elsewhere than it seems.
  var hasOpenQuote: Bool {
    text.hasASCII("=") && text.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 1
  }

  /// The elements of HTML that have no end.
  static let withoutEnd: Set = ["br", "hr", "img", "wbr", "input", "meta", "link", "col", "source"]
}

extension UInt8 {
  fileprivate var isTagNamePart: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) || self == 0x2D
      || self == 0x3A || self == 0x2E || self == 0x5F
  }
}
