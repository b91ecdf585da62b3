import AuditModel
import Foundation

/// A column or row of a grid.
public struct GridItem: Sendable {
  fileprivate let size: Size
  fileprivate let spacing: Double?

  /// A column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
  }

  /// The width of a column.
  public enum Size: Sendable {
    /// So many points.
    case fixed(Double)
    /// A share of the width.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
}

/// Views in columns of equal width, from the leading edge on.
public struct LazyVGrid: NodeView {
  /// The description.
  public let node: ViewNode

  /// As many columns as there are items, or as fit where the first one is adaptive.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout: GridLayout.Columns =
      if case .adaptive(let minimum, _) = columns.first?.size {
        .adaptive(minimum: minimum)
      } else {
        .count(max(1, columns.count))
      }
    node =
      Grid(
        columns: layout, columnSpacing: columns.first?.spacing ?? 8, rowSpacing: spacing ?? 8,
        content: content, fileID: fileID, line: line, column: column
      ).node
  }
}

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
    // A row that is a view of its own goes over all columns, as in SwiftUI.
    node =
      VStack(alignment: alignment.horizontal, spacing: verticalSpacing) {
        rows.map { row in
          guard row.isGridRow else { return row }
          let cells = HStack(alignment: alignment.vertical, spacing: horizontalSpacing) {
            row.content.children.map { $0.inGrid(of: columns, alignment) }
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
    node = HStack(content: content).preferring { $0.isGridRow = true }
  }
}

extension ViewNode {
  /// How many columns of a grid its views take; 1 for a view that is no row.
  fileprivate var gridColumnCount: Int {
    guard isGridRow else { return 1 }
    return content.children.reduce(0) { $0 + max(1, $1.preference { $0.gridColumns } ?? 1) }
  }

  /// Whether it is a row of a grid, and not a view that goes over all columns.
  fileprivate var isGridRow: Bool { content.preferences?.isGridRow == true }

  /// The node as a cell of a grid: as wide as the others, or as so many of them as it spans.
  fileprivate func inGrid(of columns: Int, _ alignment: Alignment) -> ViewNode {
    let span = preference { $0.gridColumns } ?? 1
    guard span > 1 else { return frame(maxWidth: .infinity, alignment: alignment) }
    let share = min(1, Double(span) / Double(columns))
    return frame(width: Length.fraction(share), alignment: alignment)
  }
}

extension View {
  /// The alignment of the column of a grid.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> ViewNode { node }
  /// How many columns of a grid it takes.
  public func gridCellColumns(_ count: Int) -> ViewNode { preferring { $0.gridColumns = count } }
  /// Whether it takes the room of a column of a grid.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ViewNode { node }
}
