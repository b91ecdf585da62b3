/// Reads a JSON text into values that know where they are.
///
/// Without recursion, so that no text can use up the stack, and within bounds of size and depth.
package struct JSONParser {
  private let limits: JSONLimits
  private var scanner: JSONScanner
  private var nodes: [JSONTree.Node] = []
  private var open: [Container] = []
  /// The name of the value that comes next.
  private var name = (start: 0, end: 0, hasEscapes: false)
  private var problems: [JSONProblem] = []

  /// An object or a list that has not been closed yet.
  private struct Container {
    let index: Int
    let isObject: Bool
    var names = JSONNames()

    var closingMark: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  /// The values that the text describes.
  ///
  /// - Throws: an error for the first thing that is wrong.
  package static func parse(
    _ source: JSONSource, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> JSONTree {
    guard source.bytes.count <= limits.bytes else {
      throw source.error("the file has more than \(limits.bytes >> 20) MB", at: 0)
    }
    if source.bytes.starts(with: [0xFE, 0xFF]) || source.bytes.starts(with: [0xFF, 0xFE]) {
      throw source.error("the file is in UTF-16", at: 0, suggestion: "save the file in UTF-8")
    }
    var parser = JSONParser(source, limits)
    try parser.readDocument()
    let problems = (parser.problems + parser.scanner.problems).sorted { $0.offset < $1.offset }
    return JSONTree(source: source, problems: problems, nodes: parser.nodes)
  }

  private init(_ source: JSONSource, _ limits: JSONLimits) {
    self.limits = limits
    scanner = JSONScanner(source, limits)
  }

  private mutating func readDocument() throws(JSONError) {
    var isComplete = try begin()
    while !open.isEmpty { isComplete = isComplete ? try finish() : try begin() }
    try scanner.skipSpace()
    guard scanner.next == nil else { throw scanner.unexpected("the end") }
  }

  /// Reads a value, or the beginning of a container that is not empty; returns whether that is all.
  private mutating func begin() throws(JSONError) -> Bool {
    try scanner.skipSpace()
    if nodes.count == limits.values {
      throw scanner.source.error(
        "the file has more than \(limits.values) values", at: scanner.offset)
    }
    let offset = scanner.offset
    let isObject = scanner.take(UInt8(ascii: "{"))
    guard isObject || scanner.take(UInt8(ascii: "[")) else {
      append(try scanner.scalar())
      return true
    }
    guard open.count < limits.depth else {
      throw scanner.source.error(
        "values are nested more than \(limits.depth) deep", at: offset,
        suggestion: "does something contain itself?")
    }
    open.append(Container(index: nodes.count, isObject: isObject))
    append(JSONTree.Node(kind: isObject ? .object : .list, start: offset))
    try scanner.skipSpace()
    if scanner.take(open[open.count - 1].closingMark) {
      close()
      return true
    }
    if isObject { try readName() }
    return false
  }

  private mutating func append(_ node: JSONTree.Node) {
    var node = node
    node.nameStart = UInt32(name.start)
    node.nameEnd = UInt32(name.end)
    node.nameHasEscapes = name.hasEscapes
    node.next = UInt32(nodes.count + 1)
    nodes.append(node)
    name = (0, 0, false)
  }

  private mutating func close() {
    let container = open.removeLast()
    nodes[container.index].end = UInt32(scanner.offset)
    nodes[container.index].next = UInt32(nodes.count)
  }

  /// Goes on behind a value, and closes the innermost container if nothing follows; returns whether
  /// that is complete by it.
  private mutating func finish() throws(JSONError) -> Bool {
    let container = open[open.count - 1].closingMark
    try scanner.skipSpace()
    if scanner.take(container) {
      close()
      return true
    }
    let comma = scanner.offset
    guard scanner.take(UInt8(ascii: ",")) else {
      throw scanner.unexpected("a comma or “\(Character(Unicode.Scalar(container)))”")
    }
    try scanner.skipSpace()
    if scanner.next == container {
      if limits.allowsComments {
        _ = scanner.take(container)
        close()
        return true
      }
      throw scanner.source.error(
        "nothing follows this comma", at: comma, suggestion: "take the comma away")
    }
    if open[open.count - 1].isObject { try readName() }
    return false
  }
}

extension JSONParser {
  private mutating func readName() throws(JSONError) {
    let offset = scanner.offset
    guard scanner.next == UInt8(ascii: "\"") else {
      throw scanner.unexpected("the name of a field between double quotes")
    }
    let hasEscapes = try scanner.skipText()
    name = (offset, scanner.offset, hasEscapes)
    try scanner.skipSpace()
    guard scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected("a colon") }
    let bytes = scanner.source.bytes[(offset + 1)..<(name.end - 1)]
    let written = JSONNames.Name(bytes: bytes, hasEscapes: hasEscapes)
    if !open[open.count - 1].names.insert(written) { try reportDuplicate(written, at: offset) }
  }

  private mutating func reportDuplicate(
    _ name: JSONNames.Name, at offset: Int
  ) throws(JSONError) {
    let message = "the field “\(name.text.shortened)” is there twice"
    let suggestion = "leave one of them out"
    guard limits.isLenient else {
      throw scanner.source.error(message, at: offset, suggestion: suggestion)
    }
    guard problems.count < JSONLimits.mostProblems else { return }
    problems.append(
      JSONProblem(kind: .duplicateName, offset: offset, message: message, suggestion: suggestion))
  }
}
