import XMLReading

/// Builds a tree from the events of a document.
struct XLIFFTreeBuilder {
  private(set) var tree = XLIFFTree()
  private var open: [Int] = []
  private var foreign: [String: Int32] = [:]
  /// The namespace that was asked for last, and what it is: almost always the next one too.
  private var lastNamespace: (uri: String, vocabulary: Vocabulary, index: Int32)?

  mutating func take(_ event: XMLEvent) {
    switch event.kind {
    case .startElement(let name, let attributes):
      start(name, attributes, at: event.place)
    case .endElement:
      if let node = open.popLast() { tree.nodes[node].end = Int32(tree.nodes.count) }
    case .text(let text):
      add(text, at: event.place)
    case .comment, .processingInstruction, .documentType:
      break
    }
  }

  private mutating func start(
    _ name: XMLName, _ attributes: [XMLAttribute], at place: TextPlace
  ) {
    if tree.nodes.isEmpty { (tree.rootPrefix, tree.rootNamespace) = (name.prefix, name.namespace) }
    let (vocabulary, namespace) = vocabulary(of: name.namespace)
    let firstAttribute = Int32(tree.attributes.count)
    for attribute in attributes { add(attribute) }
    open.append(tree.nodes.count)
    tree.nodes.append(
      XLIFFTree.Node(
        name: name.localName, vocabulary: vocabulary, namespace: namespace, parent: parent,
        end: 0, firstAttribute: firstAttribute,
        attributeCount: Int32(tree.attributes.count) - firstAttribute, line: Int32(place.line),
        column: Int32(place.column)))
  }

  /// The element that is open while another one is begun.
  private var parent: Int32 { Int32(open.dropLast().last ?? -1) }

  private mutating func add(_ attribute: XMLAttribute) {
    let name = attribute.name
    if name.prefix == "xmlns" || (name.prefix == nil && name.localName == "xmlns") { return }
    let vocabulary = name.prefix == nil ? Vocabulary.none : vocabulary(of: name.namespace).0
    if vocabulary == .xml {
      if name.localName == "lang" { tree.hasLanguages = true }
      if name.localName == "space" { tree.hasSpaces = true }
    }
    tree.attributes.append(
      XLIFFTree.Attribute(name: name.localName, vocabulary: vocabulary, value: attribute.value))
  }

  private mutating func add(_ text: String, at place: TextPlace) {
    guard let parent = open.last else { return }
    // Nothing depends on the white space between tags where only elements may stand.
    if Self.structural.contains(tree.nodes[parent].name), text.isXMLWhitespace { return }
    tree.nodes.append(
      XLIFFTree.Node(
        name: "", vocabulary: .none, parent: Int32(parent), end: Int32(tree.nodes.count + 1),
        firstAttribute: 0, attributeCount: 0, text: Int32(tree.texts.count),
        line: Int32(place.line), column: Int32(place.column)))
    tree.texts.append(text)
  }

  private static let structural: Set = [
    "xliff", "file", "group", "unit", "segment", "ignorable", "notes", "originalData", "header",
    "body", "trans-unit", "alt-trans", "bin-unit",
  ]

  private mutating func vocabulary(of uri: String?) -> (Vocabulary, Int32) {
    guard let uri else { return (.none, -1) }
    if let lastNamespace, lastNamespace.uri == uri {
      return (lastNamespace.vocabulary, lastNamespace.index)
    }
    let found = lookUp(uri)
    lastNamespace = (uri, found.0, found.1)
    return found
  }

  private mutating func lookUp(_ uri: String) -> (Vocabulary, Int32) {
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
