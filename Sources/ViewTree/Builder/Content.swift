import AuditModel

/// A text.
public struct Text: View {
  /// The description.
  public let node: ViewNode

  /// Shows a text.
  public init(_ content: TextContent) {
    node = ViewNode(.text, text: content)
  }
}

/// A picture or a symbol.
public struct Image: View {
  /// The description.
  public let node: ViewNode

  /// A picture of so many points, told apart by its name in the source.
  public init(_ name: String, width: Double, height: Double) {
    node = ViewNode(
      .image(width: width, height: height, scales: false, isDecorative: false), name: name)
  }

  /// A symbol that grows with the text size, of so many points at Large.
  public init(symbol name: String, size: Double = 20) {
    node = ViewNode(
      .image(width: size, height: size, scales: true, isDecorative: false), name: name)
  }

  /// A picture that says nothing, and is therefore not spoken.
  public init(decorative name: String, width: Double, height: Double, scales: Bool = false) {
    node = ViewNode(
      .image(width: width, height: height, scales: scales, isDecorative: true), name: name)
  }
}

/// Room that grows.
public struct Spacer: View {
  /// The description.
  public let node: ViewNode

  /// Takes the room that is left, at least so many points.
  public init(minLength: Double = 8) {
    node = ViewNode(.spacer(minimum: minLength))
  }
}

/// A rectangle of one colour that takes all the room there is.
public struct Rectangle: View {
  /// The description.
  public let node: ViewNode

  /// Fills a rectangle.
  public init(fill: AdaptiveColor) {
    var node = ViewNode(.rectangle)
    node.style.background = .color(fill)
    self.node = node
  }
}
