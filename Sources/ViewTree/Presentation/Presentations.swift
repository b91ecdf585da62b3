import AuditModel

/// Something that slides over the screen from below.
public struct Sheet: NodeView {
  /// The description.
  public let node: ViewNode

  /// A sheet; a modal one keeps VoiceOver from all that lies under it.
  public init(
    isModal: Bool = true, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var node = ViewNode(.sheet, children: content(), origin: NodeOrigin(fileID, line, column))
    node.accessibility.isModal = isModal
    self.node = node
  }
}
