import AuditModel

/// A button that opens a menu; the menu is closed, and its items are not audited.
public struct Menu: NodeView {
  /// The description.
  public let node: ViewNode

  /// A menu with its title.
  public init(
    _ title: TextContent, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node =
      Button(title, action: {}, fileID: fileID, line: line, column: column).node.opening(content)
  }

  /// A menu with its title and a symbol.
  public init(
    _ title: TextContent, systemImage: String, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node =
      Button(
        title, systemImage: systemImage, action: {}, fileID: fileID, line: line, column: column
      ).node.opening(content)
  }

  /// A menu with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), content: content, fileID: fileID, line: line, column: column)
  }

  /// A menu with a title that is a variable and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), systemImage: systemImage, content: content, fileID: fileID,
      line: line, column: column)
  }

  /// A menu with its title and a picture of an asset catalog.
  public init(
    _ title: TextContent, image: String, @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      content: content, label: { Label(title, image: image) }, fileID: fileID, line: line,
      column: column)
  }

  /// A menu with its title, which opens on a long press; a tap does something else.
  public init(
    _ title: TextContent, @ViewBuilder content: () -> [ViewNode],
    primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title, content: content, fileID: fileID, line: line, column: column)
  }

  /// A menu with a title that is a variable, which opens on a long press; a tap does something else.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> [ViewNode],
    primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(title, content: content, fileID: fileID, line: line, column: column)
  }

  /// A menu with its title and a symbol, which opens on a long press; a tap does something else.
  public init(
    _ title: TextContent, systemImage: String, @ViewBuilder content: () -> [ViewNode],
    primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      title, systemImage: systemImage, content: content, fileID: fileID, line: line,
      column: column)
  }

  /// A menu with its visible label.
  public init(
    @ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode],
    primaryAction: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node =
      Button(action: {}, label: label, fileID: fileID, line: line, column: column).node
      .opening(content)
  }
}

extension ViewNode {
  /// A button with the names of the items of the menu that it opens.
  fileprivate func opening(_ content: () -> [ViewNode]) -> ViewNode {
    let names = content().flatMap(\.views).compactMap(\.firstName)
    return names.isEmpty ? self : declaring { $0.menuItems += names }
  }
}

extension View {
  /// How menus are shown: as buttons.
  public func menuStyle(_ style: MenuStyle) -> ViewNode { node }
  /// A menu that a long press on a row opens: it is closed, and its items are not audited.
  public func contextMenu<Item: Hashable>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> [ViewNode],
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> ViewNode { node }
  /// Whether menus have a mark that they are menus, which changes no size.
  public func menuIndicator(_ visibility: Visibility) -> ViewNode { node }
  /// Whether a choice closes its menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> ViewNode { node }
}

/// How menus are shown.
public struct MenuStyle: Sendable {
  /// As the views around show it.
  public static let automatic = MenuStyle()
  /// As a button.
  public static let button = MenuStyle()
  /// As a button without a border.
  public static let borderlessButton = MenuStyle()
}

/// Whether a choice closes its menu.
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
