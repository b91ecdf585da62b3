import AuditModel

/// A layout that is chosen while the screen is built.
public struct AnyLayout {
  private let make: ([ViewNode]) -> ViewNode

  /// A row or a column.
  public init(_ layout: some StackedLayout) { make = { layout.stack($0) } }

  /// The views in the layout.
  public func callAsFunction(@ViewBuilder _ content: () -> [ViewNode]) -> ViewNode {
    make(content())
  }
}

/// A layout for `AnyLayout`.
public protocol StackedLayout {
  /// The views in the layout.
  func stack(_ nodes: [ViewNode]) -> ViewNode
}

/// A row.
public struct HStackLayout: StackedLayout {
  private let alignment: VerticalAlignment
  private let spacing: Double?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The views side by side.
  public func stack(_ nodes: [ViewNode]) -> ViewNode {
    HStack(alignment: alignment, spacing: spacing) { nodes }.node
  }
}

/// A column.
public struct VStackLayout: StackedLayout {
  private let alignment: HorizontalAlignment
  private let spacing: Double?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The views under each other.
  public func stack(_ nodes: [ViewNode]) -> ViewNode {
    VStack(alignment: alignment, spacing: spacing) { nodes }.node
  }
}
