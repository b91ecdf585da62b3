import AuditModel

/// Views in columns, from the leading edge on.
public struct LazyVGrid: NodeView {
  /// The description.
  public let node: ViewNode

  /// As many columns as there are items, or as fit where the only one is adaptive.
  ///
  /// An adaptive column that is as wide as it may be is in the middle of its share of the width. The
  /// views of a row are aligned from top to bottom as the first column says.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    let layout: GridLayout.Columns
    var views = content()
    if columns.count == 1, let only = columns.first, case .adaptive(let least, _) = only.size {
      layout = .adaptive(minimum: least)
      views = views.map { only.adaptiveCell($0) }
    } else if columns.allSatisfy(\.isPlain), columns.commonGap != nil {
      layout = .count(max(1, columns.count))
    } else {
      node = .rows(views, columns, alignment, spacing).written(at: origin)
      return
    }
    node =
      Grid(
        columns: layout, columnSpacing: columns.first?.gap ?? 8, rowSpacing: spacing ?? 8,
        content: { views }
      ).written(at: origin)
  }
}

/// Views in rows, from the top on, in as many columns as it takes.
public struct LazyHGrid: NodeView {
  /// The description.
  public let node: ViewNode

  /// As many rows as there are items; each column is as wide as its widest view, and its views are
  /// aligned from the leading to the trailing edge as the first row says.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let rows = rows.isEmpty ? [GridItem()] : rows
    let lines = content().chunks(of: rows.count)
    let horizontal = rows[0].alignment?.horizontal ?? .center
    node = HStack(alignment: .top, spacing: spacing) {
      lines.map { line in
        VStack(alignment: horizontal, spacing: rows.commonGap ?? 0) {
          rows.separated(zip(rows, line).map { $0.cell($1, inRowOf: alignment) }, .vertical)
        }
        .node
      }
    }
    .written(at: NodeOrigin(fileID, line, column))
  }
}

extension ViewNode {
  /// Views in rows of columns that are not all the same share of the width.
  fileprivate static func rows(
    _ views: [ViewNode], _ columns: [GridItem], _ alignment: HorizontalAlignment,
    _ spacing: Double?
  ) -> ViewNode {
    let missing = (columns.count - views.count % columns.count) % columns.count
    let gaps = Array(repeating: Color.clear.frame(height: 0), count: missing)
    let vertical = columns[0].alignment?.vertical ?? .center
    return VStack(alignment: .leading, spacing: spacing) {
      (views + gaps).chunks(of: columns.count).map { line in
        HStack(alignment: vertical, spacing: columns.commonGap ?? 0) {
          columns.separated(
            zip(columns, line).map { $0.cell($1, inColumnOf: alignment) }, .horizontal)
        }
        .node
      }
    }
    .frame(maxWidth: .infinity, alignment: Alignment(alignment, .center))
  }
}

extension [ViewNode] {
  /// So many views after so many others.
  fileprivate func chunks(of count: Int) -> [[ViewNode]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}
