import AuditModel

/// A list of controls, in groups as a list is.
public struct Form: NodeView {
  /// The description.
  public let node: ViewNode

  /// Makes a row of each child.
  public init(
    @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node =
      List(rows: content, fileID: fileID, line: line, column: column).node
  }
}

/// Rows that belong together, between a heading and a note.
public struct Section: NodeView {
  /// The rows.
  public let node: ViewNode

  /// Rows under a heading and over a note.
  public init(
    @ViewBuilder content: () -> [ViewNode], @ViewBuilder header: () -> [ViewNode] = { [] },
    @ViewBuilder footer: () -> [ViewNode] = { [] }
  ) {
    let header = header().map { $0.inSection(as: .header).accessibilityAddTraits(.header) }
    let footer = footer().map { $0.inSection(as: .footer) }
    var views = header + content() + footer
    if let last = views.indices.last {
      views[0].changeListRow { $0.beginsSection = true }
      views[last].changeListRow { $0.endsSection = true }
    }
    node = .group(views)
  }

  /// Rows under a heading.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init(content: content, header: { Text(title) })
  }

  /// Rows under a heading that is a variable.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> [ViewNode]) {
    self.init(.verbatim(String(title)), content: content)
  }

  /// Rows under a heading, which are shown while they are expanded.
  public init(
    _ title: TextContent, isExpanded: Binding<Bool>, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }

  /// Rows under a heading that is a variable, which are shown while they are expanded.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }

  /// Rows under a heading, which are shown while they are expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder header: () -> [ViewNode]
  ) {
    let isOpen = isExpanded.wrappedValue
    self.init(content: { isOpen ? content() : [] }, header: header)
  }

  /// Rows under a heading and over a note.
  public init(
    header: some View, footer: some View, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// Rows under a heading.
  public init(header: some View, @ViewBuilder content: () -> [ViewNode]) {
    self.init(content: content, header: { header })
  }

  /// Rows over a note.
  public init(footer: some View, @ViewBuilder content: () -> [ViewNode]) {
    self.init(content: content, footer: { footer })
  }
}

extension ViewNode {
  /// A heading or a note of a section, which the list around sets in iOS's font and colour for them.
  fileprivate func inSection(as part: ListRow.Part) -> ViewNode {
    changed { $0.changeListRow { $0.part = part } }
  }
}
