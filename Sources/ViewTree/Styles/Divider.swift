import AuditModel

/// A thin line across the stack that it is in.
public struct Divider: NodeView, Sendable {
  /// The description.
  public var node: ViewNode {
    Rectangle(fill: UIColor.separator.color)
      .frame(maxWidth: .infinity)
      .frame(height: Self.thickness)
      .preferring { $0.isDivider = true }
  }

  /// One pixel of the screens with three for each point; the layout takes that of its own.
  fileprivate static let thickness = 1.0 / 3

  /// A thin line: horizontal, but upright in a row.
  public init() {}
}

extension LayoutAttributes {
  /// The attributes of the line of a divider with another thickness.
  package func withDivider(of thickness: Double) -> LayoutAttributes {
    var copy = self
    if frame?.height == .points(Divider.thickness) { copy.frame?.height = .points(thickness) }
    if frame?.width == .points(Divider.thickness) { copy.frame?.width = .points(thickness) }
    return copy
  }
}

extension ViewNode {
  /// Whether it is the line of a divider.
  package var isDivider: Bool { preferences?.isDivider == true }

  /// The node in a row, where a line is upright.
  func inRow() -> ViewNode {
    guard preference({ $0.isDivider ? true : nil }) != nil else { return self }
    var copy = self
    copy.turnUpright()
    return copy
  }

  private mutating func turnUpright() {
    guard preferences?.isDivider == true else {
      children[0].turnUpright()
      return
    }
    layout.frame = LayoutAttributes.Frame()
    layout.frame?.width = .points(Divider.thickness)
    children[0].layout.frame = LayoutAttributes.Frame()
    children[0].layout.frame?.maxHeight = .points(.infinity)
  }
}
