import AuditModel

extension List {
  /// Makes a row for each number.
  public init(
    _ range: Range<Int>, @ViewBuilder row: (Int) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(range, id: \.self, row: row, fileID: fileID, line: line, column: column)
  }

  /// Makes a row for each element; the one that is selected is not shown as such.
  public init<Element, ID: Hashable, Selection>(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ID>, selection: Binding<Selection>,
    @ViewBuilder row: (Element) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(elements, id: id, row: row, fileID: fileID, line: line, column: column)
  }

  /// Makes a row for each element, which a control in it can bind.
  public init<Elements: Collection, ID: Hashable>(
    _ elements: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder row: (Binding<Elements.Element>) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      rows: { ForEach(elements, id: id, content: row) }, fileID: fileID, line: line,
      column: column)
  }

  /// Makes a row for each element, which a control in it can bind; the one that is selected is not
  /// shown as such.
  public init<Elements: Collection, Selection>(
    _ elements: Binding<Elements>, selection: Binding<Selection>,
    @ViewBuilder row: (Binding<Elements.Element>) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Elements.Element: Identifiable {
    self.init(elements, row: row, fileID: fileID, line: line, column: column)
  }

  /// Makes a row for each element, which people can move or delete.
  public init<Elements: Collection>(
    _ elements: Binding<Elements>, editActions: EditActions,
    @ViewBuilder row: (Binding<Elements.Element>) -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Elements.Element: Identifiable {
    self.init(elements, row: row, fileID: fileID, line: line, column: column)
  }
}

/// Whether people can move or delete rows.
public struct EditActions: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They can move them.
  public static let move = Self(rawValue: 1)
  /// They can delete them.
  public static let delete = Self(rawValue: 2)
  /// They can do both.
  public static let all: Self = [.move, .delete]
}
