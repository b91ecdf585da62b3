/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// A row of a value.
  public init(_ value: Value) { self.value = value }
}

/// Gathers the rows of a table.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// One row.
  public static func buildExpression(_ row: TableRow<Value>) -> [TableRow<Value>] { [row] }
  /// The rows of a loop over a collection.
  public static func buildExpression(_ rows: ForEach) -> [TableRow<Value>] {
    rows.tableRows.compactMap { $0 as? TableRow<Value> }
  }
  /// All rows.
  public static func buildBlock(_ rows: [TableRow<Value>]...) -> [TableRow<Value>] {
    rows.flatMap { $0 }
  }
  /// The rows of a branch, if its condition holds.
  public static func buildOptional(_ rows: [TableRow<Value>]?) -> [TableRow<Value>] { rows ?? [] }
  /// The rows of the first branch.
  public static func buildEither(first rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
  /// The rows of the second branch.
  public static func buildEither(second rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
  /// The rows of a loop.
  public static func buildArray(_ rows: [[TableRow<Value>]]) -> [TableRow<Value>] {
    rows.flatMap { $0 }
  }
}

extension ForEach {
  /// Rows of a table for each element (Apple documentation, `ForEach`: it conforms to `TableRowContent`).
  @_disfavoredOverload
  public init<Element: Identifiable, Value>(
    _ elements: some Sequence<Element>,
    @TableRowBuilder<Value> content: (Element) -> [TableRow<Value>]
  ) {
    self.init(tableRows: elements.flatMap(content))
  }

  /// Rows of a table for each element; a row is known by the identifier of its value.
  @_disfavoredOverload
  public init<Element, ID: Hashable, Value>(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    @TableRowBuilder<Value> content: (Element) -> [TableRow<Value>]
  ) {
    self.init(tableRows: elements.flatMap(content))
  }

  /// Rows of a table for each number.
  @_disfavoredOverload
  public init<Value>(
    _ range: Range<Int>, @TableRowBuilder<Value> content: (Int) -> [TableRow<Value>]
  ) {
    self.init(tableRows: range.flatMap(content))
  }
}
