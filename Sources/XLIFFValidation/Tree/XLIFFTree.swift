import SourceText
import XMLReading

/// A whole document in the order in which it is written: each element is followed by what is in it.
///
/// An element is known by its index. All that an element contains lies between its index and
/// `end(of:)`, so that walking the tree is counting. Names are kept once, and texts where they are
/// in the document, so that a document of many units takes little memory beside its bytes.
final class XLIFFTree {
  /// A name of elements and attributes.
  struct Name {
    let local: String
    let vocabulary: Vocabulary
    /// Which of the foreign namespaces it is in, below 0 for none.
    let namespace: Int32
  }

  /// An element, or a piece of text.
  struct Node {
    /// The number of an element's name, or which kind of text it is.
    var name: Int32
    var parent: Int32
    var end: Int32
    /// Where it begins in the document.
    var offset: Int32
    /// The first of an element's attributes, or of a text's bytes, and how many there are.
    var first: Int32
    var count: Int32

    /// A text that is in the document as it is.
    static let plainText: Int32 = -1
    /// A text with references, whose bytes are among those of the values.
    static let otherText: Int32 = -2
  }

  /// An attribute of an element as it is kept; declarations of namespaces are none.
  struct AttributeRecord {
    var name: Int32
    /// Its value among the bytes of all values.
    var first: Int32
    var count: Int32
  }

  /// All that is kept of a document.
  struct Content {
    var document: [UInt8]
    var nodes: [Node] = []
    var names: [Name] = []
    var attributes: [AttributeRecord] = []
    /// The bytes of values, and of texts that the document has with references.
    var values: [UInt8] = []
    var namespaces: [String] = []
    /// The prefix that the root is written with.
    var rootPrefix: String?
    /// The namespace of the root.
    var rootNamespace: String?
    /// Whether an attribute `xml:lang` is anywhere in the document.
    var hasLanguages = false
    /// Whether an attribute `xml:space` is anywhere in the document.
    var hasSpaces = false
  }

  let nodes: [Node]
  let names: [Name]
  let records: [AttributeRecord]
  let rootPrefix: String?
  let rootNamespace: String?
  let hasLanguages: Bool
  let hasSpaces: Bool
  fileprivate let document: [UInt8]
  fileprivate let values: [UInt8]
  let namespaces: [String]
  private let locations: LazyLocations

  init(_ content: consuming Content) {
    document = content.document
    nodes = content.nodes
    names = content.names
    records = content.attributes
    values = content.values
    namespaces = content.namespaces
    rootPrefix = content.rootPrefix
    rootNamespace = content.rootNamespace
    hasLanguages = content.hasLanguages
    hasSpaces = content.hasSpaces
    locations = LazyLocations(content.document)
  }

  /// The namespace of an extension, none for everything else.
  func foreignNamespace(of node: Int) -> String? {
    guard isElement(node) else { return nil }
    let index = Int(names[Int(nodes[node].name)].namespace)
    return index < 0 ? nil : namespaces[index]
  }

  func location(of node: Int) -> TextLocation { locations.location(at: Int(nodes[node].offset)) }
}

extension XLIFFTree {
  /// The outermost element.
  static let root = 0

  func isElement(_ node: Int) -> Bool { nodes[node].name >= 0 }

  /// The number of an element's name, below 0 for a text.
  func nameNumber(of node: Int) -> Int { Int(nodes[node].name) }

  func name(of node: Int) -> String {
    let number = nameNumber(of: node)
    return number < 0 ? "" : names[number].local
  }

  func vocabulary(of node: Int) -> Vocabulary {
    let number = nameNumber(of: node)
    return number < 0 ? .none : names[number].vocabulary
  }

  /// The name as it is best written in a message, with the usual prefix.
  func qualifiedName(of node: Int) -> String { vocabulary(of: node).qualified(name(of: node)) }

  func isCore(_ node: Int, _ name: String) -> Bool { isElement(node, .core, name) }

  /// Whether an element lies in a vocabulary and has this name.
  func isElement(_ node: Int, _ vocabulary: Vocabulary, _ name: String) -> Bool {
    let number = nameNumber(of: node)
    return number >= 0 && names[number].vocabulary == vocabulary && names[number].local == name
  }

  func parent(of node: Int) -> Int? {
    nodes[node].parent < 0 ? nil : Int(nodes[node].parent)
  }

  /// The index behind all that the node contains.
  func end(of node: Int) -> Int { Int(nodes[node].end) }

  /// Whether there is anything in the element, texts included.
  func isEmpty(_ node: Int) -> Bool { end(of: node) == node + 1 }

