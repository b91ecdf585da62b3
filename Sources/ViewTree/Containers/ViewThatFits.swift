import AuditModel

/// The first of several views that fits into the room there is, or else the last one.
public struct ViewThatFits: NodeView {
  /// The description.
  public let node: ViewNode

  /// Takes the first view that fits in these directions.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .viewThatFits(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)),
      children: content(), origin: NodeOrigin(fileID, line, column))
  }
}
