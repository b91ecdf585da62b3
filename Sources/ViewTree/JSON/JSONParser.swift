/// Reads a JSON text into values that know their places.
///
/// Without recursion, so that no text can use up the stack, and within bounds of size and depth.
struct JSONParser {
  /// No screen needs a file of more bytes.
  static let byteLimit = 64 << 20
  /// Twice the depth of views, since each is an object in a list, and room for what they hold.
  static let depthLimit = 512
  /// No screen has as many values; they take far more memory than the bytes they are read from.
  static let valueLimit = 2_000_000

  private let valueLimit: Int
  private var scanner: JSONScanner
  private var open: [Container] = []
  private var valueCount = 0

  /// An object or a list that has not been closed yet.
  private struct Container {
    let isObject: Bool
    let offset: Int
    var elements: [JSONValue] = []
    var members: [JSONMember] = []
    var names: Set<String> = []
    var name = ""
    var nameOffset = 0

    var value: JSONValue {
      JSONValue(kind: isObject ? .object(members) : .array(elements), offset: offset)
    }

    var closingMark: Unicode.Scalar { isObject ? "}" : "]" }

    mutating func append(_ value: JSONValue) {
      if isObject {
        members.append(JSONMember(name: name, nameOffset: nameOffset, value: value))
      } else {
        elements.append(value)
      }
    }
  }

  /// The value that the text describes.
  static func parse(
    _ source: JSONSource, valueLimit: Int = valueLimit
  ) throws(ScreenFileError) -> JSONValue {
    guard source.bytes.count <= byteLimit else {
      throw source.error("the file has more than \(byteLimit >> 20) MB", at: 0)
    }
    if source.bytes.starts(with: [0xFE, 0xFF]) || source.bytes.starts(with: [0xFF, 0xFE]) {
      throw source.error(
        "the file is in UTF-16", at: 0, suggestion: "save the file in UTF-8")
    }
    var parser = JSONParser(scanner: JSONScanner(source), valueLimit: valueLimit)
    return try parser.document()
  }

  private init(scanner: JSONScanner, valueLimit: Int) {
    self.scanner = scanner
    self.valueLimit = valueLimit
  }

  private mutating func document() throws(ScreenFileError) -> JSONValue {
    var complete: JSONValue?
    repeat {
      if let value = complete { complete = try put(value) } else { complete = try begin() }
    } while !open.isEmpty || complete == nil
    scanner.skipWhitespace()
    guard let complete, scanner.next == nil else { throw scanner.unexpected("the end") }
    return complete
  }

  /// Reads a value, or the beginning of a container that is not empty.
  private mutating func begin() throws(ScreenFileError) -> JSONValue? {
    scanner.skipWhitespace()
    try countValue()
    let offset = scanner.offset
    let isObject = scanner.take("{")
    guard isObject || scanner.take("[") else { return try scanner.scalar() }
    guard open.count < Self.depthLimit else {
      throw scanner.source.error(
        "values are nested more than \(Self.depthLimit) deep", at: offset,
        suggestion: "does something contain itself?")
    }
    open.append(Container(isObject: isObject, offset: offset))
    scanner.skipWhitespace()
    if scanner.take(isObject ? "}" : "]") { return open.removeLast().value }
    if isObject { try readName() }
    return nil
  }

  /// Puts a value into the innermost container, and closes that if nothing follows.
  private mutating func put(_ value: JSONValue) throws(ScreenFileError) -> JSONValue? {
    let last = open.count - 1
    open[last].append(value)
    scanner.skipWhitespace()
    if scanner.take(open[last].closingMark) { return open.removeLast().value }
    let comma = scanner.offset
    guard scanner.take(",") else {
      throw scanner.unexpected("a comma or “\(open[last].closingMark)”")
    }
    scanner.skipWhitespace()
    if scanner.next == UInt8(ascii: open[last].closingMark) {
      throw scanner.source.error(
        "nothing follows this comma", at: comma, suggestion: "take the comma away")
    }
    if open[last].isObject { try readName() }
    return nil
  }

  private mutating func readName() throws(ScreenFileError) {
    let offset = scanner.offset
    guard scanner.next == UInt8(ascii: "\"") else {
      throw scanner.unexpected("the name of a field between double quotes")
    }
    let name = try scanner.string()
    scanner.skipWhitespace()
    guard scanner.take(":") else { throw scanner.unexpected("a colon") }
    let last = open.count - 1
    guard open[last].names.insert(name).inserted else {
      throw scanner.source.error(
        "the field “\(name.shortened)” is there twice", at: offset,
        suggestion: "leave one of them out")
    }
    open[last].name = name
    open[last].nameOffset = offset
  }

  private mutating func countValue() throws(ScreenFileError) {
    valueCount += 1
    if valueCount > valueLimit {
      throw scanner.source.error(
        "the file has more than \(valueLimit) values", at: scanner.offset)
    }
  }
}

extension JSONScanner {
  /// The error for what stands here in the place of something else.
  func unexpected(_ expected: String) -> ScreenFileError {
    guard let next else { return source.error("the file ends before \(expected)", at: offset) }
    let suggestion: String? =
      switch next {
      case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
      case UInt8(ascii: "'"): "texts and names stand between double quotes"
      default: nil
      }
    guard (0x21...0x7E).contains(next) else {
      return source.error("\(expected) was expected here", at: offset, suggestion: suggestion)
    }
    let mark = Character(Unicode.Scalar(next))
    return source.error(
      "“\(mark)” stands where \(expected) was expected", at: offset, suggestion: suggestion)
  }
}
