/// Writes nodes as HTML.
struct HTMLWriter {
  private var output: BufferedText

  init(to sink: @escaping ([UInt8]) -> Void) { output = BufferedText(to: sink) }

  /// The node as HTML.
  static func write(_ node: HTMLNode) -> String {
    var bytes: [UInt8] = []
    var writer = HTMLWriter { bytes += $0 }
    writer.append(node)
    writer.output.flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a whole page.
  mutating func write(document: HTMLNode) {
    output.append("<!DOCTYPE html>\n")
    append(document)
    output.flush()
  }

  private mutating func append(_ node: HTMLNode) {
    switch node {
    case .element(let tag, let attributes, let content): append(tag, attributes, content)
    case .text(let text): appendEscaped(text)
    case .group(let nodes): for node in nodes { append(node) }
    case .deferred(let nodes): for index in 0..<nodes.count { append(nodes.make(index)) }
    case .ownDrawing(let drawing): append(drawing)
    case .style(let source): output.append("<style>\(source.code)</style>\n")
    case .script(let source): output.append("<script>\(source.code)</script>\n")
    }
  }

  private mutating func append(
    _ tag: HTMLTag, _ attributes: [HTMLAttribute], _ content: [HTMLNode]
  ) {
    output.append("<" + tag.rawValue)
    for attribute in attributes { append(attribute) }
    output.append(">")
    if !tag.isVoid {
      for node in content { append(node) }
      output.append("</\(tag.rawValue)>")
    }
    if tag.endsLine { output.append("\n") }
  }

  private mutating func append(_ attribute: HTMLAttribute) {
    output.append(" " + attribute.name)
    guard let value = attribute.value else { return }
    output.append("=\"")
    appendEscaped(value)
    output.append("\"")
  }

  private mutating func append(_ drawing: OwnDrawing) {
    output.append("<svg")
    append(.ariaLabel(drawing.label))
    output.append(drawing.rest)
  }

  /// Every character that can end a text or a value in quotes, by its reference.
  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output.append("&amp;")
      case "<": output.append("&lt;")
      case ">": output.append("&gt;")
      case "\"": output.append("&quot;")
      case "'": output.append("&#39;")
      case "\0": output.append("\u{FFFD}")
      default: output.append(scalar)
      }
    }
  }
}
