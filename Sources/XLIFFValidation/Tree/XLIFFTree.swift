import XMLReading

/// A whole document in the order in which it is written: each element is followed by what is in it.
///
/// An element is known by its index. All that an element contains lies between its index and
/// `end(of:)`, so that walking the tree is counting.
struct XLIFFTree {
  /// An element, or a piece of text.
  struct Node {
    var name: String
    var vocabulary: Vocabulary
    /// Which of the foreign namespaces it is in.
    var namespace: Int32 = -1
    var parent: Int32
    var end: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
    /// Which of the texts it is, below 0 for an element.
    var text: Int32 = -1
    var line: Int32
    var column: Int32
  }

  /// An attribute of an element; declarations of namespaces are none.
  struct Attribute {
    var name: String
    var vocabulary: Vocabulary
    var value: String
  }

  var nodes: [Node] = []
  var attributes: [Attribute] = []
  var texts: [String] = []
  var namespaces: [String] = []
  /// The prefix that the root is written with.
  var rootPrefix: String?
  /// The namespace of the root.
  var rootNamespace: String?
  /// Whether an attribute `xml:lang` stands anywhere in the document.
  var hasLanguages = false
  /// Whether an attribute `xml:space` stands anywhere in the document.
  var hasSpaces = false
}

extension XLIFFTree {
  /// The outermost element.
  static let root = 0

  func isElement(_ node: Int) -> Bool { nodes[node].text < 0 }

  func name(of node: Int) -> String { nodes[node].name }

  func vocabulary(of node: Int) -> Vocabulary { nodes[node].vocabulary }

  /// The name as it is best written in a message, with the usual prefix.
  func qualifiedName(of node: Int) -> String {
    nodes[node].vocabulary.qualified(nodes[node].name)
  }

  /// The namespace of an extension, none for everything else.
  func foreignNamespace(of node: Int) -> String? {
    let index = Int(nodes[node].namespace)
    return index < 0 ? nil : namespaces[index]
  }

  func isCore(_ node: Int, _ name: String) -> Bool {
    nodes[node].vocabulary == .core && nodes[node].name == name
  }

  func parent(of node: Int) -> Int? {
    nodes[node].parent < 0 ? nil : Int(nodes[node].parent)
  }

  /// The index behind all that the node contains.
  func end(of node: Int) -> Int { Int(nodes[node].end) }

  func place(of node: Int) -> TextPlace {
    TextPlace(line: Int(nodes[node].line), column: Int(nodes[node].column))
  }

  /// Whether there is anything in the element, texts included.
  func isEmpty(_ node: Int) -> Bool { end(of: node) == node + 1 }

  /// What stands directly in the element, texts included.
  func childNodes(of node: Int) -> ChildNodes {
    ChildNodes(nodes: nodes, position: node + 1, end: end(of: node))
  }

  /// The elements that stand directly in the element.
  func children(of node: Int) -> LazyFilterSequence<ChildNodes> {
    childNodes(of: node).lazy.filter { nodes[$0].text < 0 }
  }

  /// The first element of the core with this name that stands directly in the element.
  func coreChild(_ name: String, of node: Int) -> Int? {
    childNodes(of: node).first { isCore($0, name) }
  }

  /// The element and all elements around it, from the inside to the outside.
  func ancestorsAndSelf(of node: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: node) { self.parent(of: $0) }
  }

  /// The nearest element of the core around the node, or the node itself, that has this name.
  func enclosing(_ name: String, of node: Int) -> Int? {
    ancestorsAndSelf(of: node).first { isCore($0, name) }
  }
}

extension XLIFFTree {
  func attributes(of node: Int) -> ArraySlice<Attribute> { attributes[attributeRange(of: node)] }

  /// Where the attributes of an element stand among all attributes.
  func attributeRange(of node: Int) -> Range<Int> {
    let start = Int(nodes[node].firstAttribute)
    return start..<start + Int(nodes[node].attributeCount)
  }

  /// The value of an attribute without a namespace, or with that of a vocabulary.
  func attribute(_ name: String, in vocabulary: Vocabulary = .none, of node: Int) -> String? {
    for index in attributeRange(of: node)
    where attributes[index].vocabulary == vocabulary && attributes[index].name == name {
      return attributes[index].value
    }
    return nil
  }

  /// The value of an attribute of the element or of the nearest element around it that has it.
  func inherited(_ name: String, in vocabulary: Vocabulary, of node: Int) -> String? {
    for ancestor in ancestorsAndSelf(of: node) {
      if let value = attribute(name, in: vocabulary, of: ancestor) { return value }
    }
    return nil
  }

  /// The characters of a piece of text, none for an element.
  func text(at node: Int) -> String? {
    let index = Int(nodes[node].text)
    return index < 0 ? nil : texts[index]
  }

  /// All characters in the element and in what it contains.
  func text(in node: Int) -> String {
    (node..<end(of: node)).reduce(into: "") { $0 += text(at: $1) ?? "" }
  }
}

/// Walks over what stands directly in an element.
struct ChildNodes: Sequence, IteratorProtocol {
  fileprivate let nodes: [XLIFFTree.Node]
  fileprivate var position: Int
  fileprivate let end: Int

  mutating func next() -> Int? {
    guard position < end else { return nil }
    let node = position
    position = Int(nodes[node].end)
    return node
  }
}