  /// The children of the element, texts included.
  func childNodes(of node: Int) -> ChildNodes {
    ChildNodes(tree: self, position: node + 1, end: end(of: node))
  }

  /// The elements that are directly in the element.
  func children(of node: Int) -> LazyFilterSequence<ChildNodes> {
    childNodes(of: node).lazy.filter { self.isElement($0) }
  }

  /// The first element of the core with this name that is directly in the element.
  func coreChild(_ name: String, of node: Int) -> Int? {
    for child in childNodes(of: node) where isCore(child, name) { return child }
    return nil
  }

  /// The element and all elements around it, from the inside to the outside.
  func ancestorsAndSelf(of node: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: node) { self.parent(of: $0) }
  }

  /// The nearest element of the core around the node, or the node itself, that has this name.
  func enclosing(_ name: String, of node: Int) -> Int? {
    var current: Int? = node
    while let element = current {
      if isCore(element, name) { return element }
      current = parent(of: element)
    }
    return nil
  }
}

extension XLIFFTree {
  /// An attribute of an element.
  struct Attribute {
    fileprivate let tree: XLIFFTree
    fileprivate let index: Int

    var name: String { tree.names[Int(tree.records[index].name)].local }
    var vocabulary: Vocabulary { tree.names[Int(tree.records[index].name)].vocabulary }
    var value: String { tree.values.text(tree.records[index].first, tree.records[index].count) }
  }

  /// An attribute by its place among all attributes.
  func attribute(at index: Int) -> Attribute { Attribute(tree: self, index: index) }

  func attributes(of node: Int) -> LazyMapSequence<Range<Int>, Attribute> {
    attributeRange(of: node).lazy.map { self.attribute(at: $0) }
  }

  /// Where the attributes of an element are among all attributes.
  func attributeRange(of node: Int) -> Range<Int> {
    guard isElement(node) else { return 0..<0 }
    let start = Int(nodes[node].first)
    return start..<start + Int(nodes[node].count)
  }

  /// The value of an attribute without a namespace, or with that of a vocabulary.
  func attribute(_ name: String, in vocabulary: Vocabulary = .none, of node: Int) -> String? {
    attributeIndex(name, in: vocabulary, of: node).map { attribute(at: $0).value }
  }

  /// Whether the value of an attribute without a namespace has a byte in it.
  func attribute(_ name: String, of node: Int, contains byte: UInt8) -> Bool {
    guard let index = attributeIndex(name, in: .none, of: node) else { return false }
    let first = Int(records[index].first)
    return values[first..<first + Int(records[index].count)].contains(byte)
  }

  private func attributeIndex(_ name: String, in vocabulary: Vocabulary, of node: Int) -> Int? {
    for index in attributeRange(of: node) {
      let number = Int(records[index].name)
      if names[number].vocabulary == vocabulary, names[number].local == name { return index }
    }
    return nil
  }

  /// The value of an attribute of the element or of the nearest element around it that has it.
  func inherited(_ name: String, in vocabulary: Vocabulary, of node: Int) -> String? {
    var current: Int? = node
    while let element = current {
      if let value = attribute(name, in: vocabulary, of: element) { return value }
      current = parent(of: element)
    }
    return nil
  }

  /// The characters of a piece of text, none for an element.
  func text(at node: Int) -> String? {
    guard !isElement(node) else { return nil }
    let bytes = nodes[node].name == Node.plainText ? document : values
    return bytes.text(nodes[node].first, nodes[node].count)
  }

  /// All characters in the element and in what it contains.
  func text(in node: Int) -> String {
    (node..<end(of: node)).reduce(into: "") { $0 += text(at: $1) ?? "" }
  }
}

/// Walks over what is directly in an element.
struct ChildNodes: Sequence, IteratorProtocol {
  fileprivate let tree: XLIFFTree
  fileprivate var position: Int
  fileprivate let end: Int

  mutating func next() -> Int? {
    guard position < end else { return nil }
    let node = position
    position = tree.end(of: node)
    return node
  }
}

extension [UInt8] {
  /// So many of the bytes as a text.
  fileprivate func text(_ first: Int32, _ count: Int32) -> String {
    String(decoding: self[Int(first)..<Int(first) + Int(count)], as: UTF8.self)
  }
}

/// The places in a document, which are counted when the first is asked for: most documents have no
/// problem.
private final class LazyLocations {
  private let bytes: [UInt8]
  private lazy var index = LocationIndex(bytes)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func location(at offset: Int) -> TextLocation { index.location(at: offset) }
}
