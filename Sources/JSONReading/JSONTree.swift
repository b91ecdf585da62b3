import AuditModel

/// The values of a JSON text in the order of the text, each with the bytes it takes up.
///
/// A value takes 24 bytes and is named by its number; texts are made when they are asked for.
package struct JSONTree: Sendable {
  /// The kinds of values.
  package enum Kind: UInt8, Hashable, Sendable {
    case null
    case `true`
    case `false`
    case number
    case text
    case list
    case object
  }

  /// A value: where it is, and where the next one is that is not inside of it.
  struct Node: Sendable {
    var kind: Kind
    var hasEscapes = false
    var nameHasEscapes = false
    var start: UInt32
    var end: UInt32
    var nameStart: UInt32 = 0
    var nameEnd: UInt32 = 0
    var next: UInt32 = 0

    init(kind: Kind, start: Int) {
      self.kind = kind
      self.start = UInt32(start)
      end = self.start
    }
  }

  /// The text.
  package let source: JSONSource
  /// Problems that can be read past, in the order of the text.
  package let problems: [JSONProblem]
  let nodes: [Node]

  /// The number of the value that holds all others.
  package var root: Int { 0 }

  /// How many values there are.
  package var count: Int { nodes.count }

  /// The kind of a value.
  package func kind(of index: Int) -> Kind { nodes[index].kind }

  /// The bytes of a value; those of a text with its quotes.
  package func range(of index: Int) -> Range<Int> {
    Int(nodes[index].start)..<Int(nodes[index].end)
  }

  /// The bytes of the name that a value has in its object, with its quotes; empty elsewhere.
  package func nameRange(of index: Int) -> Range<Int> {
    Int(nodes[index].nameStart)..<Int(nodes[index].nameEnd)
  }

  /// The name that a value has in its object.
  package func name(of index: Int) -> String {
    text(in: nameRange(of: index), hasEscapes: nodes[index].nameHasEscapes)
  }

  /// The text, when the value is one.
  package func text(of index: Int) -> String? {
    guard nodes[index].kind == .text else { return nil }
    return text(in: range(of: index), hasEscapes: nodes[index].hasEscapes)
  }

  /// The bytes of a value as they are written.
  package func written(_ index: Int) -> String {
    String(decoding: source.bytes[range(of: index)], as: UTF8.self)
  }

  private func text(in range: Range<Int>, hasEscapes: Bool) -> String {
    guard range.count > 2 else { return "" }
    let inner = range.dropFirst().dropLast()
    if hasEscapes { return JSONTextDecoder.text(source.bytes[inner]) }
    return source.bytes.withUnsafeBufferPointer { String(decoding: $0[inner], as: UTF8.self) }
  }
}

extension JSONTree {
  /// The numbers of the values that are directly in an object or a list.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    private let nodes: [Node]
    private var index: Int
    private let end: Int

    init(of parent: Int, in nodes: [Node]) {
      self.nodes = nodes
      index = parent + 1
      end = Int(nodes[parent].next)
    }

    /// The number of the next value.
    package mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].next) }
      return index
    }
  }

  /// The values that are directly in an object or a list.
  package func children(of index: Int) -> Children { Children(of: index, in: nodes) }

  /// The field of an object with a name; of several the last, as in Foundation.
  package func field(_ name: String, of index: Int) -> Int? {
    guard nodes[index].kind == .object else { return nil }
    var name = name
    return name.withUTF8 { wanted in
      var found: Int?
      for child in children(of: index) where isName(of: child, wanted) { found = child }
      return found
    }
  }

  /// Whether a value has this name in its object.
  package func isName(of index: Int, _ wanted: String) -> Bool {
    var wanted = wanted
    return wanted.withUTF8 { isName(of: index, $0) }
  }

  /// The numbers of all values inside of a value, however deep.
  package func descendants(of index: Int) -> Range<Int> {
    (index + 1)..<Int(nodes[index].next)
  }

  private func isName(of index: Int, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[index]
    if node.nameHasEscapes { return name(of: index).utf8.elementsEqual(wanted) }
    let start = Int(node.nameStart) + 1
    guard Int(node.nameEnd) - 1 - start == wanted.count else { return false }
    return source.bytes.withUnsafeBufferPointer { bytes in
      for offset in wanted.indices where bytes[start + offset] != wanted[offset] { return false }
      return true
    }
  }
}
