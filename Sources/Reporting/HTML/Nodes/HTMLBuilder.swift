/// Gathers the nodes of an element as they are written down.
@resultBuilder enum HTMLBuilder {
  static func buildExpression(_ node: HTMLNode) -> HTMLNode { node }
  static func buildExpression(_ node: HTMLNode?) -> HTMLNode { node ?? .group([]) }
  static func buildExpression(_ nodes: [HTMLNode]) -> HTMLNode { .group(nodes) }
  static func buildBlock(_ nodes: HTMLNode...) -> HTMLNode { .group(nodes) }
  static func buildOptional(_ node: HTMLNode?) -> HTMLNode { node ?? .group([]) }
  static func buildEither(first node: HTMLNode) -> HTMLNode { node }
  static func buildEither(second node: HTMLNode) -> HTMLNode { node }
  static func buildArray(_ nodes: [HTMLNode]) -> HTMLNode { .group(nodes) }
}

extension HTMLTag {
  /// An element of this kind.
  func callAsFunction(
    _ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTMLNode = { .group([]) }
  ) -> HTMLNode {
    .element(self, attributes, [content()])
  }

  /// An element of this kind whose attributes were put together before.
  func with(_ attributes: [HTMLAttribute], @HTMLBuilder content: () -> HTMLNode) -> HTMLNode {
    .element(self, attributes, [content()])
  }
}
