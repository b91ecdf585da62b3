import AuditModel

extension Grid {
  /// Views in rows and columns of equal width; a cell that spans columns takes their share of the whole
  /// width, so that it is a few points off where there is room between columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let rows = content()
    let columns = rows.map(\.gridColumnCount).max() ?? 1
    let alignments = rows.columnAlignments
    // A row that is a view of its own goes over all columns, as in SwiftUI.
    node =
      VStack(alignment: alignment.horizontal, spacing: verticalSpacing) {
        rows.map { row in
          guard row.isGridRow else { return row }
          let vertical = row.preference(\.rowAlignment) ?? alignment.vertical
          let cells = HStack(alignment: vertical, spacing: horizontalSpacing) {
            row.gridCells.map { column, cell in
              let own = cell.preference(\.cellAlignment) ?? alignments[column]
              return cell.inGrid(
                of: columns, Alignment(own ?? alignment.horizontal, vertical))
            }
            (row.gridColumnCount..<max(columns, row.gridColumnCount)).map { _ in
              ViewNode.area(nil).frame(maxWidth: .infinity, maxHeight: 0)
            }
          }
          return row.changedContent {
            $0.kind = cells.node.kind
            $0.children = cells.node.children
          }
        }
      }
      .written(at: NodeOrigin(fileID, line, column))
  }
}

/// A row of a grid.
public struct GridRow: NodeView {
  /// The description.
  public let node: ViewNode

  /// A row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> [ViewNode]) {
    node = HStack(alignment: alignment ?? .center, content: content).preferring {
      $0.isGridRow = true
      $0.rowAlignment = alignment
    }
  }
}

extension ViewNode {
  /// How many columns of a grid its views take; 1 for a view that is no row.
  fileprivate var gridColumnCount: Int {
    guard isGridRow else { return 1 }
    return content.children.reduce(0) { $0 + $1.gridSpan }
  }

  /// The cells of a row of a grid, each with its first column.
  fileprivate var gridCells: [(column: Int, cell: ViewNode)] {
    var next = 0
    return content.children.map { cell in
      defer { next += cell.gridSpan }
      return (next, cell)
    }
  }

  /// How many columns of a grid it takes.
  private var gridSpan: Int { max(1, preference { $0.gridColumns } ?? 1) }

  /// Whether it is a row of a grid, and not a view that goes over all columns.
  fileprivate var isGridRow: Bool { content.preferences?.isGridRow == true }

  /// The node as a cell of a grid: as wide as the others, or as so many of them as it spans.
  fileprivate func inGrid(of columns: Int, _ alignment: Alignment) -> ViewNode {
    var alignment = alignment
    // The row aligns baselines; that of a frame is its lower edge.
    if alignment.vertical.isBaseline { alignment.vertical = .top }
    guard gridSpan > 1 else { return frame(maxWidth: .infinity, alignment: alignment) }
    let share = min(1, Double(gridSpan) / Double(columns))
    return frame(width: Length.fraction(share), alignment: alignment)
  }
}

extension [ViewNode] {
  /// The alignments of columns that cells of a grid ask for, by the first columns of the cells.
  fileprivate var columnAlignments: [Int: HorizontalAlignment] {
    var alignments: [Int: HorizontalAlignment] = [:]
    for row in self where row.isGridRow {
      for (column, cell) in row.gridCells {
        alignments[column] = alignments[column] ?? cell.preference(\.columnAlignment)
      }
    }
    return alignments
  }
}

extension View {
  /// The alignment of the column of a grid.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> ViewNode {
    preferring { $0.columnAlignment = alignment }
  }
  /// The alignment in the cell of a grid: that on the side of a point; from top to bottom, the cells
  /// of a row keep the alignment of the row.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ViewNode {
    let alignment: HorizontalAlignment =
      anchor.x < 0.5 ? .leading : anchor.x > 0.5 ? .trailing : .center
    return preferring { $0.cellAlignment = alignment }
  }
  /// How many columns of a grid it takes.
  public func gridCellColumns(_ count: Int) -> ViewNode { preferring { $0.gridColumns = count } }
  /// Whether it takes the room of a column of a grid.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ViewNode { node }
}
