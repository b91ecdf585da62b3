import AuditModel

/// A button that shares something.
public struct ShareLink: NodeView {
  /// The description.
  public let node: ViewNode

  fileprivate init(
    _ label: [ViewNode], _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) {
    node = Button(action: {}, label: { label }, fileID: fileID, line: line, column: column).node
  }

  fileprivate init(
    title: TextContent, _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) {
    let label = Label(title, systemImage: "square.and.arrow.up")
      .written(at: NodeOrigin(fileID, line, column))
    self.init([label], fileID, line, column)
  }

  /// iOS's title, which is a string of iOS and not of the app.
  fileprivate static let title = TextContent.system("Share…")
}

extension ShareLink {
  /// A button with iOS's title, which is a string of iOS and not of the app.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title: Self.title, fileID, line, column)
  }

  /// A button with a title of one's own.
  public init<Item>(
    _ title: TextContent, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title: title, fileID, line, column)
  }

  /// A button with a title that is a variable.
  @_disfavoredOverload
  public init<Item>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title: .verbatim(String(title)), fileID, line, column)
  }

  /// A button with a title of one's own.
  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title: title.node.text ?? .verbatim(""), fileID, line, column)
  }

  /// A button that shows anything.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
    @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(label(), fileID, line, column)
  }

  /// A button that shares several items, with iOS's title, which is a string of iOS.
  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview = { _ in SharePreview("") },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title: Self.title, fileID, line, column)
  }

  /// A button that shares several items, with a title of one's own.
  public init<Items: Collection>(
    _ title: TextContent, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview = { _ in SharePreview("") },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title: title, fileID, line, column)
  }

  /// A button that shares several items and shows anything.
  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview = { _ in SharePreview("") },
    @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(label(), fileID, line, column)
  }
}

/// The title and the pictures of something to share, which iOS shows after the button is pressed.
public struct SharePreview: Sendable {
  /// A title.
  public init(_ title: TextContent, image: Image? = nil, icon: Image? = nil) {}

  /// A title that is a variable.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image? = nil, icon: Image? = nil) {}
}
