/// A drawing made by us, with the words that stand for it where it is not seen.
struct OwnDrawing: Equatable, Sendable {
  /// The subject of the drawing.
  let label: String
  /// The markup after `<svg`.
  let rest: String

  /// Takes one SVG element that holds shapes and numbers alone; anything else is no drawing of ours.
  ///
  /// Drawings are made of outlines and hold no text of the app: this is a second lock on the door.
  init?(svg: String, label: String) {
    guard svg.hasPrefix("<svg "), Self.holdsShapesAlone(Array(svg.utf8)) else { return nil }
    self.label = label
    rest = String(svg.dropFirst("<svg".count))
  }

  /// Outlines that other drawings on the page use, of which nothing is seen.
  static func definitions(_ lines: [String]) -> OwnDrawing? {
    OwnDrawing(
      svg:
        "<svg class=\"definitions\" aria-hidden=\"true\"><defs>\n\(lines.joined(separator: "\n"))\n</defs></svg>",
      label: "")
  }

  /// Whether SVG elements that were kept in a file hold shapes and numbers alone, and refer to nothing but each
  /// other.
  static func isOwn(_ markup: String) -> Bool {
    let bytes = Array(markup.utf8)
    return holdsShapesAlone(bytes) && refersToOwn(in: bytes, after: "href", "=\"#")
      && refersToOwn(in: bytes, after: "url", "(#")
  }

  /// Whether each place with a word, in whatever case, goes on as references within a page do.
  private static func refersToOwn(
    in bytes: [UInt8], after word: StaticString, _ reference: StaticString
  ) -> Bool {
    let length = word.utf8CodeUnitCount
    let name = UnsafeBufferPointer(start: word.utf8Start, count: length)
    let next = UnsafeBufferPointer(start: reference.utf8Start, count: reference.utf8CodeUnitCount)
    return bytes.indices.dropLast(length).allSatisfy { start in
      // Most bytes are no beginning of the word.
      guard bytes[start] | 0x20 == name[0],
        bytes[start..<start + length].elementsEqual(name, by: { $0 | 0x20 == $1 })
      else { return true }
      return bytes[(start + length)...].starts(with: next)
    }
  }

  private static let elements: Set = [
    "svg", "defs", "g", "path", "use", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "clipPath", "symbol", "linearGradient", "radialGradient", "stop", "pattern", "mask",
  ]

  private static func holdsShapesAlone(_ bytes: [UInt8]) -> Bool {
    var isAfterLetter = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<"), !isShape(bytes[(index + 1)...]),
        !isNumber(bytes[(index + 1)...])
      {
        return false
      }
      let isLetter = byte.isLetter
      if isLetter, !isAfterLetter, isHandler(byte, bytes[(index + 1)...].first) { return false }
      isAfterLetter = isLetter
    }
    return true
  }

  private static func isShape(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.drop { $0 == UInt8(ascii: "/") }.prefix(while: \.isLetter)
    return elements.contains(String(decoding: name, as: UTF8.self))
  }

  /// Whether it is a text of digits alone, or the end of one.
  private static func isNumber(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.starts(with: "/text>".utf8) { return true }
    guard rest.starts(with: "text ".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    return rest[(end + 1)...].drop { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.first
      == UInt8(ascii: "<")
  }

  /// Whether a name begins with `on`, as those of event handlers do.
  private static func isHandler(_ first: UInt8, _ second: UInt8?) -> Bool {
    first | 0x20 == UInt8(ascii: "o") && second.map { $0 | 0x20 } == UInt8(ascii: "n")
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  fileprivate var isLetter: Bool {
    let lowercase = self | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }
}
