/// Writes a document line by line, and escapes all that it is given.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var indent = ""

  /// Attributes in their order; one without a value is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// Writes a tag that opens an element, and what is in it as its content.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], content: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    text += ">\n"
    indent += "  "
    content(&self)
    indent.removeLast(2)
    text += indent
    text += "</"
    text += name
    text += ">\n"
  }

  /// Writes an element that holds only text, all of it on one line; `<a/>` where there is none.
  mutating func leaf(_ name: String, _ attributes: Attributes = [:], _ content: XMLContent = "") {
    begin(name, attributes)
    guard !content.text.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">"
    text += content.text
    text += "</"
    text += name
    text += ">\n"
  }

  // Joined piece by piece: there are a dozen pieces for each text of an app.
  private mutating func begin(_ name: String, _ attributes: Attributes) {
    text += indent
    text += "<"
    text += name
    Self.write(attributes, to: &text)
  }

  /// Writes an element without attributes that holds only text.
  mutating func leaf(_ name: String, _ content: XMLContent) { leaf(name, [:], content) }

  fileprivate static func write(_ attributes: Attributes, to text: inout String) {
    for (name, value) in attributes {
      guard let value else { continue }
      text += " "
      text += name
      text += "=\""
      text += XMLEscape.attribute(value.legal)
      text += "\""
    }
  }
}

/// Text with elements in it, escaped.
struct XMLContent: ExpressibleByStringLiteral {
  fileprivate(set) var text = ""

  init() {}

  /// Takes a text as it is to be read.
  ///
  /// Whatever is not said to be lost elsewhere, the document stays well-formed.
  init(_ text: String) { self.text = XMLEscape.text(text.legal) }

  /// Takes a text written in the source.
  init(stringLiteral value: String) { self.init(value) }

  /// Adds a text as it is to be read.
  mutating func append(_ text: String) { self.text += XMLEscape.text(text) }

  /// Adds an element without content.
  mutating func append(element name: String, _ attributes: XMLWriter.Attributes) {
    text += "<\(name)"
    XMLWriter.write(attributes, to: &text)
    text += "/>"
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
