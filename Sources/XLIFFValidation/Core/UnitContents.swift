/// The strings of a unit, or of a translation candidate, with the codes and markers in them.
struct UnitContents {
  /// A segment, what is between segments, or a translation candidate.
  struct Part {
    let node: Int
    let source: Int?
    let target: Int?
    let isSegment: Bool
  }

  /// The kind of an inline element.
  enum Kind: String, Sendable {
    case ph, pc, sc, ec, mrk, sm, em

    /// Whether it marks text, and does not stand for a code of the original.
    var isMarker: Bool { self == .mrk || self == .sm || self == .em }

    /// The kind that may stand for it in another text: a pair may be written in both ways.
    var family: Kind { self == .sc ? .pc : self == .sm ? .mrk : self }
  }

  /// An inline element, or the end of a pair that is written as one element.
  struct Code {
    let node: Int
    let kind: Kind
    /// Which of the parts it is in.
    let part: Int
    /// Whether it is the end tag of a `<pc>`.
    let isEndTag: Bool
  }

  let tree: XLIFFTree
  let node: Int
  let parts: [Part]
  /// The inline elements of all sources, in the order of the document.
  let sources: [Code]
  /// The inline elements of all targets, in the order of the document.
  let targets: [Code]

  /// Takes a unit with its segments.
  init(unit: Int, in tree: XLIFFTree) {
    let parts = tree.children(of: unit).filter {
      tree.isCore($0, "segment") || tree.isCore($0, "ignorable")
    }
    self.init(unit, parts: Array(parts), in: tree)
  }

  /// Takes a translation candidate, which is a part by itself.
  init(match: Int, in tree: XLIFFTree) { self.init(match, parts: [match], in: tree) }

  private init(_ node: Int, parts: [Int], in tree: XLIFFTree) {
    self.tree = tree
    self.node = node
    self.parts = parts.map {
      Part(
        node: $0, source: tree.coreChild("source", of: $0),
        target: tree.coreChild("target", of: $0), isSegment: tree.isCore($0, "segment"))
    }
    sources = Self.codes(in: self.parts.map(\.source), tree)
    targets = Self.codes(in: self.parts.map(\.target), tree)
  }

  /// Whether there is any inline element at all.
  var hasCodes: Bool { !sources.isEmpty || !targets.isEmpty }

  /// The elements that are codes or markers, without the end tags.
  var sourceElements: LazyFilterSequence<[Code]> { sources.lazy.filter { !$0.isEndTag } }
  var targetElements: LazyFilterSequence<[Code]> { targets.lazy.filter { !$0.isEndTag } }
  var elements: [Code] { (sources + targets).filter { !$0.isEndTag } }

  func value(_ name: String, of code: Code) -> String? { tree.attribute(name, of: code.node) }
  func identifier(of code: Code) -> String? { tree.attribute("id", of: code.node) }

  /// The element as it is written in messages.
  func name(of code: Code) -> String {
    let id = identifier(of: code) ?? value("startRef", of: code)
    return id.map { "<\(code.kind.rawValue)> “\($0)”" } ?? "<\(code.kind.rawValue)>"
  }

  private static func codes(in texts: [Int?], _ tree: XLIFFTree) -> [Code] {
    var codes: [Code] = []
    for (part, text) in texts.enumerated() {
      guard let text, tree.end(of: text) > text + 1 else { continue }
      append(text, part, tree, to: &codes)
    }
    return codes
  }

  private static func append(_ text: Int, _ part: Int, _ tree: XLIFFTree, to codes: inout [Code]) {
    var open: [Int] = []
    for node in text + 1..<tree.end(of: text) {
      close(&open, before: node, part, tree, &codes)
      guard tree.vocabulary(of: node) == .core, let kind = Kind(rawValue: tree.name(of: node))
      else { continue }
      codes.append(Code(node: node, kind: kind, part: part, isEndTag: false))
      if kind == .pc { open.append(node) }
    }
    close(&open, before: tree.end(of: text), part, tree, &codes)
  }

  private static func close(
    _ open: inout [Int], before node: Int, _ part: Int, _ tree: XLIFFTree, _ codes: inout [Code]
  ) {
    while let last = open.last, tree.end(of: last) <= node {
      open.removeLast()
      codes.append(Code(node: last, kind: .pc, part: part, isEndTag: true))
    }
  }
}
