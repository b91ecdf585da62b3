import AuditModel

/// Views in columns, from the leading edge on.
public struct LazyVGrid: NodeView {
  /// The description.
  public let node: ViewNode

  /// As many columns as there are items, apart from adaptive ones, each of which becomes as many as fit.
  ///
  /// The grid may be wider than it is offered; where its columns are narrower, `alignment` says where they are.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = GridLayout(
      columns: .tracks(GridTracks(columns, axis: .horizontal)),
      columnSpacing: columns.first?.gap ?? 8,
      rowSpacing: (spacing ?? 8).finite(or: 8), alignment: Alignment(alignment, .center))
    node = ViewNode(.grid(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// Views in rows, from the top on, in as many columns as it takes.
public struct LazyHGrid: NodeView {
  /// The description.
  public let node: ViewNode

  /// As many rows as there are items, apart from adaptive ones, each of which becomes as many as fit.
  ///
  /// Each column is as wide as its widest view, and the grid as high as its rows together.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = GridLayout(
      columns: .tracks(GridTracks(rows, axis: .vertical)),
      columnSpacing: (spacing ?? 8).finite(or: 8), alignment: Alignment(.center, alignment))
    node = ViewNode(.grid(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }
}
