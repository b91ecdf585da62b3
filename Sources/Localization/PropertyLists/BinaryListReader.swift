import AuditModel

/// Reads a binary property list: a head, objects that name each other by their numbers, their
/// offsets, and a trailer of 32 bytes (`CFBinaryPList.c`).
///
/// One object may be in many places, so that a few bytes can describe a huge value; its expanded
/// size is counted. Foundation's own reader takes such a value for a small one, and whatever goes
/// through it then does not end.
struct BinaryListReader {
  /// Why the list cannot be read, in a clause.
  struct Failure: Error, Hashable {
    let message: String

    static let damaged = Self(message: "the binary property list is damaged")
    static let tooDeep = Self(message: "values are nested more than \(deepest) deep")
    static let tooMany = Self(
      message: "it holds the same lists again and again, more than its size can mean")
    static let tooLong = Self(message: "its strings have more than \(mostTextBytes >> 20) MB")
  }

  /// How deep values may be nested.
  private static let deepest = 100
  /// How long all strings may be together, those counted twice that are in two places.
  private static let mostTextBytes = 256 << 20
  private static let trailerLength = 32

  private let bytes: [UInt8]
  private let location: SourceLocation
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let objectCount: Int
  /// Where the offsets of the objects begin, which is where the objects end.
  private let table: Int
  private var texts: [Int: String] = [:]
  private var valueCount = 0
  private var textBytes = 0

  /// Whether bytes are a binary property list, damaged or not.
  static func canRead(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".utf8) }

  /// The value of a list; all of it is at one place, as the format has no lines.
  static func read(
    _ bytes: [UInt8], location: SourceLocation
  ) throws(Failure) -> PropertyListNode {
    var (reader, top) = try opened(bytes, location)
    return try reader.node(top, depth: 0)
  }

  /// Takes what the trailer says.
  private static func opened(
    _ bytes: [UInt8], _ location: SourceLocation
  ) throws(Failure) -> (reader: Self, top: Int) {
    let start = bytes.count - trailerLength
    guard start >= 8 else { throw .damaged }
    let (offsetWidth, referenceWidth) = (Int(bytes[start + 6]), Int(bytes[start + 7]))
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      let count = bytes.number(at: start + 8, width: 8),
      let top = bytes.number(at: start + 16, width: 8),
      let table = bytes.number(at: start + 24, width: 8),
      (9...start).contains(table), count <= (start - table) / offsetWidth
    else { throw .damaged }
    let reader = Self(
      bytes: bytes, location: location, offsetWidth: offsetWidth, referenceWidth: referenceWidth,
      objectCount: count, table: table)
    return (reader, top)
  }

  private init(
    bytes: [UInt8], location: SourceLocation, offsetWidth: Int, referenceWidth: Int,
    objectCount: Int, table: Int
  ) {
    self.bytes = bytes
    self.location = location
    self.offsetWidth = offsetWidth
    self.referenceWidth = referenceWidth
    self.objectCount = objectCount
    self.table = table
  }
}

extension BinaryListReader {
  private mutating func node(_ object: Int, depth: Int) throws(Failure) -> PropertyListNode {
    valueCount += 1
    // Each value is named by a byte at least, unless what names it is in several places itself.
    if valueCount > bytes.count { throw .tooMany }
    if depth > Self.deepest { throw .tooDeep }
    let offset = try offset(of: object)
    let value: PropertyListNode.Value
    switch bytes[offset] >> 4 {
    case 0x5, 0x6: value = .text(try text(object))
    case 0xA, 0xC: value = .array(try elements(at: offset, depth: depth))
    case 0xD: value = .dictionary(try members(at: offset, depth: depth))
    case 0x0: value = .scalar([0x08: "false", 0x09: "true"][bytes[offset]] ?? "data")
    case 0x1: value = .scalar("integer")
    case 0x2: value = .scalar("real")
    case 0x3: value = .scalar("date")
    case 0x4, 0x8: value = .scalar("data")
    default: throw .damaged
    }
    return PropertyListNode(value: value, location: location)
  }

  private func offset(of object: Int) throws(Failure) -> Int {
    guard (0..<objectCount).contains(object),
      let offset = bytes.number(at: table + object * offsetWidth, width: offsetWidth),
      (8..<table).contains(offset)
    else { throw .damaged }
    return offset
  }

  private mutating func elements(
    at offset: Int, depth: Int
  ) throws(Failure) -> [PropertyListNode] {
    let (start, count) = try extent(at: offset, width: referenceWidth)
    var nodes: [PropertyListNode] = []
    for index in 0..<count {
      nodes.append(try node(try reference(index, from: start), depth: depth + 1))
    }
    return nodes
  }

  /// The members by their keys, since the order of a binary dictionary means nothing.
  private mutating func members(
    at offset: Int, depth: Int
  ) throws(Failure) -> [PropertyListMember] {
    // The keys come first, then as many values.
    let (start, count) = try extent(at: offset, width: 2 * referenceWidth)
    var members: [PropertyListMember] = []
    for index in 0..<count {
      let key = try text(try reference(index, from: start))
      let node = try node(try reference(count + index, from: start), depth: depth + 1)
      members.append(
        PropertyListMember(key: key, keyLocation: location, comment: nil, node: node))
    }
    return members.sorted { $0.key < $1.key }
  }

  private func reference(_ index: Int, from start: Int) throws(Failure) -> Int {
    guard let object = bytes.number(at: start + index * referenceWidth, width: referenceWidth)
    else { throw .damaged }
    return object
  }

  private mutating func text(_ object: Int) throws(Failure) -> String {
    let text: String
    if let known = texts[object] { text = known } else { text = try decodedText(object) }
    texts[object] = text
    textBytes += text.utf8.count
    if textBytes > Self.mostTextBytes { throw .tooLong }
    return text
  }

  private func decodedText(_ object: Int) throws(Failure) -> String {
    let offset = try offset(of: object)
    switch bytes[offset] >> 4 {
    case 0x5:
      let (start, count) = try extent(at: offset, width: 1)
      let ascii = bytes[start..<start + count]
      guard ascii.allSatisfy({ $0 < 0x80 }) else { throw .damaged }
      return String(decoding: ascii, as: UTF8.self)
    case 0x6:
      let (start, count) = try extent(at: offset, width: 2)
      let units = (0..<count).map { index in
        UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
      }
      return String(decoding: units, as: UTF16.self)
    default: throw .damaged
    }
  }

  /// Where what an object consists of begins, and how many parts of some bytes it has.
  private func extent(
    at offset: Int, width: Int
  ) throws(Failure) -> (start: Int, count: Int) {
    var (start, count) = (offset + 1, Int(bytes[offset] & 0x0F))
    if count == 0x0F {
      // A long count is a whole number of its own.
      guard start < table, bytes[start] >> 4 == 0x1, bytes[start] & 0x0F <= 3,
        case let length = 1 << Int(bytes[start] & 0x0F),
        let number = bytes.number(at: start + 1, width: length)
      else { throw .damaged }
      (start, count) = (start + 1 + length, number)
    }
    guard start <= table, count <= (table - start) / width else { throw .damaged }
    return (start, count)
  }
}

extension [UInt8] {
  /// The whole number of some bytes, the highest first; none when it is not there, or too large.
  fileprivate func number(at offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset <= count - width else { return nil }
    var number: UInt64 = 0
    for byte in self[offset..<offset + width] { number = number << 8 | UInt64(byte) }
    return Int(exactly: number)
  }
}
