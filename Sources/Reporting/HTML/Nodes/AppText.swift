extension HTMLNode {
  /// A text of the app under audit: set apart in its direction, its control characters visible.
  static func appText(_ text: String) -> HTMLNode { .element(.bdi, [], visible(text)) }

  /// A name from the source code, which is read from left to right even if it has Hebrew words; its direction sets it
  /// apart (HTML Standard, “Rendering”, bidirectional text).
  static func code(_ text: String) -> HTMLNode { .element(.code, [.dir("ltr")], visible(text)) }

  /// The text with each control character set apart, so that its escape keeps its own direction.
  private static func visible(_ text: String) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var rest = text.unicodeScalars[...]
    while let control = rest.firstIndex(where: \.isObeyed) {
      if control > rest.startIndex { nodes.append(.text(String(rest[..<control]))) }
      nodes.append(.element(.bdi, [.class("control")], [.text(rest[control].escape)]))
      rest = rest[rest.index(after: control)...]
    }
    return rest.isEmpty ? nodes : nodes + [.text(String(rest))]
  }
}
