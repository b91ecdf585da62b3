import AuditModel

/// A column or row of a grid.
public struct GridItem: Sendable {
  let size: Size
  let spacing: Double?
  let alignment: Alignment?

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
    /// As many columns as fit, where a grid has no other one; beside others it is one column, as wide
    /// as they leave room for, and in a `LazyHGrid` it is one row.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The room after it: the default is that of stacks.
  var gap: Double { (spacing ?? 8).finite(or: 8) }

  /// Whether it is a share of what there is like any other one.
  var isPlain: Bool {
    guard case .flexible(let least, let greatest) = size else { return false }
    return least <= 10 && greatest == .infinity && alignment == nil
  }

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

extension GridItem {
  /// A view in one of as many columns as fit.
  func adaptiveCell(_ view: ViewNode) -> ViewNode {
    guard case .adaptive(_, let greatest) = size, alignment != nil || greatest < .infinity else {
      return view
    }
    return view.frame(maxWidth: greatest, alignment: alignment ?? .center)
  }
}

extension [GridItem] {
  /// The room between any two of them; none where it is not the same everywhere.
  var commonGap: Double? {
    let gaps = Set(dropLast().map(\.gap))
    return gaps.count > 1 ? nil : gaps.first ?? 8
  }

  /// The cells of a line, with the room between them where that is not the same everywhere.
  func separated(_ cells: [ViewNode], _ axis: Axis) -> [ViewNode] {
    guard commonGap == nil else { return cells }
    return zip(self, cells).flatMap { item, cell in
      let isRow = axis == .horizontal
      return [cell, .area(nil).frame(width: isRow ? item.gap : 0, height: isRow ? 0 : item.gap)]
    }
    .dropLast()
  }
}
