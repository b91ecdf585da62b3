import AuditModel
import SourceText
import XMLReading

/// Builds the tree of a document while it is parsed.
final class XLIFFTreeBuilder: XMLHandler {
  private var draft: XLIFFTreeDraft

  private init(_ document: [UInt8]) { draft = XLIFFTreeDraft(document) }

  /// The tree of a document in any encoding that is read.
  ///
  /// - Throws: an `XMLError` for the first thing that is wrong with the document.
  static func tree(of bytes: [UInt8]) throws -> XLIFFTree {
    let document = try XMLDocumentReader(bytes).decoded()
    let builder = XLIFFTreeBuilder(document)
    try XMLDocumentReader.read(document, into: builder)
    return XLIFFTree(builder.draft.content)
  }

  func startElement(_ tag: borrowing XMLStartTag) { draft.startElement(tag) }

  func endElement(_ name: XMLNameNumber, tag: Range<Int>) { draft.endElement() }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) { draft.text(bytes, at: offset) }
}

/// A tree that is being built.
private struct XLIFFTreeDraft {
  private(set) var content: XLIFFTree.Content
  private var open: [Open] = []
  /// The names of the document, by their numbers.
  private var names: [Name] = []
  private var known: [Key: Int32] = [:]
  private var foreign: [String: Int32] = [:]
  /// The last value of the attributes of each name, many of which are always the same.
  private var lastValues: [XLIFFTree.AttributeRecord?] = []
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
    /// Its number in the tree, where names that differ only in their prefixes are one.
    let number: Int32
    let isStructural: Bool
  }

  private struct Key: Hashable {
    let local: String
    let vocabulary: Vocabulary
    let namespace: Int32
  }

  init(_ document: [UInt8]) {
    content = XLIFFTree.Content(document: document)
    // There are about as many elements and texts as tags; to grow again and again takes room twice.
    let tags = document.withUnsafeBufferPointer { bytes in
      bytes.reduce(0) { $1 == UInt8(ascii: "<") ? $0 + 1 : $0 }
    }
    content.nodes.reserveCapacity(tags)
  }

  mutating func startElement(_ tag: borrowing XMLStartTag) {
    flushText()
    if content.nodes.isEmpty {
      let root = tag.fullName(of: tag.name)
      (content.rootPrefix, content.rootNamespace) = (root.prefix, root.namespace)
    }
    let name = name(tag.name, in: tag)
    let first = Int32(content.attributes.count)
    for index in 0..<tag.attributeCount { addAttribute(index, of: tag) }
    let parent = Int32(open.last?.node ?? -1)
    open.append(Open(node: content.nodes.count, isStructural: name.isStructural))
    content.nodes.append(
      XLIFFTree.Node(
        name: name.number, parent: parent, end: 0, offset: Int32(clamping: tag.range.lowerBound),
        first: first, count: Int32(content.attributes.count) - first))
  }

  mutating func endElement() {
    flushText()
    if let element = open.popLast() { content.nodes[element.node].end = Int32(content.nodes.count) }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    if text.isEmpty { textStart = offset }
    text.append(contentsOf: bytes)
  }

  private mutating func addAttribute(_ index: Int, of tag: borrowing XMLStartTag) {
    let number = name(tag.attributeName(index), in: tag).number
    let name = Int(number)
    if content.names[name].vocabulary == .xml {
      if content.names[name].local == "lang" { content.hasLanguages = true }
      if content.names[name].local == "space" { content.hasSpaces = true }
    }
    tag.withAttributeBytes(index) { bytes in
      if let last = lastValues[name], content.values.has(bytes, at: Int(last.first)),
        bytes.count == Int(last.count)
      {
        content.attributes.append(last)
      } else {
        let record = XLIFFTree.AttributeRecord(
          name: number, first: Int32(content.values.count), count: Int32(bytes.count))
        content.values.append(contentsOf: bytes)
        content.attributes.append(record)
        lastValues[name] = record
      }
    }
  }
}

// MARK: Texts

extension XLIFFTreeDraft {
  /// Adds what is between two tags as one text.
  private mutating func flushText() {
    guard !text.isEmpty else { return }
    defer { text.removeAll(keepingCapacity: true) }
    guard let parent = open.last else { return }
    if parent.isStructural, text.allSatisfy(\.isMarkupSpace) { return }
    let isPlain = text.withUnsafeBufferPointer { content.document.has($0, at: textStart) }
    content.nodes.append(
      XLIFFTree.Node(
        name: isPlain ? XLIFFTree.Node.plainText : XLIFFTree.Node.otherText,
        parent: Int32(parent.node), end: Int32(content.nodes.count + 1),
        offset: Int32(clamping: textStart),
        first: Int32(isPlain ? textStart : content.values.count), count: Int32(text.count)))
    if !isPlain { content.values.append(contentsOf: text) }
  }

  private static let structural: Set = [
    "xliff", "file", "group", "unit", "segment", "ignorable", "notes", "originalData", "header",
    "body", "trans-unit", "alt-trans", "bin-unit",
  ]
}

extension [UInt8] {
  /// Whether these bytes are at an offset.
  fileprivate func has(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + bytes.count <= count else { return false }
    return withUnsafeBufferPointer { own in
      UnsafeBufferPointer(rebasing: own[offset..<offset + bytes.count]).hasSameBytes(as: bytes)
    }
  }
}

// MARK: Names

extension XLIFFTreeDraft {
  private mutating func name(_ number: XMLNameNumber, in tag: borrowing XMLStartTag) -> Name {
    while names.count <= number.value {
      names.append(newName(tag.fullName(of: XMLNameNumber(value: names.count))))
    }
    return names[number.value]
  }

  private mutating func newName(_ full: XMLName) -> Name {
    let (vocabulary, namespace) = vocabulary(of: full.namespace)
    let key = Key(local: full.localName, vocabulary: vocabulary, namespace: namespace)
    let number = known[key] ?? Int32(content.names.count)
    if Int(number) == content.names.count {
      known[key] = number
      content.names.append(
        XLIFFTree.Name(local: key.local, vocabulary: vocabulary, namespace: namespace))
      lastValues.append(nil)
    }
    return Name(
      number: number,
      isStructural: vocabulary == .core && Self.structural.contains(full.localName))
  }

  private mutating func vocabulary(of uri: String?) -> (Vocabulary, Int32) {
    guard let uri else { return (.none, -1) }
    if uri == content.rootNamespace { return (.core, -1) }
    if uri == "http://www.w3.org/XML/1998/namespace" { return (.xml, -1) }
    if let module = Vocabulary(module: uri), content.rootNamespace != CoreNamespace.version12 {
      return (module, -1)
    }
    if let index = foreign[uri] { return (.foreign, index) }
    let index = Int32(content.namespaces.count)
    content.namespaces.append(uri)
    foreign[uri] = index
    return (.foreign, index)
  }
}
