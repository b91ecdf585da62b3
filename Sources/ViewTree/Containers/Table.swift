import AuditModel

/// Rows of values in columns.
///
/// In a compact width iOS shows the first column only, as the rows of a list without a heading, and in a
/// regular width all columns under their titles (Apple documentation, `Table`).
public struct Table<Value: Identifiable>: NodeView {
  /// The description.
  public let node: ViewNode

  /// A row for each value.
  public init(
    _ values: some Sequence<Value>, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      rows: values.map { TableRow($0) }, columns: columns(),
      origin: NodeOrigin(fileID, line, column))
  }

  /// A row for each value; those that are selected are not shown as such.
  public init<Selection>(
    _ values: some Sequence<Value>, selection: Binding<Selection>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(values, columns: columns, fileID: fileID, line: line, column: column)
  }

  /// A row for each value, in the order in which they are given.
  public init<Order>(
    _ values: some Sequence<Value>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(values, columns: columns, fileID: fileID, line: line, column: column)
  }

  /// A row for each value, in the order in which they are given; those that are selected are not shown as
  /// such.
  public init<Selection, Order>(
    _ values: some Sequence<Value>, selection: Binding<Selection>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(values, columns: columns, fileID: fileID, line: line, column: column)
  }

  /// The rows that are given.
  public init(
    of type: Value.Type = Value.self,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      rows: rows(), columns: columns(), origin: NodeOrigin(fileID, line, column))
  }

  /// The rows that are given; those that are selected are not shown as such.
  public init<Selection>(
    of type: Value.Type = Value.self, selection: Binding<Selection>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      rows: rows(), columns: columns(), origin: NodeOrigin(fileID, line, column))
  }

  private init(rows: [TableRow<Value>], columns: [TableColumn<Value>], origin: NodeOrigin) {
    let shown = columns.filter { !$0.isHidden }
    let isCompact = EnvironmentValues.current.horizontalSizeClass != .regular
    let list = List {
      if !isCompact { Self.titles(of: shown) }
      ForEach(rows.map(\.value)) { value in
        if isCompact {
          ViewNode.group(shown.first?.content(value) ?? [])
        } else {
          Self.cells(of: shown, for: value)
        }
      }
    }
    // Its list has no cards (assumed: no table of iOS is published with its frames).
    node = list.listStyle(.plain).written(at: origin)
  }

  /// The titles over the columns, each of them a heading.
  private static func titles(of columns: [TableColumn<Value>]) -> ViewNode {
    let titles = HStack {
      ForEach(0..<columns.count) { index in
        columns[index].framed(columns[index].title.accessibilityAddTraits(.header))
      }
    }
    // Their identities are their own, whatever a row is called.
    return titles.id("column-titles").changed {
      $0.changeListRow { $0.part = .header }
      var own = $0.preferences ?? Preferences()
      own.isColumnTitles = true
      $0.preferences = own
    }
  }

  private static func cells(of columns: [TableColumn<Value>], for value: Value) -> ViewNode {
    HStack {
      ForEach(0..<columns.count) { index in
        columns[index].framed(.group(columns[index].content(value)))
      }
    }.node
  }
}

/// How a table is shown: as iOS shows it.
public struct TableStyle: Sendable {
  /// As iOS shows it.
  public static let automatic = TableStyle()
  /// Without cards.
  public static let inset = TableStyle()
}

extension View {
  /// How the tables inside are shown: as iOS shows them.
  public func tableStyle(_ style: TableStyle) -> ViewNode { node }

  /// Whether the columns of the tables inside have titles.
  public func tableColumnHeaders(_ visibility: Visibility) -> ViewNode {
    visibility == .hidden ? changed { $0.removeColumnTitles() } : node
  }
}

extension ViewNode {
  fileprivate mutating func removeColumnTitles() {
    children.removeAll { $0.preferences?.isColumnTitles == true }
    changeInside { $0.removeColumnTitles() }
  }
}
