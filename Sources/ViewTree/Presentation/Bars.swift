import AuditModel

/// The bar at the top of a screen, with its title and items.
public struct NavigationBar: NodeView {
  /// The description.
  public let node: ViewNode

  /// A bar with a title; items are on the side that `barPlacement(_:)` gives them.
  public init(
    title: TextContent, isLarge: Bool = false, @ViewBuilder items: () -> [ViewNode] = { [] },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let origin = NodeOrigin(fileID, line, column)
    let title = Text(title).written(at: origin)
      .font(isLarge ? .largeTitle.bold() : .headline.unscaled())
      .lineLimit(1)
      .accessibilityAddTraits(.header)
      .barPlacement(.principal)
      .id("title")
    node = ViewNode(.navigationBar(isLarge: isLarge), children: [title] + items(), origin: origin)
  }
}

/// The bar at the bottom that changes between the parts of an app.
public struct TabBar: NodeView {
  /// The description.
  public let node: ViewNode

  /// A bar of tabs.
  public init(
    @ViewBuilder tabs: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(.tabBar, children: tabs(), origin: NodeOrigin(fileID, line, column))
  }
}

/// A tab of a tab bar.
public struct Tab: NodeView {
  /// The description.
  public let node: ViewNode

  /// A tab with its title under its symbol.
  public init(
    _ title: TextContent, symbol: String, isSelected: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    // Tab titles do not grow; holding them shows them large instead.
    let origin = NodeOrigin(fileID, line, column)
    node = Button {
      VStack(spacing: 2) {
        Image(decorative: symbol, width: 24, height: 24).written(at: origin)
        Text(title).written(at: origin).font(.fixed(size: 10)).lineLimit(1)
      }
      .written(at: origin)
    }
    .written(at: origin)
    .accessibilityAddTraits(isSelected ? [.tab, .selected] : .tab)
  }
}

/// The bar at the bottom with actions.
public struct Toolbar: NodeView {
  /// The description.
  public let node: ViewNode

  /// A bar with its items from the leading to the trailing edge.
  public init(
    @ViewBuilder items: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(.toolbar, children: items(), origin: NodeOrigin(fileID, line, column))
  }
}
