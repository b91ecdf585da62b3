import AuditModel

/// Screens with a bar to change between them, or pages side by side: the selected one is shown.
public struct TabView: NodeView {
  /// The description.
  public let node: ViewNode

  /// Screens, of which the selected one is shown.
  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> [ViewNode]
  ) {
    let tabs = content()
    let selected = tabs.indices.first {
      tabs[$0].isChoice(of: selection.wrappedValue) || tabs[$0].isPosition($0, selection)
    }
    node = .tabs(tabs, selected: selected ?? 0)
  }

  /// Screens, of which the first one is shown.
  public init(@ViewBuilder content: () -> [ViewNode]) { node = .tabs(content(), selected: 0) }
}

extension ViewNode {
  fileprivate func isPosition<Value>(_ position: Int, _ selection: Binding<Value>) -> Bool {
    preference(\.tag) == nil && selection.wrappedValue as? Int == position
  }

  fileprivate static func tabs(_ tabs: [ViewNode], selected: Int) -> ViewNode {
    guard tabs.indices.contains(selected) else { return group([]) }
    let items = tabs.map { tab in tab.preference { $0.tab.isEmpty ? nil : $0.tab } }
    // Pages have no items, and no bar.
    let hasBar = items.contains { $0 != nil } && !tabs[selected].hidesTabBar
    var screen = tabs[selected]
    if hasBar { SearchField.raise(in: &screen) }
    let shown = screen.betweenBars.preferring { $0.tab = [] }
    let pages = Pages(shown: shown, position: selected, count: tabs.count)
    guard hasBar else { return shown.wrapped().preferring { $0.pages = pages } }
    let bar = TabBar {
      items.enumerated().map { position, item in
        tab(item ?? [], badge: tabs[position].preference(\.badge))
          .accessibilityAddTraits(position == selected ? [.tab, .selected] : .tab)
          .id("tab-\(position + 1)")
      }
    }
    .id("tabBar")
    let isAtTop = EnvironmentValues.current.variant.hasTabBarAtTop
    return VStack(spacing: 0) { isAtTop ? [bar, shown] : [shown, bar] }.node
      .preferring { $0.pages = pages }
  }

  /// Whether the bar is hidden while it is shown.
  private var hidesTabBar: Bool {
    preferences?.hidesTabBar == true || children.contains(where: \.hidesTabBar)
  }

  private static func tab(_ item: [ViewNode], badge: TextContent?) -> ViewNode {
    let title = ViewNode.group(item).firstText
    let symbol = item.lazy.compactMap(\.firstImageName).first
    let button =
      if let title {
        Tab(title, symbol: symbol ?? "circle").node
      } else {
        Button(isEnabled: true) { item }.node
      }
    return button.changedContent { $0.accessibility.value = badge }
  }

  /// The name of the first picture from here down.
  private var firstImageName: String? {
    switch kind {
    case .image, .symbol: return name
    default: return children.lazy.compactMap(\.firstImageName).first
    }
  }
}

extension ViewNode {
  /// Shows the tab views from here down as pages, but for those in their screens.
  fileprivate mutating func showPages(hasDots: Bool) {
    guard let pages = preferences?.pages else {
      return changeInside { $0.showPages(hasDots: hasDots) }
    }
    let tabs = self
    self = pages.view(hasDots: hasDots)
    setMissingOrigin(tabs.origin)
    slot = tabs.slot
  }
}

extension View {
  /// The content of the tab of a screen.
  public func tabItem(@ViewBuilder _ label: () -> [ViewNode]) -> ViewNode {
    let label = label()
    return preferring { $0.tab = label }
  }

  /// Whether screens are pages.
  public func tabViewStyle(_ style: some TabViewStyle) -> ViewNode {
    guard let style = style as? PageTabViewStyle else { return node }
    return changed { $0.showPages(hasDots: style.indexDisplayMode != .never) }
  }
  /// Whether the bar becomes smaller when people scroll.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> ViewNode { node }
  /// Views over the bar, at least 48 points high.
  public func tabViewBottomAccessory(@ViewBuilder content: () -> [ViewNode]) -> ViewNode {
    let accessory = HStack(content: content).node.frame(maxWidth: .infinity, minHeight: 48)
      .background(Material(), in: Capsule()).id("accessory")
    return changedContent {
      guard let bar = $0.children.lastIndex(where: { $0.id == "tabBar" }) else { return }
      // On an iPad the bar is at the top, and they stay at the bottom.
      $0.children.insert(accessory, at: bar == 0 ? $0.children.count : bar)
    }
  }
  /// How the dots of pages are shown.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> ViewNode { node }
}

/// Whether the tab bar becomes smaller when people scroll.
public struct TabBarMinimizeBehavior: Sendable {
  /// As iOS does it.
  public static let automatic = TabBarMinimizeBehavior()
  /// Never.
  public static let never = TabBarMinimizeBehavior()
  /// When they scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// When they scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior()
}
