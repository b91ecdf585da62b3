import AuditModel

extension View {
  /// The title of the navigation bar around it.
  public func navigationTitle(_ title: TextContent) -> ViewNode { preferring { $0.title = title } }

  /// The title of the navigation bar around it, which is a variable.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> ViewNode {
    navigationTitle(.verbatim(String(title)))
  }

  /// The title of the navigation bar around it.
  public func navigationTitle(_ title: Text) -> ViewNode {
    navigationTitle(title.node.text ?? .verbatim(""))
  }

  /// The title of the navigation bar around it, which people can change.
  public func navigationTitle(_ title: Binding<String>) -> ViewNode {
    navigationTitle(.verbatim(title.wrappedValue))
  }

  /// The title of the navigation bar around it, by its older name.
  public func navigationBarTitle(_ title: Text) -> ViewNode { navigationTitle(title) }

  /// The title of the navigation bar around it, which is a variable, by its older name.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> ViewNode {
    navigationTitle(title)
  }

  /// The title of the navigation bar around it, by its older name.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ViewNode {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The items of the navigation bar around it, by their older name.
  public func navigationBarItems(leading: some View, trailing: some View) -> ViewNode {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// The items of the navigation bar around it, by their older name.
  public func navigationBarItems(leading: some View) -> ViewNode {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// The items of the navigation bar around it, by their older name.
  public func navigationBarItems(trailing: some View) -> ViewNode {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// The title of the navigation bar around it, by its older name.
  public func navigationBarTitle(
    _ title: TextContent, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ViewNode {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether that title is large.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> ViewNode {
    preferring { $0.isTitleLarge = mode == .automatic ? nil : mode == .large }
  }

  /// Whether that title is large.
  public func toolbarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> ViewNode {
    navigationBarTitleDisplayMode(mode)
  }

  /// Whether there is a navigation bar.
  public func navigationBarHidden(_ isHidden: Bool) -> ViewNode {
    preferring { $0.hidesNavigationBar = isHidden }
  }

  /// The screens that values lead to, which are not part of this one.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: (Value) -> [ViewNode]
  ) -> ViewNode {
    node
  }

  /// A screen that lies over this one where it is presented: then it is shown in its place.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> [ViewNode]
  ) -> ViewNode {
    isPresented.wrappedValue ? .screen(destination(), origin: .unknown) : node
  }

  /// A screen that lies over this one while there is an item: then it is shown in its place.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: (Item) -> [ViewNode]
  ) -> ViewNode {
    item.wrappedValue.map { .screen(destination($0), origin: .unknown) } ?? node
  }

  /// How the columns of a split view are shown.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> ViewNode { node }

  /// Whether the screens of an older navigation view are in columns.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> ViewNode { node }
}

/// A navigation bar.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large, inlineLarge
  }
}

/// How the columns of a split view are shown.
public struct NavigationSplitViewStyle: Sendable {
  /// As iOS shows them.
  public static let automatic = NavigationSplitViewStyle()
  /// The chosen content is narrower while the others are shown.
  public static let balanced = NavigationSplitViewStyle()
  /// The chosen content keeps its width.
  public static let prominentDetail = NavigationSplitViewStyle()
}

/// Whether the screens of an older navigation view are in columns: one is shown.
public struct NavigationViewStyle: Sendable {
  /// As iOS shows them.
  public static let automatic = NavigationViewStyle()
  /// One screen.
  public static let stack = NavigationViewStyle()
  /// Several screens.
  public static let columns = NavigationViewStyle()
  /// As iOS shows them.
  public init() {}
}

/// One screen, by the name of its type.
public typealias StackNavigationViewStyle = NavigationViewStyle
