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
    let shown = tabs[selected].frame(maxWidth: .infinity, maxHeight: .infinity)
      .preferring { $0.tab = [] }
    let items = tabs.map { tab in tab.preference { $0.tab.isEmpty ? nil : $0.tab } }
    // Pages have no items.
    guard items.contains(where: { $0 != nil }) else { return shown }
    return VStack(spacing: 0) {
      shown
      TabBar {
        items.enumerated().map { position, item in
          tab(item ?? [], badge: tabs[position].preference(\.badge))
            .accessibilityAddTraits(position == selected ? [.tab, .selected] : .tab)
            .id("tab-\(position + 1)")
        }
      }
      .id("tabBar")
    }.node
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

extension View {
  /// The content of the tab of a screen.
  public func tabItem(@ViewBuilder _ label: () -> [ViewNode]) -> ViewNode {
    let label = label()
    return preferring { $0.tab = label }
  }

  /// A number on a tab, or at the end of a row; none for 0.
  public func badge(_ count: Int) -> ViewNode {
    count == 0 ? node : badge(Text(verbatim: "\(count)"))
  }

  /// A string on a tab, or at the end of a row.
  public func badge(_ label: TextContent) -> ViewNode { badge(Text(label)) }

  /// A text on a tab, or at the end of a row; none where there is none.
  public func badge(_ label: Text?) -> ViewNode {
    guard let label else { return node }
    return preferring { $0.badge = label.node.text }
  }

  /// Whether screens are pages.
  public func tabViewStyle(_ style: some TabViewStyle) -> ViewNode { node }
  /// How the dots of pages are shown.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> ViewNode { node }
}

/// Whether screens are pages.
public protocol TabViewStyle: Sendable {}
/// Screens with a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// With a bar.
  public init() {}
}
/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// Pages side by side.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  /// Whether dots are shown.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// With a bar.
  public static var automatic: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: Self { Self() }
  /// Pages side by side.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}
/// How the dots of pages are shown.
public struct PageIndexViewStyle: Sendable {
  /// As the views around show it.
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
  /// Whether there is a shade behind the dots.
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }
  /// As the views around show it.
  public static var page: Self { Self() }
  /// With a shade or without one.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self { Self() }
}

// The screens of a TabView, as SwiftUI writes them since iOS 18.
extension Tab {
  /// A screen with the title and symbol of its tab.
  public init(
    _ title: TextContent, systemImage: String, @ViewBuilder content: () -> [ViewNode]
  ) {
    node = ViewNode.screen(content()).tabItem { Label(title, systemImage: systemImage) }
  }

  /// A screen with the title and symbol of its tab, which a value selects.
  public init<Value: Hashable & Sendable>(
    _ title: TextContent, systemImage: String, value: Value,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    node = Tab(title, systemImage: systemImage, content: content).tag(value)
  }
}
