import AuditModel

/// Room that grows.
public struct Spacer: NodeView {
  /// The description.
  public let node: ViewNode

  /// Takes the room that is left, at least so many points; 8 where none are named.
  public init(
    minLength: Double? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .spacer(minimum: (minLength ?? 8).finite(or: 8)), origin: NodeOrigin(fileID, line, column))
  }
}

/// A rectangle that takes all the room there is.
public struct Rectangle: Shape {
  /// The description.
  public let node: ViewNode
  /// Corners that are not round.
  public let cornerRadius = 0.0

  /// A rectangle in the colour of text.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(fill: .label, fileID: fileID, line: line, column: column)
  }

  /// A rectangle of one colour.
  public init(
    fill: Color,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var node = ViewNode(.rectangle, origin: NodeOrigin(fileID, line, column))
    node.style.background = .color(fill)
    self.node = node
  }
}
