import AuditModel
import Layout
import ViewTree

/// The border and the fill by which people see where an empty field is.
///
/// Source: Understanding SC 1.4.11, Boundaries: a boundary needs contrast where it is the only way to identify
/// the control; with visible text, such as a placeholder, it is not.
struct FieldBoundary {
  /// The outermost view that belongs to the field alone.
  let outline: NodeID
  private let borders: [Color]
  private let fills: [Color]

  /// How far a border or a fill may be from the field that it is drawn for, in points.
  private static let distance = 24.0

  /// None of a field that has only iOS's border, none at all, or a picture behind it.
  init?(of field: NodeID, in tree: LaidOutTree) {
    guard case .textField(let state) = tree[field].kind, !tree[field].isDisabled else { return nil }
    var outline = field
    while let parent = tree[outline].parent, tree.belongs(parent, to: field, within: Self.distance)
    {
      outline = parent
    }
    self.outline = outline
    let styles = (outline..<tree[outline].end).filter { tree[$0].isSeen }
      .map { tree.style(of: $0) }
    if styles.contains(where: { $0.background == .picture }) { return nil }
    borders = styles.compactMap(\.borderColor).filter(\.isSeen)
    fills = styles.compactMap { style in
      if case .color(let color) = style.background, color.isSeen { color } else { nil }
    }
    if borders.isEmpty, fills.isEmpty || (state.hasBorder && !state.isMultiline) { return nil }
  }

  /// The contrast of that which is seen best, on a ground or beside each other.
  func contrast(on ground: Ground, in appearance: Appearance) -> Double {
    let back = ground.color(in: appearance)
    let outer = (borders + fills).map {
      ground.color(in: appearance, under: $0).contrast(with: back)
    }
    let inner = fills.flatMap { fill in
      let inside = ground.color(in: appearance, under: fill)
      return borders.map { $0.color(in: appearance).over(inside).contrast(with: inside) }
    }
    return (outer + inner).max() ?? 1
  }
}

extension LaidOutTree {
  /// Whether a view around a field is hardly larger and holds nothing else that is seen.
  fileprivate func belongs(_ node: NodeID, to field: NodeID, within distance: Double) -> Bool {
    let (outer, inner) = (self[node].frame, self[field].frame)
    let gaps = [
      inner.x - outer.x, inner.y - outer.y, outer.maxX - inner.maxX, outer.maxY - inner.maxY,
    ]
    return !isRowCell(node) && gaps.allSatisfy { $0 <= distance }
      && (node..<self[node].end).allSatisfy { $0 == field || !self[$0].kind.isContent }
  }
}

extension NodeKind {
  /// Whether it is something to read, to see or to use by itself.
  fileprivate var isContent: Bool {
    switch self {
    case .text, .image, .symbol: true
    default: isControl
    }
  }
}

extension Color {
  fileprivate var isSeen: Bool { light.alpha > 0 || dark.alpha > 0 }
}
