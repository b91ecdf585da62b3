/// Children from top to bottom.
public struct VStack: View {
  /// The description.
  public let node: ViewNode

  /// Puts children under each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double = 8,
    @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = StackLayout(
      axis: .vertical, spacing: spacing, alignment: Alignment(alignment, .center))
    node = ViewNode(.stack(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// Children from the leading to the trailing edge.
public struct HStack: View {
  /// The description.
  public let node: ViewNode

  /// Puts children beside each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double = 8,
    @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = StackLayout(
      axis: .horizontal, spacing: spacing, alignment: Alignment(.center, alignment))
    node = ViewNode(.stack(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// Children from back to front.
public struct ZStack: View {
  /// The description.
  public let node: ViewNode

  /// Puts children over each other.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = StackLayout(axis: .layered, spacing: 0, alignment: alignment)
    node = ViewNode(.stack(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// Children in columns and rows.
public struct Grid: View {
  /// The description.
  public let node: ViewNode

  /// Puts children in columns of equal width.
  public init(
    columns: GridLayout.Columns, columnSpacing: Double = 8, rowSpacing: Double = 8,
    @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let layout = GridLayout(
      columns: columns, columnSpacing: columnSpacing, rowSpacing: rowSpacing)
    node = ViewNode(.grid(layout), children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// Content that can be moved within a frame.
public struct ScrollView: View {
  /// The description.
  public let node: ViewNode

  /// Lets its content move up and down, from side to side, or both.
  public init(
    _ axes: Axes = .vertical, hugsContent: Bool = false, @ViewBuilder content: () -> [ViewNode],
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

/// Rows over each other that scroll, each at least 44 points high.
public struct List: View {
  /// The description.
  public let node: ViewNode

  /// Makes a row of each child.
  public init(
    @ViewBuilder rows: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(.list, children: rows(), origin: NodeOrigin(fileID, line, column))
  }
}

/// A container of the app's own, whose children say where they are with `position(x:y:)`.
public struct CustomContainer: View {
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

/// One view for each element of a collection, with an identity that moves with the element.
public func forEach<Element>(
  _ elements: some Sequence<Element>, id: (Element) -> String,
  @ViewBuilder content: (Element) -> [ViewNode]
) -> [ViewNode] {
  elements.flatMap { element -> [ViewNode] in
    var nodes = content(element)
    let name = id(element)
    for index in nodes.indices where nodes[index].id == nil {
      nodes[index].id = nodes.count == 1 ? name : "\(name)-\(index + 1)"
    }
    return nodes
  }
}
