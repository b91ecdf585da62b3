/// Writes nodes as HTML.
struct HTMLWriter {
  private(set) var output = ""

  /// The nodes as HTML.
  static func write(_ node: HTMLNode) -> String {
    var writer = HTMLWriter()
    writer.append(node)
    return writer.output
  }

  mutating func append(_ node: HTMLNode) {
    switch node {
    case .element(let tag, let attributes, let content): append(tag, attributes, content)
    case .text(let text): appendEscaped(text)
    case .group(let nodes): for node in nodes { append(node) }
    case .ownDrawing(let drawing): append(drawing)
    case .style(let source): output += "<style>\(source.code)</style>\n"
    case .script(let source): output += "<script>\(source.code)</script>\n"
    }
  }

  private mutating func append(
    _ tag: HTMLTag, _ attributes: [HTMLAttribute], _ content: [HTMLNode]
  ) {
    output += "<" + tag.rawValue
    for attribute in attributes { append(attribute) }
    output += ">"
    if !tag.isVoid {
      for node in content { append(node) }
      output += "</\(tag.rawValue)>"
    }
    if tag.endsLine { output += "\n" }
  }

  private mutating func append(_ attribute: HTMLAttribute) {
    output += " " + attribute.name
    guard let value = attribute.value else { return }
    output += "=\""
    appendEscaped(value)
    output += "\""
  }

  private mutating func append(_ drawing: OwnDrawing) {
    output += "<svg"
    append(.ariaLabel(drawing.label))
    output += drawing.rest
  }

  /// Every character that can end a text or a value in quotes, by its reference.
  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      case "\0": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}
