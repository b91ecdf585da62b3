import AuditModel

/// An item of a bar.
public struct ToolbarItem: NodeView {
  /// The description.
  public let node: ViewNode

  /// An item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> [ViewNode]
  ) {
    node = .toolbarItems(content(), placement)
  }

  /// An item at a place, by its identifier.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> [ViewNode]
  ) {
    node = .toolbarItems(content(), placement)
  }
}

/// Several items of a bar.
public struct ToolbarItemGroup: NodeView {
  /// The description.
  public let node: ViewNode

  /// Items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> [ViewNode]
  ) {
    node = .toolbarItems(content(), placement)
  }
}

/// Room between the items of a bar.
public struct ToolbarSpacer: NodeView {
  /// The description.
  public let node: ViewNode

  /// Room at a position of a bar; in a navigation bar it changes no item.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    let isShown = sizing == .flexible && placement.isAtBottom
    node = .toolbarItems(isShown ? [Spacer().node] : [], placement)
  }
}

/// Whether room between items grows.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// It grows.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// It has the same width always.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// The purpose of a screen, by which iOS arranges the items of its bar.
public enum ToolbarRole: Sendable { case automatic, browser, editor, navigationStack }

/// Items of a bar, as functions and properties return them.
public typealias ToolbarContent = View

/// Gathers the items of a bar.
public typealias ToolbarContentBuilder = ViewBuilder

extension View {
  /// Items of the bars around it.
  public func toolbar(@ViewBuilder content: () -> [ViewNode]) -> ViewNode {
    let entries = content().map { node in
      let entry = node.preference { $0.toolbar.first }
      return entry ?? ToolbarEntry(placement: .automatic, nodes: [node])
    }
    return preferring { $0.toolbar += entries }
  }

  /// Items of the bars around it, which people can choose.
  public func toolbar(id: String, @ViewBuilder content: () -> [ViewNode]) -> ViewNode {
    toolbar(content: content)
  }

  /// Whether bars are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ViewNode {
    showing(visibility, bars)
  }

  /// Whether bars are shown.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> ViewNode
  { showing(visibility, bars) }

  private func showing(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> ViewNode {
    guard visibility == .hidden else { return node }
    let isAboutTabs = bars.contains(.tabBar)
    let isAboutTitles = bars.isEmpty || bars.contains(.navigationBar)
    guard isAboutTabs || isAboutTitles else { return node }
    return preferring {
      if isAboutTabs { $0.hidesTabBar = true }
      if isAboutTitles { $0.hidesNavigationBar = true }
    }
  }

  /// The purpose of the screen, by which iOS arranges the items of its bar.
  public func toolbarRole(_ role: ToolbarRole) -> ViewNode { node }

  /// Whether bars have a ground.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ViewNode { node }

  /// Whether the glass of an item of a bar is shown.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> ViewNode { node }

  /// A menu that the title of a navigation bar opens.
  @available(
    *, unavailable, message: "use a Menu in a ToolbarItem(placement: .principal): it is closed"
  )
  public func toolbarTitleMenu(@ViewBuilder content: () -> [ViewNode]) -> ViewNode {
    notAvailable()
  }
}

/// A bar.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, bottomBar, tabBar
}

extension ViewNode {
  fileprivate static func toolbarItems(
    _ nodes: [ViewNode], _ placement: ToolbarItemPlacement
  ) -> ViewNode {
    // A node of its own, which is no group, since it has to carry the placement of several.
    var node = ViewNode(.spacer(minimum: 0), origin: nodes.first?.origin ?? .unknown)
    var own = Preferences()
    own.toolbar = [ToolbarEntry(placement: placement, nodes: nodes)]
    node.preferences = own
    return node
  }
}

/// A button that starts and ends the editing of a list.
public struct EditButton: NodeView {
  /// The description.
  public let node: ViewNode

  /// A button with iOS's title, which is a string of iOS and not of the app.
  public init() { node = Button(.system("Edit"), action: {}).node }
}
