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

/// The bar that changes between the parts of an app: at the bottom of an iPhone, at the top of an iPad.
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
    let origin = NodeOrigin(fileID, line, column)
    let text = Text(title).written(at: origin).lineLimit(1)
    node = Button {
      if EnvironmentValues.current.variant.hasTabBarAtTop {
        text
      } else {
        Self.column(symbol, text, origin)
      }
    }
    .written(at: origin)
    .accessibilityAddTraits(isSelected ? [.tab, .selected] : .tab)
  }

  /// A title under its symbol, which does not grow; holding it shows it large instead.
  ///
  /// Source: 10 points in semibold, whose middle is 20.5 points under that of the symbol (openuikit, Mac
  /// Catalyst 26.1); symbols are 26 to 30 points high (WebDriverAgent, iOS 26.4).
  private static func column(
    _ symbol: String, _ title: ViewNode, _ origin: NodeOrigin
  ) -> ViewNode {
    VStack(spacing: 0.5) {
      Image(decorative: symbol, width: 28, height: 28).written(at: origin)
      title.font(.fixed(size: 10).weight(.semibold))
    }
    .written(at: origin)
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
