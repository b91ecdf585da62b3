import XMLReading

/// Builds the tree of a document while it is parsed.
final class XLIFFTreeBuilder: XMLHandler {
  private(set) var tree = XLIFFTree()
  private var open: [Open] = []
  private var places: PlaceCounter
  /// What the names of the document are, by their numbers.
  private var names: [Name?] = []
  private var foreign: [String: Int32] = [:]
  private var text: [UInt8] = []
  private var textStart = 0

  /// An element that has not ended yet.
  private struct Open {
    let node: Int
    /// Whether it holds only elements, so that white space in it means nothing.
    let isStructural: Bool
  }

  /// A name of the document, looked up once.
  private struct Name {
    let local: String
    let vocabulary: Vocabulary
    /// Which of the foreign namespaces it is in, below 0 for none.
    let namespace: Int32
    let isStructural: Bool
  }

  private init(_ document: [UInt8]) { places = PlaceCounter(document) }

  /// The tree of a document in any encoding that is read.
  ///
  /// - Throws: an `XMLError` for the first thing that is wrong with the document.
  static func tree(of bytes: [UInt8]) throws -> XLIFFTree {
    let document = try XMLDocumentReader(bytes).decoded()
    let builder = XLIFFTreeBuilder(document)
    try XMLDocumentReader.read(document, into: builder)
    return builder.tree
  }

  func startElement(_ tag: borrowing XMLStartTag) {
    flushText()
    if tree.nodes.isEmpty {
      let root = tag.fullName(of: tag.name)
      (tree.rootPrefix, tree.rootNamespace) = (root.prefix, root.namespace)
    }
    let name = name(tag.name, in: tag)
    let firstAttribute = Int32(tree.attributes.count)
    for index in 0..<tag.attributeCount { addAttribute(index, of: tag) }
    let place = places.place(at: tag.range.lowerBound)
    let parent = Int32(open.last?.node ?? -1)
    open.append(Open(node: tree.nodes.count, isStructural: name.isStructural))
    tree.nodes.append(
      XLIFFTree.Node(
        name: name.local, vocabulary: name.vocabulary, namespace: name.namespace, parent: parent,
        end: 0, firstAttribute: firstAttribute,
        attributeCount: Int32(tree.attributes.count) - firstAttribute, line: Int32(place.line),
        column: Int32(place.column)))
  }

  func endElement(_ name: XMLNameNumber, tag: Range<Int>) {
    flushText()
    if let element = open.popLast() { tree.nodes[element.node].end = Int32(tree.nodes.count) }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    if text.isEmpty { textStart = offset }
    text.append(contentsOf: bytes)
  }

  private func addAttribute(_ index: Int, of tag: borrowing XMLStartTag) {
    let name = name(tag.attributeName(index), in: tag)
    if name.vocabulary == .xml {
      if name.local == "lang" { tree.hasLanguages = true }
      if name.local == "space" { tree.hasSpaces = true }
    }
    tree.attributes.append(
      XLIFFTree.Attribute(
        name: name.local, vocabulary: name.vocabulary, value: tag.attributeValue(index)))
  }
}

// MARK: Texts

extension XLIFFTreeBuilder {
  /// Adds what stands between two tags as one text.
  private func flushText() {
    guard !text.isEmpty else { return }
    defer { text.removeAll(keepingCapacity: true) }
    guard let parent = open.last else { return }
    if parent.isStructural, text.allSatisfy(\.isXMLWhitespace) { return }
    let place = places.place(at: textStart)
    tree.nodes.append(
      XLIFFTree.Node(
        name: "", vocabulary: .none, parent: Int32(parent.node), end: Int32(tree.nodes.count + 1),
        firstAttribute: 0, attributeCount: 0, text: Int32(tree.texts.count),
        line: Int32(place.line), column: Int32(place.column)))
    tree.texts.append(String(decoding: text, as: UTF8.self))
  }

  private static let structural: Set = [
    "xliff", "file", "group", "unit", "segment", "ignorable", "notes", "originalData", "header",
    "body", "trans-unit", "alt-trans", "bin-unit",
  ]
}

// MARK: Names

extension XLIFFTreeBuilder {
  private func name(_ number: XMLNameNumber, in tag: borrowing XMLStartTag) -> Name {
    if number.value < names.count, let known = names[number.value] { return known }
    let full = tag.fullName(of: number)
    let (vocabulary, namespace) = vocabulary(of: full.namespace)
    let name = Name(
      local: full.localName, vocabulary: vocabulary, namespace: namespace,
      isStructural: vocabulary == .core && Self.structural.contains(full.localName))
    while names.count <= number.value { names.append(nil) }
    names[number.value] = name
    return name
  }

  private func vocabulary(of uri: String?) -> (Vocabulary, Int32) {
    guard let uri else { return (.none, -1) }
    if uri == tree.rootNamespace { return (.core, -1) }
    if uri == "http://www.w3.org/XML/1998/namespace" { return (.xml, -1) }
    if let module = Vocabulary(module: uri), tree.rootNamespace != CoreNamespace.version12 {
      return (module, -1)
    }
    if let index = foreign[uri] { return (.foreign, index) }
    let index = Int32(tree.namespaces.count)
    tree.namespaces.append(uri)
    foreign[uri] = index
    return (.foreign, index)
  }
}
