import AuditModel

/// A rectangle that takes all the room there is.
public struct Rectangle: Shape {
  /// The description.
  public let node: ViewNode
  /// Corners that are not round.
  public let cornerRadius = 0.0

  /// A rectangle in the foreground colour.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(fill: .foreground(level: 0), fileID: fileID, line: line, column: column)
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
