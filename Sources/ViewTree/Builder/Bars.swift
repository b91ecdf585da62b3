import AuditModel

/// The bar at the top of a screen, with its title and items.
public struct NavigationBar: View {
  /// The description.
  public let node: ViewNode

  /// A bar with a title; items stand on the side that `barPlacement(_:)` gives them.
  public init(
    title: TextContent, isLarge: Bool = false, @ViewBuilder items: () -> [ViewNode] = { [] }
  ) {
    let title = Text(title)
      .font(isLarge ? .largeTitle.bold() : .headline.unscaled())
      .lineLimit(1)
      .accessibilityAddTraits(.header)
      .barPlacement(.principal)
      .id("title")
    node = ViewNode(.navigationBar(isLarge: isLarge), children: [title] + items())
  }
}

/// The bar at the bottom that changes between the parts of an app.
public struct TabBar: View {
  /// The description.
  public let node: ViewNode

  /// A bar of tabs.
  public init(@ViewBuilder tabs: () -> [ViewNode]) {
    node = ViewNode(.tabBar, children: tabs())
  }
}

/// A tab of a tab bar.
public struct Tab: View {
  /// The description.
  public let node: ViewNode

  /// A tab with its title under its symbol.
  public init(_ title: TextContent, symbol: String, isSelected: Bool = false) {
    // Tab titles do not grow; holding them shows them large instead.
    node = Button {
      VStack(spacing: 2) {
        Image(decorative: symbol, width: 24, height: 24)
        Text(title).font(.fixed(size: 10)).lineLimit(1)
      }
    }
    .accessibilityAddTraits(isSelected ? [.tab, .selected] : .tab)
  }
}

/// The bar at the bottom with actions.
public struct Toolbar: View {
  /// The description.
  public let node: ViewNode

  /// A bar with its items from the leading to the trailing edge.
  public init(@ViewBuilder items: () -> [ViewNode]) {
    node = ViewNode(.toolbar, children: items())
  }
}
