import SourceText

/// Reads the smallest parts of a JSON text: white space, words, numbers, texts and marks.
///
/// Source: RFC 8259, which has no comments; where they are allowed they are those of ECMAScript.
struct JSONScanner {
  let source: JSONSource
  let isLenient: Bool
  let allowsComments: Bool
  private(set) var offset: Int
  /// Half characters that were read past.
  private(set) var problems: [JSONProblem] = []

  init(_ source: JSONSource, _ limits: JSONLimits) {
    self.source = source
    isLenient = limits.isLenient
    allowsComments = limits.allowsComments
    offset = source.start
  }

  /// The next byte, or none at the end.
  var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  /// Goes on by so many bytes.
  mutating func skip(_ count: Int = 1) { offset += count }

  /// Goes on to a byte further on.
  mutating func skip(to offset: Int) { self.offset = offset }

  /// Goes on behind white space.
  mutating func skipWhitespace() {
    let start = offset
    // Half of such a file is indentation.
    offset = source.bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] <= 0x20, bytes[index].isMarkupSpace { index += 1 }
      return index
    }
  }

  /// Goes on behind white space, and behind comments where they are allowed.
  mutating func skipSpace() throws(JSONError) {
    skipWhitespace()
    guard allowsComments else { return }
    while next == UInt8(ascii: "/"), try skipComment() { skipWhitespace() }
  }

  /// Goes on behind a comment; returns whether there is one.
  private mutating func skipComment() throws(JSONError) -> Bool {
    let start = offset
    guard offset + 1 < source.bytes.count else { return false }
    switch source.bytes[offset + 1] {
    case UInt8(ascii: "/"):
      while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 2
      while !source.bytes[offset...].starts(with: [UInt8(ascii: "*"), UInt8(ascii: "/")]) {
        guard offset < source.bytes.count else {
          throw source.error("this comment has no end", at: start, suggestion: "end it with */")
        }
        offset += 1
      }
      offset += 2
    default: return false
    }
    return true
  }

  /// Goes on behind the mark if it is next.
  mutating func take(_ mark: UInt8) -> Bool {
    guard next == mark else { return false }
    offset += 1
    return true
  }

  /// Goes on behind a text, number, truth value or null.
  mutating func scalar() throws(JSONError) -> JSONTree.Node {
    let start = offset
    var node = JSONTree.Node(kind: .null, start: start)
    switch next {
    case UInt8(ascii: "\""):
      node.kind = .text
      node.hasEscapes = try skipText()
    case UInt8(ascii: "-"), .some(0x30...0x39):
      node.kind = .number
      try skipNumber()
    case .some(0x41...0x5A), .some(0x61...0x7A): node.kind = try skipWord()
    default: throw unexpected("a value")
    }
    node.end = UInt32(offset)
    return node
  }

  private mutating func skipWord() throws(JSONError) -> JSONTree.Kind {
    let start = offset
    while let byte = next, isWordByte(byte) { offset += 1 }
    let word = source.bytes[start..<offset]
    if word.elementsEqual("true".utf8) { return .true }
    if word.elementsEqual("false".utf8) { return .false }
    if word.elementsEqual("null".utf8) { return .null }
    throw source.error(
      "“\(String(decoding: word, as: UTF8.self).shortened)” is no JSON value", at: start,
      suggestion: "strings are written between double quotes")
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F
  }

  private mutating func skipNumber() throws(JSONError) {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try skipDigits(of: start) }
    if take(UInt8(ascii: ".")) { try skipDigits(of: start) }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try skipDigits(of: start)
    }
    if let byte = next, isWordByte(byte) || byte == UInt8(ascii: ".") {
      throw source.error("this is no JSON number", at: start)
    }
    guard offset - start <= 100 else {
      throw source.error("this number has more than 100 digits", at: start)
    }
  }

  private mutating func skipDigits(of start: Int) throws(JSONError) {
    let first = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    if offset == first { throw source.error("this is no JSON number", at: start) }
  }

  mutating func note(_ problem: JSONProblem) {
    if problems.count < JSONLimits.mostProblems { problems.append(problem) }
  }
}

extension JSONScanner {
  /// The error for what is here in the place of something else.
  func unexpected(_ expected: String) -> JSONError {
    guard let next else { return source.error("the file ends before \(expected)", at: offset) }
    let suggestion: String? =
      switch next {
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        allowsComments ? "comments begin with // or /*" : "JSON has no comments"
      case UInt8(ascii: "'"): "strings and names are written between double quotes"
      default: nil
      }
    guard (0x21...0x7E).contains(next) else {
      return source.error("\(expected) was expected here", at: offset, suggestion: suggestion)
    }
    let mark = Character(Unicode.Scalar(next))
    return source.error(
      "unexpected “\(mark)”; \(expected) was expected", at: offset, suggestion: suggestion)
  }
}
