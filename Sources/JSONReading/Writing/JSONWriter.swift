import SourceText

/// Writes JSON as it comes, never more than a small part of it in memory.
///
/// Names keep the order in which they are written. In the style `pretty`, and with names in the
/// order of their UTF-8, the output is that of Foundation's `JSONEncoder` with `prettyPrinted`,
/// `sortedKeys` and `withoutEscapingSlashes`, but for control characters beyond ASCII, separators of
/// lines and controls of direction, which are escaped: no text commands the terminal that shows it.
package struct JSONWriter: ~Copyable {
  /// So many bytes are handed on at once.
  private static let partSize = 1 << 16

  private let style: JSONStyle
  private let sink: ([UInt8]) -> Void
  private var buffer: [UInt8] = []
  private var lineStart: [UInt8]

  private init(style: JSONStyle, indentation: String, sink: @escaping ([UInt8]) -> Void) {
    self.style = style
    self.sink = sink
    lineStart = style.lineEnd.isEmpty ? [] : Array((style.lineEnd + indentation).utf8)
  }

  /// Writes a value in parts of about 64 KB.
  ///
  /// - Parameters:
  ///   - indentation: what the lines behind the first begin with.
  ///   - sink: receives the parts in UTF-8, which may end within a character.
  package static func write(
    _ value: some JSONWritable, style: JSONStyle = .pretty, indentation: String = "",
    to sink: @escaping ([UInt8]) -> Void
  ) {
    write(style: style, indentation: indentation, to: sink) { value.write(to: &$0) }
  }

  /// Writes the one value that the closure writes, in parts of about 64 KB.
  package static func write(
    style: JSONStyle = .pretty, indentation: String = "", to sink: @escaping ([UInt8]) -> Void,
    _ value: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(style: style, indentation: indentation, sink: sink)
    value(&writer)
    writer.flush()
  }

  /// The text of a value that is small.
  package static func text(
    of value: some JSONWritable, style: JSONStyle = .pretty, indentation: String = ""
  ) -> String {
    var bytes: [UInt8] = []
    write(value, style: style, indentation: indentation) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func flush() {
    guard !buffer.isEmpty else { return }
    sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

extension JSONWriter {
  /// Writes a string.
  package mutating func string(_ text: String) {
    JSONQuoting.quote(text, escapingControls: true, to: &buffer)
    if buffer.count >= Self.partSize { flush() }
  }

  /// Writes an object with the fields that the closure writes.
  package mutating func object(_ fields: (inout JSONFields) -> Void) {
    open(UInt8(ascii: "{"))
    var object = JSONFields(self)
    fields(&object)
    let isEmpty = object.isEmpty
    self = object.finish()
    close(UInt8(ascii: "}"), isEmpty: isEmpty)
  }

  /// Writes a list; the sequence is read once, an element at a time.
  package mutating func list(_ elements: some Sequence<some JSONWritable>) {
    list(elements) { $0.write(to: &$1) }
  }

  /// Writes a list; the closure writes exactly one value for each element.
  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    open(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      startItem(isFirst: isFirst)
      write(element, &self)
      isFirst = false
    }
    close(UInt8(ascii: "]"), isEmpty: isFirst)
  }

  /// Writes a number, `true`, `false` or `null`, which need no quotes.
  mutating func token(_ text: String) { buffer.append(contentsOf: text.utf8) }

  /// Begins a field of the object that is open.
  mutating func startField(_ name: String, isFirst: Bool) {
    startItem(isFirst: isFirst)
    string(name)
    token(style.colon)
  }

  private mutating func startItem(isFirst: Bool) {
    if !isFirst {
      buffer.append(UInt8(ascii: ","))
      buffer += lineStart
    }
    if buffer.count >= Self.partSize { flush() }
  }

  private mutating func open(_ bracket: UInt8) {
    buffer.append(bracket)
    guard !style.lineEnd.isEmpty else { return }
    lineStart += style.unit.utf8
    buffer += lineStart
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool) {
    if !style.lineEnd.isEmpty {
      // Foundation and Xcode leave an empty line, without indentation, where nothing is.
      if isEmpty { buffer.removeLast(lineStart.count - style.lineEnd.utf8.count) }
      lineStart.removeLast(style.unit.utf8.count)
      buffer += lineStart
    }
    buffer.append(bracket)
  }
}

/// Writes the fields of one object.
package struct JSONFields: ~Copyable {
  private var json: JSONWriter
  private(set) var isEmpty = true

  init(_ json: consuming JSONWriter) { self.json = json }

  /// Writes a field.
  package mutating func field(_ name: String, _ value: some JSONWritable) {
    start(name)
    value.write(to: &json)
  }

  /// Writes a field unless there is no value.
  package mutating func fieldIfPresent(_ name: String, _ value: (some JSONWritable)?) {
    if let value { field(name, value) }
  }

  /// Writes a field that holds an object.
  package mutating func object(_ name: String, _ fields: (inout JSONFields) -> Void) {
    start(name)
    json.object(fields)
  }

  /// Writes a field that holds a list; the sequence is read once, an element at a time.
  package mutating func list(_ name: String, _ elements: some Sequence<some JSONWritable>) {
    start(name)
    json.list(elements)
  }

  /// Writes a field that holds a list; the closure writes exactly one value for each element.
  package mutating func list<Elements: Sequence>(
    _ name: String, _ elements: Elements,
    _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    start(name)
    json.list(elements, write)
  }

  private mutating func start(_ name: String) {
    json.startField(name, isFirst: isEmpty)
    isEmpty = false
  }

  consuming func finish() -> JSONWriter { json }
}
