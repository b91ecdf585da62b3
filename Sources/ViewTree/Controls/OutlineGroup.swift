import AuditModel

extension List {
  /// Makes a row for each element that opens to its children: all are closed.
  public init<Elements: RandomAccessCollection>(
    _ elements: Elements, children: KeyPath<Elements.Element, Elements?>,
    @ViewBuilder row: (Elements.Element) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Elements.Element: Identifiable {
    self.init(
      rows: { ForEach(elements) { closedRow($0, children, row) } }, fileID: fileID, line: line,
      column: column)
  }

  /// Makes a row for each element that opens to its children: all are closed; the one that is selected
  /// is not shown as such.
  public init<Elements: RandomAccessCollection, Selection>(
    _ elements: Elements, children: KeyPath<Elements.Element, Elements?>,
    selection: Binding<Selection>, @ViewBuilder row: (Elements.Element) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Elements.Element: Identifiable {
    self.init(elements, children: children, row: row, fileID: fileID, line: line, column: column)
  }
}

/// A row for each element of a tree that opens to its children: all are closed.
public struct OutlineGroup: NodeView {
  /// The rows.
  public let node: ViewNode

  /// Rows for the elements of a tree.
  public init<Elements: RandomAccessCollection>(
    _ elements: Elements, children: KeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: (Elements.Element) -> [ViewNode]
  ) where Elements.Element: Identifiable {
    self.init(elements, id: \.id, children: children, content: content)
  }

  /// Rows for the elements of a tree.
  public init<Elements: RandomAccessCollection, ID: Hashable>(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>,
    children: KeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: (Elements.Element) -> [ViewNode]
  ) {
    node = ForEach(elements, id: id) { closedRow($0, children, content) }.node
  }

  /// Rows for a tree.
  public init<Element: Identifiable, Elements: RandomAccessCollection>(
    _ root: Element, children: KeyPath<Element, Elements?>,
    @ViewBuilder content: (Element) -> [ViewNode]
  ) where Elements.Element == Element {
    node = ForEach([root]) { closedRow($0, children, content) }.node
  }
}

/// The row of an element, which is a closed group where it can have children.
private func closedRow<Element, Elements>(
  _ element: Element, _ children: KeyPath<Element, Elements?>, _ row: (Element) -> [ViewNode]
) -> [ViewNode] {
  let views = row(element)
  guard element[keyPath: children] != nil else { return views }
  return DisclosureGroup(content: {}, label: { views }).node.views
}
