/// Writes a document line by line, and escapes all that it is given.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// Attributes in their order; one without a value is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  private var indent: String { String(repeating: "  ", count: open.count) }

  /// Writes a tag that opens an element, and what is in it as its content.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], content: (inout XMLWriter) -> Void
  ) {
    text += "\(indent)<\(name)\(Self.written(attributes))>\n"
    open.append(name)
    content(&self)
    open.removeLast()
    text += "\(indent)</\(name)>\n"
  }

  /// Writes an element that holds only text, all of it on one line; `<a/>` where there is none.
  mutating func leaf(_ name: String, _ attributes: Attributes = [:], _ content: XMLContent = "") {
    let tag = "\(indent)<\(name)\(Self.written(attributes))"
    text += content.text.isEmpty ? "\(tag)/>\n" : "\(tag)>\(content.text)</\(name)>\n"
  }

  /// Writes an element without attributes that holds only text.
  mutating func leaf(_ name: String, _ content: XMLContent) { leaf(name, [:], content) }

  fileprivate static func written(_ attributes: Attributes) -> String {
    attributes.map { name, value in
      value.map { " \(name)=\"\(XMLEscape.attribute($0))\"" } ?? ""
    }.joined()
  }
}

/// Text with elements in it, escaped.
struct XMLContent: ExpressibleByStringLiteral {
  fileprivate(set) var text = ""

  init() {}

  /// Takes a text as it is to be read.
  init(_ text: String) { self.text = XMLEscape.text(text) }

  /// Takes a text written in the source.
  init(stringLiteral value: String) { self.init(value) }

  /// Adds a text as it is to be read.
  mutating func append(_ text: String) { self.text += XMLEscape.text(text) }

  /// Adds an element without content.
  mutating func append(element name: String, _ attributes: XMLWriter.Attributes) {
    text += "<\(name)\(XMLWriter.written(attributes))/>"
  }

  /// Adds a text, with `<cp>` of XLIFF 2 for what XML cannot hold.
  mutating func appendWithCodePoints(_ text: String) {
    var plain = ""
    for scalar in text.unicodeScalars {
      if XMLEscape.canHold(scalar) {
        plain.unicodeScalars.append(scalar)
      } else {
        append(plain)
        plain = ""
        self.text += CodePoint.element(for: scalar)
      }
    }
    append(plain)
  }
}
