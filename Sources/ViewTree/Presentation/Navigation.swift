import AuditModel

/// A screen under a navigation bar, which shows the title and the items that its content asks for.
public struct NavigationStack: NodeView {
  /// The description.
  public let node: ViewNode

  /// The first screen of the stack.
  public init(@ViewBuilder root: () -> [ViewNode]) { node = .navigation(root()) }

  /// The first screen of the stack, whatever lies over it.
  public init<Values>(path: Binding<Values>, @ViewBuilder root: () -> [ViewNode]) {
    node = .navigation(root())
  }
}

/// The values whose screens lie over the first one of a stack; they are not shown.
public struct NavigationPath: Sendable {
  /// No values.
  public init() {}
  /// How many values there are: none.
  public var count: Int { 0 }
  /// True.
  public var isEmpty: Bool { true }
  /// Does nothing.
  public mutating func append(_ value: some Hashable) {}
  /// Does nothing.
  public mutating func removeLast(_ count: Int = 1) {}
}

/// A screen under a navigation bar, by its older name.
public struct NavigationView: NodeView {
  /// The description.
  public let node: ViewNode

  /// The first screen.
  public init(@ViewBuilder content: () -> [ViewNode]) { node = .navigation(content()) }
}

extension ViewNode {
  static func navigation(_ nodes: [ViewNode]) -> ViewNode {
    var content = ViewNode.screen(nodes, origin: .unknown)
    var preferences = content.takePreferences()
    // As in SwiftUI, the title of the first screen of a stack is large.
    preferences.isTitleLarge = preferences.isTitleLarge ?? true
    return content.inNavigation(preferences).handingOn(preferences)
  }

  /// Hands on what is not about bars.
  private func handingOn(_ preferences: Preferences) -> ViewNode {
    var outer = Preferences()
    outer.presentations = preferences.presentations
    outer.colorScheme = preferences.colorScheme
    outer.presentationBackground = preferences.presentationBackground
    outer.hidesTabBar = preferences.hidesTabBar
    guard
      !outer.presentations.isEmpty || outer.colorScheme != nil
        || outer.presentationBackground != nil || outer.hidesTabBar
    else { return self }
    return preferring { $0 = outer }
  }
}

/// A control that leads to another screen; that screen is not part of this one.
public struct NavigationLink: NodeView {
  /// The description.
  public let node: ViewNode

  /// A link with its title.
  public init(
    _ title: TextContent, @ViewBuilder destination: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init([Text(title).node], NodeOrigin(fileID, line, column))
  }

  /// A link with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init([Text(title).node], NodeOrigin(fileID, line, column))
  }

  /// A link with its title.
  public init(
    _ title: TextContent, destination: some View,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init([Text(title).node], NodeOrigin(fileID, line, column))
  }

  /// A link to the screen of a value, with its title.
  public init(
    _ title: TextContent, value: (some Hashable)?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init([Text(title).node], NodeOrigin(fileID, line, column))
  }

  /// A link to the screen of a value, with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: (some Hashable)?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init([Text(title).node], NodeOrigin(fileID, line, column))
  }

  /// A link that shows anything.
  public init(
    @ViewBuilder destination: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(label(), NodeOrigin(fileID, line, column))
  }

  /// A link that shows anything.
  public init(
    destination: some View, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(label(), NodeOrigin(fileID, line, column))
  }

  /// A link to the screen of a value that shows anything.
  public init(
    value: (some Hashable)?, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(label(), NodeOrigin(fileID, line, column))
  }

  private init(_ label: [ViewNode], _ origin: NodeOrigin) {
    var button = ViewNode(.button(isEnabled: true), children: label, origin: origin)
    for index in button.children.indices { button.children[index].slot = UInt64(index + 1) }
    button.style.foreground = .accentColor
    node = button.preferring { $0.isNavigationLink = true }.wrapped()
  }
}

extension ViewNode {
  /// The node as a row of a list: with its badge, and a link in the colour of text with a chevron at
  /// its end.
  func inList() -> ViewNode {
    var copy = self
    copy.showBadges()
    copy.showChevrons()
    copy.showMenuLabels()
    copy.colorIcons(.accentColor)
    return copy
  }

  private mutating func showChevrons() {
    guard preferences?.isNavigationLink == true else {
      return changeInside { $0.showChevrons() }
    }
    preferences?.isNavigationLink = false
    if style.foreground == .accentColor { style.foreground = nil }
    let label = children
    children = [
      HStack {
        HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "chevron.forward").font(.footnote)
          .foregroundColor(UIColor.tertiaryLabel.color).accessibilityHidden()
      }
      .written(at: origin)
    ]
  }
}
