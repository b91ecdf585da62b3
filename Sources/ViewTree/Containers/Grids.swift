import AuditModel

extension Grid {
  /// Views in rows and columns: a column is as wide as the widest of its cells, and columns that may
  /// be wider share the room that the others leave.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = GridLayout(
      columns: .content, columnSpacing: (horizontalSpacing ?? 8).finite(or: 8),
      rowSpacing: (verticalSpacing ?? 8).finite(or: 8), alignment: alignment)
    let rows = content().map { $0.inGrid(alignment.vertical) }
    node = ViewNode(.grid(layout), children: rows, origin: NodeOrigin(fileID, line, column))
  }
}

/// A row of a grid.
public struct GridRow: NodeView {
  /// The description.
  public let node: ViewNode

  /// A row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> [ViewNode]) {
    node = HStack(alignment: alignment ?? .center, content: content).changed {
      var cell = GridCell()
      cell.isRow = true
      cell.rowAlignment = alignment
      $0.layout.gridCell = cell
    }
  }
}

extension ViewNode {
  /// A row that names no alignment has that of its grid.
  func inGrid(_ alignment: VerticalAlignment) -> ViewNode {
    guard content.layout.gridCell?.isRow == true else { return self }
    return changedContent {
      guard case .stack(var stack) = $0.kind else { return }
      stack.alignment.vertical = $0.layout.gridCell?.rowAlignment ?? alignment
      $0.kind = .stack(stack)
      $0.layout.gridCell?.rowAlignment = nil
    }
  }
}

extension View {
  /// The alignment of the column of a grid.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> ViewNode {
    changingCell { $0.columnAlignment = $0.columnAlignment ?? alignment }
  }
  /// The point that it and its cell of a grid have in common.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ViewNode {
    changingCell { $0.anchor = $0.anchor ?? anchor }
  }
  /// How many columns of a grid it takes.
  public func gridCellColumns(_ count: Int) -> ViewNode {
    changingCell { if $0.columns == 1 { $0.columns = min(max(1, count), 1000) } }
  }
  /// The axes along which it makes its columns no wider or its row no higher.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ViewNode {
    changingCell {
      if axes.contains(.horizontal) { $0.isWidthUnsized = true }
      if axes.contains(.vertical) { $0.isHeightUnsized = true }
    }
  }

  private func changingCell(_ change: (inout GridCell) -> Void) -> ViewNode {
    changed {
      var cell = $0.layout.gridCell ?? GridCell()
      change(&cell)
      $0.layout.gridCell = cell
    }
  }
}
