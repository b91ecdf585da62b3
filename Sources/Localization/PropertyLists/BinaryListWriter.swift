import AuditModel

/// Writes strings, lists and dictionaries as a binary property list.
///
/// Foundation's own writer puts dictionaries in another order in every run. The format is that of
/// `CFBinaryPList.c`: a head, the objects, their offsets, and a trailer of 32 bytes.
struct BinaryListWriter {
  private enum Object {
    case text(String)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var texts: [ExactText: Int] = [:]

  /// The bytes of a file with this value; whatever is none of the three becomes an empty text.
  static func bytes(of root: PropertyListNode) -> [UInt8] {
    var writer = BinaryListWriter()
    let top = writer.add(root)
    return writer.file(top: top)
  }

  /// Gathers what a value consists of; strings that are the same are written once.
  private mutating func add(_ node: PropertyListNode) -> Int {
    let index = objects.count
    switch node.value {
    case .scalar: return add("")
    case .text(let text): return add(text)
    case .array(let nodes):
      objects.append(.array([]))
      objects[index] = .array(nodes.map { add($0) })
    case .dictionary(let members):
      objects.append(.array([]))
      objects[index] = .dictionary(
        keys: members.map { add($0.key) }, values: members.map { add($0.node) })
    }
    return index
  }

  private mutating func add(_ text: String) -> Int {
    if let index = texts[ExactText(text)] { return index }
    texts[ExactText(text)] = objects.count
    objects.append(.text(text))
    return objects.count - 1
  }

  private func file(top: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    let width = Self.width(of: objects.count)
    for object in objects {
      offsets.append(bytes.count)
      Self.append(object, referenceWidth: width, to: &bytes)
    }
    let table = bytes.count
    let offsetWidth = Self.width(of: table)
    for offset in offsets { Self.append(offset, width: offsetWidth, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(width)]
    for number in [objects.count, top, table] { Self.append(number, width: 8, to: &bytes) }
    return bytes
  }

  private static func append(
    _ object: Object, referenceWidth: Int, to bytes: inout [UInt8]
  ) {
    switch object {
    case .text(let text) where text.utf8.allSatisfy { $0 < 0x80 }:
      append(marker: 0x50, count: text.utf8.count, to: &bytes)
      bytes += text.utf8
    case .text(let text):
      append(marker: 0x60, count: text.utf16.count, to: &bytes)
      for unit in text.utf16 { append(Int(unit), width: 2, to: &bytes) }
    case .array(let elements):
      append(marker: 0xA0, count: elements.count, to: &bytes)
      for index in elements { append(index, width: referenceWidth, to: &bytes) }
    case .dictionary(let keys, let values):
      append(marker: 0xD0, count: keys.count, to: &bytes)
      for index in keys + values { append(index, width: referenceWidth, to: &bytes) }
    }
  }

  /// The kind of an object with its length; a long one is written as a number of its own.
  private static func append(marker: UInt8, count: Int, to bytes: inout [UInt8]) {
    if count < 15 { return bytes.append(marker | UInt8(count)) }
    let width = width(of: count)
    bytes += [marker | 0x0F, 0x10 | UInt8(width.trailingZeroBitCount)]
    append(count, width: width, to: &bytes)
  }

  private static func append(_ number: Int, width: Int, to bytes: inout [UInt8]) {
    for shift in (0..<width).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (shift * 8)))
    }
  }

  /// How many bytes a number needs: 1, 2, 4 or 8.
  private static func width(of number: Int) -> Int {
    [1, 2, 4].first { number < 1 << ($0 * 8) } ?? 8
  }
}
