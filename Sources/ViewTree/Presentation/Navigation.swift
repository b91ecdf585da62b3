import AuditModel
import Foundation

/// A screen under a navigation bar, which shows the title and the items that its content asks for.
public struct NavigationStack: NodeView {
  /// The description.
  public let node: ViewNode

  /// The first screen of the stack.
  public init(@ViewBuilder root: () -> [ViewNode]) { node = .navigation(root()) }

  /// The first screen of the stack, whatever lies over it.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> [ViewNode]) {
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

/// Two columns in regular width, and the second one under a navigation bar in compact width.
public struct NavigationSplitView: NodeView {
  /// The description.
  public let node: ViewNode

  /// A list and what is chosen in it.
  public init(
    @ViewBuilder sidebar: () -> [ViewNode], @ViewBuilder detail: () -> [ViewNode]
  ) {
    let list = ViewNode.navigation(sidebar())
    guard EnvironmentValues.current.horizontalSizeClass == .regular else {
      node = list
      return
    }
    let chosen = ViewNode.navigation(detail())
    node =
      HStack(spacing: 0) {
        list.frame(width: 320)
        chosen.frame(maxWidth: .infinity)
      }.node
  }
}

extension ViewNode {
  fileprivate static func navigation(_ nodes: [ViewNode]) -> ViewNode {
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
    guard
      !outer.presentations.isEmpty || outer.colorScheme != nil
        || outer.presentationBackground != nil
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
  /// The node as a row of a list: a link is in the colour of text, with a chevron at its end.
  func inList() -> ViewNode {
    var copy = self
    copy.showChevrons()
    return copy
  }

  private mutating func showChevrons() {
    guard preferences?.isNavigationLink == true else {
      for index in children.indices { children[index].showChevrons() }
      return
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

/// A control that opens an address.
public struct Link: NodeView {
  /// The description.
  public let node: ViewNode

  /// A link with its title.
  public init(
    _ title: TextContent, destination: URL,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = Button(title, action: {}, fileID: fileID, line: line, column: column).node.isLink
  }

  /// A link with a title that is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: URL,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), destination: destination, fileID: fileID, line: line,
      column: column)
  }

  /// A link that shows anything.
  public init(
    destination: URL, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = Button(action: {}, label: label, fileID: fileID, line: line, column: column).node.isLink
  }
}

/// A button that shares something.
public struct ShareLink: NodeView {
  /// The description.
  public let node: ViewNode

  /// A button with iOS's title, which is a string of iOS and not of the app.
  public init<Item>(
    item: Item,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(.verbatim("Share…"), item: item, fileID: fileID, line: line, column: column)
  }

  /// A button with a title of one's own.
  public init<Item>(
    _ title: TextContent, item: Item,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node =
      Button(
        title, systemImage: "square.and.arrow.up", action: {}, fileID: fileID, line: line,
        column: column
      ).node
  }

  /// A button that shows anything.
  public init<Item>(
    item: Item, @ViewBuilder label: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = Button(action: {}, label: label, fileID: fileID, line: line, column: column).node
  }
}

extension ViewNode {
  fileprivate var isLink: ViewNode {
    accessibilityAddTraits(.link).accessibilityRemoveTraits(.button)
  }
}

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

  /// A field for searching under the navigation bar around it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: TextContent? = nil
  ) -> ViewNode {
    preferring {
      $0.searchPrompt = prompt ?? .verbatim("Search")
      $0.searchText = text.wrappedValue
    }
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
}

/// Where a field for searching is.
public struct SearchFieldPlacement: Sendable {
  /// As the views around show it.
  public static let automatic = SearchFieldPlacement()
  /// Under the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Under the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
  /// When it is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

/// A navigation bar.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large, inlineLarge
  }
}
