import AuditModel

/// Rows over each other that scroll, each at least 44 points high.
public struct List: NodeView {
  /// The description.
  public let node: ViewNode

  /// Makes a row of each child.
  public init(
    @ViewBuilder rows: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var rows = rows()
    if RenderContext.mayHavePreferences { rows = rows.map { $0.inList() } }
    node = ViewNode(.list, children: rows, origin: NodeOrigin(fileID, line, column))
  }

  /// Makes a row for each element.
  public init<Element: Identifiable>(
    _ elements: some Sequence<Element>, @ViewBuilder row: (Element) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      rows: { ForEach(elements, content: row) }, fileID: fileID, line: line, column: column)
  }

  /// Makes a row for each element.
  public init<Element, ID: Hashable>(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    @ViewBuilder row: (Element) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      rows: { ForEach(elements, id: id, content: row) }, fileID: fileID, line: line,
      column: column)
  }

  /// Makes a row for each element, which a control in it can bind.
  public init<Elements: Collection>(
    _ elements: Binding<Elements>, @ViewBuilder row: (Binding<Elements.Element>) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Elements.Element: Identifiable {
    self.init(
      rows: { ForEach(elements, content: row) }, fileID: fileID, line: line, column: column)
  }

  /// Makes a row of each child; the one that is selected is not shown as such.
  public init<Selection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(rows: content, fileID: fileID, line: line, column: column)
  }

  /// Makes a row for each element; the one that is selected is not shown as such.
  public init<Element: Identifiable, Selection>(
    _ elements: some Sequence<Element>, selection: Binding<Selection>,
    @ViewBuilder row: (Element) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(elements, row: row, fileID: fileID, line: line, column: column)
  }
}

/// A list of controls.
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
    let header = header().map { $0.sectionText().accessibilityAddTraits(.header) }
    let footer = footer().map { $0.sectionText() }
    node = .group(header + content() + footer)
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

extension View {
  /// The ground of a row; only that behind the content is shown.
  public func listRowBackground(_ view: (some View)?) -> ViewNode {
    view.map { background($0) } ?? node
  }
}

extension ViewNode {
  /// A heading or a note of a section, in iOS's font and colour for them.
  fileprivate func sectionText() -> ViewNode {
    changed {
      $0.textAttributes.font = $0.textAttributes.font ?? .footnote
      $0.style.foreground = $0.style.foreground ?? Color.secondary
      $0.layout.isSectionText = true
    }
  }
}
