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
