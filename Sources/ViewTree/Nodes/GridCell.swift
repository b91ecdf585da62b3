/// The part of a view in a grid whose columns follow their content; none of it counts elsewhere.
public struct GridCell: Hashable, Sendable {
  /// Whether it is a row, whose children are cells; any other view goes over all columns.
  public var isRow = false
  /// The alignment that a row names, where it is not that of its grid.
  var rowAlignment: VerticalAlignment?
  /// How many columns it takes.
  public var columns = 1
  /// The point that it and its cell have in common; none for the alignment of the grid.
  public var anchor: UnitPoint?
  /// The alignment of all cells in its first column.
  public var columnAlignment: HorizontalAlignment?
  /// Whether it makes its columns no wider.
  public var isWidthUnsized = false
  /// Whether it makes its row no higher.
  public var isHeightUnsized = false

  /// A cell of one column.
  public init() {}
}

extension GridCell {
  /// The same with the values of a view around it where it has none: the nearest one counts.
  fileprivate func inside(_ outer: GridCell) -> GridCell {
    var cell = self
    cell.isRow = isRow || outer.isRow
    if columns == 1 { cell.columns = outer.columns }
    cell.anchor = anchor ?? outer.anchor
    cell.columnAlignment = columnAlignment ?? outer.columnAlignment
    cell.isWidthUnsized = isWidthUnsized || outer.isWidthUnsized
    cell.isHeightUnsized = isHeightUnsized || outer.isHeightUnsized
    return cell
  }
}

extension ViewNode {
  /// Its values in a grid, with those of the views inside that it is only around.
  package var gridCell: GridCell {
    let own = layout.gridCell
    guard let inner = base?.gridCell else { return own ?? GridCell() }
    return own.map { inner.inside($0) } ?? inner
  }
}
