import AuditModel
import ViewTree

/// The cells of a grid whose columns follow their content, decided once when its tree is written.
struct GridPlan {
  /// A row, or a view that goes over all columns.
  struct Line {
    /// How many wrappers are around a row; none of a view that is no row.
    let depth: Int?
    let alignment: VerticalAlignment
    let cells: [Cell]
  }

  struct Cell {
    let column: Int
    let span: Int
    let horizontal: HorizontalAlignment
    let anchor: UnitPoint?
    let isWidthUnsized: Bool
    let isHeightUnsized: Bool
  }

  let columnCount: Int
  let lines: [Line]

  init(_ layout: GridLayout, lines views: [ViewNode]) {
    let rows = views.map(\.row)
    let count = max(1, rows.compactMap { $0?.columnCount }.max() ?? 1)
    let alignments = Self.columnAlignments(rows.compactMap(\.self))
    columnCount = count
    lines = zip(views, rows).map { view, row in
      guard let row else {
        let whole = Cell(
          view.gridCell, column: 0, span: count, alignment: layout.alignment.horizontal)
        return Line(depth: nil, alignment: layout.alignment.vertical, cells: [whole])
      }
      return Line(
        depth: row.depth, alignment: row.alignment,
        cells: row.cells.map { column, cell in
          Cell(
            cell, column: column, span: max(1, cell.columns),
            alignment: alignments[column] ?? layout.alignment.horizontal)
        })
    }
  }

  /// The alignments that cells ask for their columns: the first one counts.
  private static func columnAlignments(_ rows: [GridRowView]) -> [Int: HorizontalAlignment] {
    var alignments: [Int: HorizontalAlignment] = [:]
    for (column, cell) in rows.flatMap(\.cells) {
      alignments[column] = alignments[column] ?? cell.columnAlignment
    }
    return alignments
  }
}

extension GridPlan.Cell {
  fileprivate init(_ cell: GridCell, column: Int, span: Int, alignment: HorizontalAlignment) {
    self.init(
      column: column, span: span, horizontal: alignment, anchor: cell.anchor,
      isWidthUnsized: cell.isWidthUnsized, isHeightUnsized: cell.isHeightUnsized)
  }
}

/// A row of a grid with its cells, each with its first column.
private struct GridRowView {
  let depth: Int
  let alignment: VerticalAlignment
  let cells: [(column: Int, cell: GridCell)]

  var columnCount: Int { cells.last.map { $0.column + max(1, $0.cell.columns) } ?? 0 }
}

extension ViewNode {
  /// The row that it is, or is only around.
  fileprivate var row: GridRowView? {
    var view = self
    var depth = 0
    while case .wrapper = view.kind, view.children.count == 1 {
      view = view.children[0]
      depth += 1
    }
    guard view.layout.gridCell?.isRow == true, case .stack(let stack) = view.kind else {
      return nil
    }
    var column = 0
    let cells = view.children.map { child in
      let cell = child.gridCell
      defer { column += max(1, cell.columns) }
      return (column, cell)
    }
    return GridRowView(depth: depth, alignment: stack.alignment.vertical, cells: cells)
  }
}
