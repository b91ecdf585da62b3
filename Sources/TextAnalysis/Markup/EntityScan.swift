/// Finds references to characters, and what was meant to be one.
package struct EntityScan {
  /// A reference.
  package struct Entity {
    /// Its problem, if there is one.
    package enum State {
      case whole
      case unfinished
      case spaced
      case doubled
    }

    package let name: String
    package let text: String
    package let state: State
  }

  /// The references in their order.
  package let all: [Entity]

  /// Reads a text, in linear time.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var result: [Entity] = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "&") {
      if let entity = Self.entity(bytes, at: index) { result.append(entity) }
    }
    all = result
  }

  private static func entity(_ bytes: [UInt8], at start: Int) -> Entity? {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func entity(_ name: String, _ end: Int, _ state: Entity.State) -> Entity {
      Entity(name: name, text: String(decoding: bytes[start..<end], as: UTF8.self), state: state)
    }
    func name(from first: Int) -> (text: String, end: Int)? {
      var end = first
      while end - first < 10, byte(end) == UInt8(ascii: "#") && end == first || byte(end).isNamePart
      {
        end += 1
      }
      let text = String(decoding: bytes[first..<min(end, bytes.count)], as: UTF8.self)
      return isKnown(text) ? (text, end) : nil
    }
    let isSpaced = byte(start + 1) == 0x20
    guard let found = name(from: start + (isSpaced ? 2 : 1)) else { return nil }
    let isClosed = byte(found.end) == UInt8(ascii: ";")
    if isSpaced { return isClosed ? entity(found.text, found.end + 1, .spaced) : nil }
    guard isClosed else {
      // `&copy=` is a part of a web address; a number may be one, too.
      let isPart = byte(found.end) == UInt8(ascii: "=") || found.text.hasPrefix("#")
      return isPart ? nil : entity(found.text, found.end, .unfinished)
    }
    if found.text == "amp", let second = name(from: found.end + 1),
      byte(second.end) == UInt8(ascii: ";")
    {
      return entity(second.text, second.end + 1, .doubled)
    }
    return entity(found.text, found.end + 1, .whole)
  }

  private static func isKnown(_ name: String) -> Bool {
    if name.hasPrefix("#") { return name.count > 1 && name.dropFirst().allSatisfy(\.isHexOrX) }
    return names.contains(name)
  }

  // Those that people use; names of accented letters end in one of a few words.
  private static let names: Set = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "trade", "hellip", "mdash", "ndash",
    "laquo", "raquo", "ldquo", "rdquo", "lsquo", "rsquo", "bdquo", "sbquo", "bull", "middot",
    "times", "deg", "shy", "ensp", "emsp", "thinsp", "zwnj", "zwj", "lrm", "rlm", "euro", "sect",
    "para", "iexcl", "iquest", "larr", "rarr", "szlig", "auml", "ouml", "uuml", "Auml", "Ouml",
    "Uuml", "eacute", "egrave", "agrave", "aacute", "oacute", "uacute", "iacute", "ntilde",
    "ccedil", "aring", "oslash", "aelig", "ecirc", "ocirc", "acirc",
  ]
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}

extension Character {
  fileprivate var isHexOrX: Bool { isHexDigit || self == "x" || self == "X" }
}
