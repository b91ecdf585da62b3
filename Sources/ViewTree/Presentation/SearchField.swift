import AuditModel

/// The field for searching that iOS adds to a screen.
struct SearchField {
  private let field: ViewNode
  private let isInDrawer: Bool

  /// The field that a screen asks for; none where it asks for none.
  init?(_ preferences: Preferences) {
    guard let prompt = preferences.searchPrompt else { return nil }
    let text = preferences.searchText ?? ""
    let typed: TextContent? = text.isEmpty ? nil : .verbatim(text)
    let field = TextField(
      text: typed, placeholder: prompt,
      state: TextFieldState(isEditing: preferences.isSearching, isSearch: true)
    )
    // iOS names it by its prompt, which is not shown beside a text.
    self.field = (typed == nil ? field.node : field.accessibilityLabel(prompt))
      .id("search").systemSized()
    isInDrawer = preferences.isSearchInDrawer
  }

  /// Whether it is at the lower edge of the screen, where no tab bar is: upright on an iPhone.
  ///
  /// Source: SwiftUI's documentation of `SearchFieldPlacement.automatic` (“in the toolbar”), and Settings on iOS 26.4
  /// (WebDriverAgent). An iPad has it in the navigation bar, which is left out here: its width is published
  /// nowhere.
  var isBelow: Bool {
    !isInDrawer && EnvironmentValues.current.variant.sizeClasses == .compactRegular
  }

  /// Under the navigation bar: it begins where a large title does, and takes 52 points.
  ///
  /// Source: 1 point under the title and 15 over the content, on iOS 17 (XCUITest).
  var underBar: ViewNode { Self.inDrawer(field) }

  /// In a bar of its own, which the keyboard moves up, unlike other bars: it is no lower bar of the screen, but
  /// in a stack.
  var atTheBottom: ViewNode { VStack(spacing: 0) { Toolbar { [field] } }.id(Self.bar) }

  private static let bar = "searchBar"

  private static func inDrawer(_ field: ViewNode) -> ViewNode {
    VStack(spacing: 0) { field }.padding(.horizontal, 16).padding(.top, 1).padding(.bottom, 15)
  }

  /// Moves the field at the lower edge of a screen with tabs under its navigation bar.
  ///
  /// Source: “Liquid Glass search tab” (p0dee.com, 2025), for tabs that do not have the role of a search.
  static func raise(in screen: inout ViewNode) {
    if let last = screen.children.last, last.id == bar, let field = last.searchFieldOfBar {
      screen.children.removeLast()
      screen.children.insert(inDrawer(field), at: screen.hasNavigationBar ? 1 : 0)
    } else {
      for index in screen.children.indices { raise(in: &screen.children[index]) }
    }
  }
}

extension ViewNode {
  /// The field of the bar that iOS has for it, which no view of an app is.
  fileprivate var searchFieldOfBar: ViewNode? {
    guard let bar = children.first, bar.kind == .toolbar, let field = bar.children.first,
      case .textField(let state) = field.content.kind, state.isSearch,
      field.content.layout.isSystemSized
    else { return nil }
    return field
  }

  /// Whether it begins with a navigation bar.
  fileprivate var hasNavigationBar: Bool {
    if case .navigationBar? = children.first?.content.kind { true } else { false }
  }
}
