/// Writes XML elements whose text is escaped by construction.
///
/// Source: XML 1.0, 2.2 and 2.4; characters that XML excludes are made visible.
struct XMLText {
  private var text: BufferedText
  private var depth = 0

  /// Writes the declaration and a comment with the program, and then what the closure writes.
  static func write(
    to sink: @escaping ([UInt8]) -> Void, generator: String, _ body: (inout XMLText) -> Void
  ) {
    var xml = XMLText(text: BufferedText(to: sink))
    xml.text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- \(generator) -->\n")
    body(&xml)
    xml.text.flush()
  }

  /// Writes an element with others in it.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], _ body: (inout XMLText) -> Void
  ) {
    indent()
    text.append("<\(name)\(Self.list(attributes))>\n")
    depth += 1
    body(&self)
    depth -= 1
    indent()
    text.append("</\(name)>\n")
  }

  /// Writes an element with lines of text, or an empty one.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [],
    lines: some Sequence<String> = EmptyCollection<String>()
  ) {
    indent()
    text.append("<\(name)\(Self.list(attributes))")
    var isEmpty = true
    for line in lines {
      text.append(isEmpty ? ">" : "\n")
      text.append(Self.escaped(line))
      isEmpty = false
    }
    text.append(isEmpty ? "/>\n" : "</\(name)>\n")
  }

  private mutating func indent() { text.append(String(repeating: "  ", count: depth)) }

  private static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.withVisibleControls.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
