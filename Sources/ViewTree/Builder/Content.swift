import AuditModel

/// A text.
public struct Text: View {
  /// The description.
  public let node: ViewNode

  /// Shows a text.
  public init(
    _ content: TextContent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(.text, text: content, origin: NodeOrigin(fileID, line, column))
  }
}

/// A picture or a symbol.
public struct Image: View {
  /// The description.
  public let node: ViewNode

  /// A picture of so many points, identified by its name in the source.
  public init(
    _ name: String, width: Double, height: Double,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .image(width: width, height: height, scales: false, isDecorative: false), name: name,
      origin: NodeOrigin(fileID, line, column))
  }

  /// A symbol that grows with the text size, of so many points at Large.
  public init(
    symbol name: String, size: Double = 20,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .image(width: size, height: size, scales: true, isDecorative: false), name: name,
      origin: NodeOrigin(fileID, line, column))
  }

  /// A picture that says nothing, and is therefore not spoken.
  public init(
    decorative name: String, width: Double, height: Double, scales: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .image(width: width, height: height, scales: scales, isDecorative: true), name: name,
      origin: NodeOrigin(fileID, line, column))
  }
}

/// Room that grows.
public struct Spacer: View {
  /// The description.
  public let node: ViewNode

  /// Takes the room that is left, at least so many points.
  public init(
    minLength: Double = 8,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(.spacer(minimum: minLength), origin: NodeOrigin(fileID, line, column))
  }
}

/// A rectangle of one colour that takes all the room there is.
public struct Rectangle: View {
  /// The description.
  public let node: ViewNode

  /// Fills a rectangle.
  public init(
    fill: Color,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var node = ViewNode(.rectangle, origin: NodeOrigin(fileID, line, column))
    node.style.background = .color(fill)
    self.node = node
  }
}
