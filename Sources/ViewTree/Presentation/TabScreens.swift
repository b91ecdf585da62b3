import AuditModel

// The screens of a TabView, as SwiftUI writes them since iOS 18.
extension Tab {
  private init(_ label: [ViewNode], _ content: [ViewNode]) {
    node = ViewNode.screen(content).tabItem { label }
  }

  /// A screen with the title and symbol of its tab.
  public init(
    _ title: TextContent, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init([Label(title, systemImage: systemImage).node], content())
  }

  /// A screen with the title and symbol of its tab; the title is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init([Label(title, systemImage: systemImage).node], content())
  }

  /// A screen with the title and picture of its tab.
  public init(
    _ title: TextContent, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init([Label(title, image: image).node], content())
  }

  /// A screen with the title and symbol of its tab, which a value selects.
  public init<Value: Hashable & Sendable>(
    _ title: TextContent, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    node = Tab(title, systemImage: systemImage, content: content).tag(value)
  }

  /// A screen with the title and symbol of its tab, which a value selects; the title is a variable.
  @_disfavoredOverload
  public init<Value: Hashable & Sendable>(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    node = Tab(title, systemImage: systemImage, content: content).tag(value)
  }

  /// A screen with the title and picture of its tab, which a value selects.
  public init<Value: Hashable & Sendable>(
    _ title: TextContent, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    node = Tab(title, image: image, content: content).tag(value)
  }

  /// A screen with the label of its tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder label: () -> [ViewNode]
  ) {
    self.init(label(), content())
  }

  /// A screen with the label of its tab, which a value selects.
  public init<Value: Hashable & Sendable>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder label: () -> [ViewNode]
  ) {
    node = Tab(content: content, label: label).tag(value)
  }

  /// A screen with iOS's label for its role: “Search”, which is a string of iOS.
  public init(role: TabRole, @ViewBuilder content: () -> [ViewNode]) {
    self.init([role.label], content())
  }

  /// A screen with iOS's label for its role, which a value selects.
  public init<Value: Hashable & Sendable>(
    value: Value, role: TabRole, @ViewBuilder content: () -> [ViewNode]
  ) {
    node = Tab(role: role, content: content).tag(value)
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  /// It searches.
  public static let search = TabRole()

  fileprivate var label: ViewNode {
    Label(.system("Search"), systemImage: "magnifyingglass").node
  }
}

/// Tabs under a heading at the side of an iPad.
@available(
  *, unavailable, message: "give the tabs without their section: iPhone shows no headings"
)
public struct TabSection: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) { notAvailable() }
  /// Is not there.
  public init(
    @ViewBuilder content: () -> [ViewNode], @ViewBuilder header: () -> [ViewNode]
  ) { notAvailable() }
}
