/// Children from top to bottom.
public struct VStack: NodeView {
  /// The description.
  public let node: ViewNode

  /// Puts children under each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = StackLayout(
      axis: .vertical, spacing: spacing.flatMap { $0.isFinite ? $0 : nil },
      alignment: Alignment(alignment, .center))
    node = ViewNode(.stack(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// Children from the leading to the trailing edge.
public struct HStack: NodeView {
  /// The description.
  public let node: ViewNode

  /// Puts children beside each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = StackLayout(
      axis: .horizontal, spacing: spacing.flatMap { $0.isFinite ? $0 : nil },
      alignment: Alignment(.center, alignment))
    var content = content()
    if RenderContext.mayHavePreferences { content = content.map { $0.inRow() } }
    node = ViewNode(.stack(layout), children: content, origin: NodeOrigin(fileID, line, column))
  }
}

/// Children from back to front.
public struct ZStack: NodeView {
  /// The description.
  public let node: ViewNode

  /// Puts children over each other.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = StackLayout(axis: .layered, spacing: 0, alignment: alignment)
    node = ViewNode(
      .stack(layout), children: content().fromBackToFront,
      origin: NodeOrigin(fileID, line, column))
  }
}

extension View {
  /// Which of the views of a `ZStack` is in front: the one with the greatest value, and of several the one
  /// that is written last. The default is 0.
  public func zIndex(_ value: Double) -> ViewNode {
    preferring { $0.zIndex = $0.zIndex ?? value.finite(or: 0) }
  }
}

extension [ViewNode] {
  /// The views in the order in which they are drawn.
  fileprivate var fromBackToFront: [ViewNode] {
    let depths = map { $0.preference(\.zIndex) ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}

/// Children in columns and rows.
public struct Grid: NodeView {
  /// The description.
  public let node: ViewNode

  /// Puts children in columns of equal width.
  public init(
    columns: GridLayout.Columns, columnSpacing: Double = 8, rowSpacing: Double = 8,
    @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = GridLayout(
      columns: columns, columnSpacing: columnSpacing.finite(or: 8),
      rowSpacing: rowSpacing.finite(or: 8))
    node = ViewNode(.grid(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// Content that can be moved within a frame.
public struct ScrollView: NodeView {
  /// The description.
  public let node: ViewNode

  /// Lets its content move up and down, from side to side, or both.
  public init(
    _ axes: Axes = .vertical, showsIndicators: Bool = true, hugsContent: Bool = false,
    @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = ScrollLayout(
      vertical: axes.contains(.vertical), horizontal: axes.contains(.horizontal),
      hugsContent: hugsContent)
    node = ViewNode(.scroll(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }

  /// The directions in which the content moves.
  public struct Axes: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt8

    /// Takes the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Up and down.
    public static let vertical = Self(rawValue: 1)
    /// From side to side.
    public static let horizontal = Self(rawValue: 2)
  }
}

/// A container of the app's own, whose children say where they are with `position(x:y:)`.
public struct CustomContainer: NodeView {
  /// The description.
  public let node: ViewNode

  /// Names the container and takes its children.
  public init(
    _ name: String, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .custom, name: name, children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// A direction.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Several directions.
  public typealias Set = ScrollView.Axes
}
