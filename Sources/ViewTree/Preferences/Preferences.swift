import AuditModel

/// The values that a view hands to the views around it while a screen is built.
struct Preferences: Sendable {
  /// The title of the navigation bar above it.
  var title: TextContent?
  /// Whether that title is large; none for the default.
  var isTitleLarge: Bool?
  /// Whether there is a navigation bar.
  var hidesNavigationBar = false
  /// The items of the bars around it.
  var toolbar: [ToolbarEntry] = []
  /// The field for searching above it.
  var searchPrompt: TextContent?
  var searchText: String?
  /// The sheets and alerts over the screen.
  var presentations: [ViewNode] = []
  /// Whether it is in the place of what lies under it.
  var isCover = false
  /// The content of its tab.
  var tab: [ViewNode] = []
  /// The content of its badge.
  var badge: TextContent?
  /// The label of the control that is its last child.
  var controlLabel: TextContent?
  /// The choices, where it is a picker.
  var choices: Choices?
  /// Whether the buttons in it have their style.
  var isStyled = false
  /// The value that it stands for in a picker or a tab view.
  var tag: (any Hashable & Sendable)?
}

/// An item of a bar.
struct ToolbarEntry: Sendable {
  var placement: ToolbarItemPlacement
  var nodes: [ViewNode]
}

/// Keeps preferences apart from the node, few of which have any.
final class PreferencesBox: Sendable {
  let value: Preferences

  init(_ value: Preferences) { self.value = value }
}

extension View {
  /// Hands something to the views around it.
  func preferring(_ change: (inout Preferences) -> Void) -> ViewNode {
    RenderContext.notePreference()
    return changed {
      var preferences = $0.preferences ?? Preferences()
      change(&preferences)
      $0.preferences = preferences
    }
  }
}

extension ViewNode {
  /// The nearest value that it, or a node that it is only around, hands outwards.
  func preference<Value>(_ value: (Preferences) -> Value?) -> Value? {
    if let preferences, let found = value(preferences) { return found }
    if case .wrapper = kind, children.count == 1 { return children[0].preference(value) }
    return nil
  }

  /// Takes what the nodes from here down hand outwards, in their order; a value that is there once
  /// comes from the first one that has it.
  mutating func takePreferences() -> Preferences {
    var all = Preferences()
    takePreferences(into: &all)
    return all
  }

  private mutating func takePreferences(into all: inout Preferences) {
    if let own = preferences {
      all.title = all.title ?? own.title
      all.isTitleLarge = all.isTitleLarge ?? own.isTitleLarge
      all.hidesNavigationBar = all.hidesNavigationBar || own.hidesNavigationBar
      all.searchPrompt = all.searchPrompt ?? own.searchPrompt
      all.searchText = all.searchText ?? own.searchText
      all.toolbar += own.toolbar
      all.presentations += own.presentations
      preferences = nil
    }
    for index in children.indices { children[index].takePreferences(into: &all) }
  }
}
