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

  /// Whether bars are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ViewNode {
    visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar))
      ? navigationBarHidden(true) : node
  }
}

/// A bar.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, bottomBar, tabBar
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
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
  public init() { node = Button(.verbatim("Edit"), action: {}).node }
}
