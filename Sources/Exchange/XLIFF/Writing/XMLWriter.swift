import SourceText

/// Writes a document line by line, and escapes all that it is given.
struct XMLWriter {
  /// The document so far, in UTF-8.
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// Attributes in their order; one without a value is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Writes a tag that opens an element, and what is in it as its content.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], content: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    bytes.append(">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    end(name)
  }

  /// Writes an element that holds only text, all of it on one line; `<a/>` where there is none.
  mutating func leaf(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: XMLContent = ""
  ) {
    begin(name, attributes)
    guard !content.bytes.isEmpty else { return bytes.append("/>\n") }
    bytes.append(">")
    bytes += content.bytes
    end(name)
  }

  /// Writes an element without attributes that holds only text.
  mutating func leaf(_ name: StaticString, _ content: XMLContent) { leaf(name, [:], content) }

  // Joined piece by piece: there are a dozen pieces for each text of an app.
  private mutating func begin(_ name: StaticString, _ attributes: Attributes) {
    indent()
    bytes.append("<")
    bytes.append(name)
    bytes.append(attributes)
  }

  private mutating func end(_ name: StaticString) {
    bytes.append("</")
    bytes.append(name)
    bytes.append(">\n")
  }

  private mutating func indent() {
    for _ in 0..<depth { bytes.append("  ") }
  }
}

/// Text with elements in it, escaped.
struct XMLContent: ExpressibleByStringLiteral {
  /// The text in UTF-8.
  fileprivate(set) var bytes: [UInt8] = []

  init() {}

  /// Takes a text as it is to be read.
  init(_ text: String) { append(text) }

  /// Takes a text written in the source.
  init(stringLiteral value: String) { self.init(value) }

  /// Adds a text as it is to be read.
  ///
  /// Whatever is not said to be lost elsewhere, the document stays well-formed.
  mutating func append(_ text: String) { XMLQuoting.append(text.legal, .text, to: &bytes) }

  /// Adds an element without content.
  mutating func append(element name: StaticString, _ attributes: XMLWriter.Attributes) {
    bytes.append("<")
    bytes.append(name)
    bytes.append(attributes)
    bytes.append("/>")
  }

  /// Adds a text, with `<cp>` of XLIFF 2 for what XML cannot hold.
  mutating func appendWithCodePoints(_ text: String) {
    guard XMLQuoting.illegalCharacter(in: text) != nil else { return append(text) }
    var plain = ""
    for scalar in text.unicodeScalars {
      if XMLQuoting.canHold(scalar) {
        plain.unicodeScalars.append(scalar)
      } else {
        append(plain)
        plain = ""
        bytes += CodePoint.element(for: scalar).utf8
      }
    }
    append(plain)
  }
}

extension [UInt8] {
  /// Adds a piece of the source as it is.
  fileprivate mutating func append(_ piece: StaticString) {
    piece.withUTF8Buffer { append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ attributes: XMLWriter.Attributes) {
    for (name, value) in attributes {
      guard let value else { continue }
      append(" ")
      append(name)
      append("=\"")
      XMLQuoting.append(value.legal, .attribute, to: &self)
      append("\"")
    }
  }
}
