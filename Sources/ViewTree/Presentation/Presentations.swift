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

/// A question that has to be answered, 270 points wide.
public struct Alert: NodeView {
  /// The width of iOS's alerts on every device.
  static let width: Length = 270

  /// The description.
  public let node: ViewNode

  /// An alert with its title, its message and its buttons.
  public init(
    title: TextContent, message: TextContent? = nil, @ViewBuilder buttons: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    let title = Text(title).written(at: origin).font(.headline).textAlignment(.center)
      .accessibilityAddTraits(.header).id("title")
    let message = message.map {
      Text($0).written(at: origin).font(.footnote).textAlignment(.center).id("message")
    }
    let texts = [title] + (message.map { [$0] } ?? [])
    var answers = VStack(spacing: 0) {}.written(at: origin)
    answers.children = buttons().map { button in
      button.changedContent { $0 = $0.frame(maxWidth: .infinity, minHeight: 44) }
    }
    var node = ViewNode(.alert, origin: origin)
    // Where text is large and the screen is small, the answers scroll too.
    node.children = [
      ScrollView(hugsContent: true) {
        VStack(spacing: 2) { texts }.written(at: origin).padding(16).frame(maxWidth: .infinity)
      }.written(at: origin).id("text"),
      ScrollView(hugsContent: true) { answers }.written(at: origin).id("answers").changed {
        $0.slot = 1
      },
    ]
    node.layout.frame = LayoutAttributes.Frame()
    node.layout.frame?.width = Self.width
    node.accessibility.isModal = true
    self.node = node
  }
}
