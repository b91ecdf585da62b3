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
      columns: .lazy(columns, alignment), columnSpacing: columns.first?.gap ?? 8,
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

extension GridLayout.Columns {
  /// The columns of a lazy grid: those that are all the same in the form that is simplest, which has its views in
  /// their middle.
  fileprivate static func lazy(_ columns: [GridItem], _ alignment: HorizontalAlignment) -> Self {
    guard alignment == .center else { return .tracks(GridTracks(columns, axis: .horizontal)) }
    if columns.count == 1, let only = columns.first, only.alignment == nil,
      case .adaptive(let least, .infinity) = only.size, least.isFinite
    {
      return .adaptive(minimum: least)
    }
    return columns.allSatisfy(\.isPlain) && columns.commonGap != nil
      ? .count(max(1, columns.count)) : .tracks(GridTracks(columns, axis: .horizontal))
  }
}
