/// Controls that belong together, side by side.
public struct ControlGroup: NodeView {
  /// The description.
  public let node: ViewNode

  /// Controls side by side.
  public init(@ViewBuilder content: () -> [ViewNode]) {
    node = HStack(spacing: 1, content: content).node.buttonStyle(.bordered)
  }

  /// Controls side by side; the label is shown in menus, which are closed.
  public init(@ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode]) {
    self.init(content: content)
  }

  /// Controls side by side; the title is shown in menus, which are closed.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init(content: content)
  }

  /// Controls side by side; the title is shown in menus, which are closed.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> [ViewNode]) {
    self.init(content: content)
  }

  /// Controls side by side; the title and its symbol are shown in menus, which are closed.
  public init(
    _ title: TextContent, systemImage: String, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(content: content)
  }
}

extension View {
  /// How groups of controls are shown: side by side.
  public func controlGroupStyle(_ style: ControlGroupStyle) -> ViewNode { node }
}

/// How groups of controls are shown.
public struct ControlGroupStyle: Sendable {
  /// As the views around show it.
  public static let automatic = ControlGroupStyle()
  /// As in a navigation bar.
  public static let navigation = ControlGroupStyle()
  /// In a menu.
  @available(*, unavailable, message: "use Menu, which is a closed menu with a label")
  public static var menu: ControlGroupStyle { notAvailable() }
  /// In a menu with a smaller button.
  @available(*, unavailable, message: "use Menu, which is a closed menu with a label")
  public static var compactMenu: ControlGroupStyle { notAvailable() }
  /// In a row of a menu.
  @available(*, unavailable, message: "leave the group out: menus are closed")
  public static var palette: ControlGroupStyle { notAvailable() }
}
