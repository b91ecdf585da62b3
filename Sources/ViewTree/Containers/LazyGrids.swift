import AuditModel
import Foundation

/// A column or row of a grid.
public struct GridItem: Sendable {
  let size: Size
  let spacing: Double?
  private let alignment: Alignment?

  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// So many points.
    case fixed(Double)
    /// A share of what there is.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit; a row of a `LazyHGrid` is one row.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// Whether it has so many points.
  var isFixed: Bool { if case .fixed = size { true } else { false } }

  /// A view in a column so wide.
  func cell(_ view: ViewNode, inColumnOf alignment: HorizontalAlignment) -> ViewNode {
    let alignment = self.alignment ?? Alignment(alignment, .center)
    return switch size {
    case .fixed(let width): view.frame(width: width, alignment: alignment)
    case .flexible(let least, let greatest), .adaptive(let least, let greatest):
      view.frame(minWidth: least, maxWidth: greatest, alignment: alignment)
    }
  }

  /// A view in a row so high.
  func cell(_ view: ViewNode, inRowOf alignment: VerticalAlignment) -> ViewNode {
    let alignment = self.alignment ?? Alignment(.center, alignment)
    return switch size {
    case .fixed(let height): view.frame(height: height, alignment: alignment)
    case .flexible(let least, let greatest), .adaptive(let least, let greatest):
      view.frame(minHeight: least, maxHeight: greatest, alignment: alignment)
    }
  }
}

/// Views in columns, from the leading edge on.
public struct LazyVGrid: NodeView {
  /// The description.
  public let node: ViewNode

  /// As many columns as there are items, or as fit where the first one is adaptive.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    if columns.contains(where: \.isFixed) {
      node = .rows(content(), columns, alignment, spacing)
        .written(at: NodeOrigin(fileID, line, column))
      return
    }
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

/// Views in rows, from the top on, in as many columns as it takes.
public struct LazyHGrid: NodeView {
  /// The description.
  public let node: ViewNode

  /// As many rows as there are items; each column is as wide as its widest view.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let rows = rows.isEmpty ? [GridItem()] : rows
    let lines = content().chunks(of: rows.count)
    node = HStack(alignment: .top, spacing: spacing) {
      lines.map { line in
        VStack(spacing: rows.first?.spacing) {
          zip(rows, line).map { $0.cell($1, inRowOf: alignment) }
        }
        .node
      }
    }
    .written(at: NodeOrigin(fileID, line, column))
  }
}

extension ViewNode {
  /// Views in rows of columns of which one is so many points wide.
  fileprivate static func rows(
    _ views: [ViewNode], _ columns: [GridItem], _ alignment: HorizontalAlignment,
    _ spacing: Double?
  ) -> ViewNode {
    let missing = (columns.count - views.count % columns.count) % columns.count
    let gaps = Array(repeating: Color.clear.frame(height: 0), count: missing)
    return VStack(alignment: .leading, spacing: spacing) {
      (views + gaps).chunks(of: columns.count).map { line in
        HStack(spacing: columns.first?.spacing) {
          zip(columns, line).map { $0.cell($1, inColumnOf: alignment) }
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
