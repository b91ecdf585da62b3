import AuditModel

/// Rows over each other that scroll, in the groups that `listStyle(_:)` names: by default in cards.
public struct List: NodeView {
  /// The description.
  public let node: ViewNode

  /// Makes a row of each child.
  public init(
    @ViewBuilder rows: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var rows = rows()
    if RenderContext.mayHavePreferences { rows = rows.flatMap(\.listRows).map { $0.inList() } }
    node = ViewNode(.list(ListLayout()), children: rows, origin: NodeOrigin(fileID, line, column))
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
