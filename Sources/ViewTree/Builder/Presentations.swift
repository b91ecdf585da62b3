import AuditModel

/// Something that slides over the screen from below.
public struct Sheet: View {
  /// The description.
  public let node: ViewNode

  /// A sheet; a modal one keeps VoiceOver from all that lies under it.
  public init(isModal: Bool = true, @ViewBuilder content: () -> [ViewNode]) {
    var node = ViewNode(.sheet, children: content())
    node.accessibility.isModal = isModal
    self.node = node
  }
}

/// A question that has to be answered, 270 points wide.
public struct Alert: View {
  /// The description.
  public let node: ViewNode

  /// An alert with its title, its message and its buttons.
  public init(
    title: TextContent, message: TextContent? = nil, @ViewBuilder buttons: () -> [ViewNode]
  ) {
    let title = Text(title).font(.headline).textAlignment(.center)
      .accessibilityAddTraits(.header).id("title")
    let message = message.map {
      Text($0).font(.footnote).textAlignment(.center).id("message")
    }
    let texts = [title] + (message.map { [$0] } ?? [])
    var node = ViewNode(.alert)
    node.children = [
      ScrollView(hugsContent: true) {
        VStack(spacing: 2) { texts }.padding(16).frame(maxWidth: .infinity)
      }.id("text"),
      // Where text is large and the screen is small, the answers scroll too.
      ScrollView(hugsContent: true) {
        VStack(spacing: 0) { buttons().map { $0.frame(maxWidth: .infinity, minHeight: 44) } }
      }.id("answers"),
    ]
    node.layout.frame = LayoutAttributes.Frame()
    node.layout.frame?.width = 270
    node.accessibility.isModal = true
    self.node = node
  }
}
