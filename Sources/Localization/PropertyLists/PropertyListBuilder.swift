import AuditModel
import XMLReading

/// Builds the nodes of a property list from the events of its XML.
struct PropertyListBuilder {
  /// A dictionary or a list that is not closed yet.
  private struct Container {
    var isDictionary: Bool
    var location: SourceLocation
    var tag: Range<Int>
    var members: [PropertyListMember] = []
    var values: [PropertyListNode] = []
    var key: Key?
  }

  /// A key that waits for its value.
  private struct Key {
    var text: String
    var location: SourceLocation
    var comment: String?
    var start: Int
    var range: Range<Int>
  }

  /// An element whose text is being read.
  private struct Element {
    var name: String
    var location: SourceLocation
    var tag: Range<Int>
    var text = ""
  }

  private let path: String
  private var containers: [Container] = []
  private var open: Element?
  private var comments: [String] = []
  private var commentStart: Int?
  /// The value of the whole list, once it is complete.
  private(set) var root: PropertyListNode?
  /// Problems of a list that can be read.
  private(set) var problems: [LocalizationProblem] = []

  init(path: String) { self.path = path }

  /// Takes the next event.
  mutating func take(_ event: XMLEvent) {
    switch event.kind {
    case .startElement(let name, _): begin(name.localName, event)
    case .endElement(let name): end(name.localName, event.byteRange)
    case .text(let text): takeText(text, event)
    case .comment(let text): takeComment(text, event)
    case .processingInstruction, .documentType: break
    }
  }

  private func location(_ event: XMLEvent) -> SourceLocation {
    SourceLocation(file: path, line: event.line, column: event.column)
  }

  private mutating func begin(_ name: String, _ event: XMLEvent) {
    if open != nil { return problems.append(.unknownElement(name, at: location(event))) }
    switch name {
    case "plist":
      break
    case "dict", "array":
      // A comment above a whole dictionary is not about its first key.
      forgetComments()
      containers.append(
        Container(
          isDictionary: name == "dict", location: location(event), tag: event.byteRange))
    case "key", "string", "integer", "real", "date", "data", "true", "false":
      open = Element(name: name, location: location(event), tag: event.byteRange)
    default:
      problems.append(.unknownElement(name, at: location(event)))
    }
  }

  private mutating func end(_ name: String, _ tag: Range<Int>) {
    switch name {
    case "dict", "array":
      guard let container = containers.popLast() else { return }
      if let key = container.key { problems.append(.missingValue(key.text, at: key.location)) }
      let value: PropertyListNode.Value =
        container.isDictionary ? .dictionary(container.members) : .array(container.values)
      add(
        PropertyListNode(value: value, location: container.location).between(container.tag, tag))
    case "plist":
      break
    default:
      guard let element = open, element.name == name else { return }
      open = nil
      close(element, tag)
    }
  }

  private mutating func close(_ element: Element, _ tag: Range<Int>) {
    let value: PropertyListNode.Value
    switch element.name {
    case "key": return takeKey(element, element.tag.lowerBound..<tag.upperBound)
    case "string": value = .text(element.text)
    default: value = .scalar(element.name)
    }
    add(PropertyListNode(value: value, location: element.location).between(element.tag, tag))
  }

  private mutating func takeKey(_ element: Element, _ range: Range<Int>) {
    let comment = comments.isEmpty ? nil : comments.joined(separator: "\n")
    let start = commentStart ?? range.lowerBound
    forgetComments()
    guard let last = containers.indices.last, containers[last].isDictionary else { return }
    if let earlier = containers[last].key {
      problems.append(.missingValue(earlier.text, at: earlier.location))
    }
    containers[last].key = Key(
      text: element.text, location: element.location, comment: comment, start: start, range: range)
  }

  private mutating func add(_ node: PropertyListNode) {
    forgetComments()
    guard let last = containers.indices.last else {
      if root != nil { problems.append(.secondRoot(at: node.location)) }
      root = root ?? node
      return
    }
    guard containers[last].isDictionary else { return containers[last].values.append(node) }
    guard let key = containers[last].key else {
      return problems.append(.missingKey(at: node.location))
    }
    containers[last].key = nil
    containers[last].members.append(
      PropertyListMember(
        key: key.text, keyLocation: key.location, comment: key.comment, start: key.start,
        keyRange: key.range, node: node))
  }

  private mutating func takeText(_ text: String, _ event: XMLEvent) {
    if open != nil {
      open?.text += text
    } else if text.contains(where: { !$0.isWhitespace }) {
      problems.append(.strayText(at: location(event)))
    } else if text.count(where: \.isNewline) > 1 {
      forgetComments()
    }
  }

  private mutating func takeComment(_ text: String, _ event: XMLEvent) {
    guard open == nil else { return }
    if comments.isEmpty { commentStart = event.byteRange.lowerBound }
    comments.append(text.trimmingWhitespace)
  }

  private mutating func forgetComments() {
    comments.removeAll()
    commentStart = nil
  }
}

extension PropertyListNode {
  /// The node with what its tags take up; an empty tag opens and ends it.
  fileprivate func between(_ opening: Range<Int>, _ closing: Range<Int>) -> PropertyListNode {
    var node = self
    node.range = opening.lowerBound..<closing.upperBound
    node.content =
      opening.upperBound <= closing.lowerBound ? opening.upperBound..<closing.lowerBound : nil
    return node
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingWhitespace: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension LocalizationProblem {
  fileprivate static func unknownElement(_ name: String, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .syntax,
      message: "<\(name)> is not allowed here, so Foundation rejects the whole property list",
      suggestion: "escape it as &lt;\(name)&gt; inside of a string, or remove it")
  }

  fileprivate static func missingValue(_ key: String, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .missingValue,
      message: "the key “\(key)” has no value, so Foundation rejects the whole file",
      suggestion: "add a value behind </key>")
  }

  fileprivate static func missingKey(at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .syntax,
      message: "this value has no key, so Foundation rejects the whole file",
      suggestion: "add <key>…</key> before it")
  }

  fileprivate static func secondRoot(at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .syntax,
      message: "this is a second property list, so Foundation rejects the whole file",
      suggestion: "keep one of the two")
  }

  fileprivate static func strayText(at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .syntax,
      message: "text outside of any value, so Foundation rejects the whole file",
      suggestion: "put it into <string>…</string> or remove it")
  }
}
