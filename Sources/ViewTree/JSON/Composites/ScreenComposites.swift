import AuditModel

extension CompositeFormat {
  /// Screens with their bars.
  static let screens = [navigationStack, toolbarItem, navigationSplitView, tabView, tab]

  private static let navigationStack = CompositeFormat(
    "navigationStack",
    "A screen under a navigation bar and over a toolbar, with the items that its children of type "
      + "`toolbarItem` are.",
    normal: NavigationParts(),
    fields: [
      FieldFormat("title", \.title, "The title of the screen."),
      FieldFormat(
        "titleDisplayMode", \.displayMode,
        "The size of the title; `automatic` is large, as on the first screen of a stack."),
      FieldFormat(
        "backTitle", \.backTitle,
        "The title of a button at the leading edge that leads back, with the `id` `back`."),
      FieldFormat(
        "searchPrompt", \.searchPrompt,
        "The placeholder of a search field; without it there is none."),
      FieldFormat(
        "searchPlacement", \.searchPlacement,
        "Where that field is; `automatic` and `toolbar` are a bar at the lower edge of an iPhone without tabs and without "
          + "other items there, and elsewhere it is under the navigation bar."),
      FieldFormat("searchText", string: \.searchText, "The text that has been typed into it."),
    ],
    options: [.children, .environment],
    example: """
      {"type": "navigationStack", "title": {"key": "boards"}, "children": [
        {"type": "form", "children": [{"type": "text", "text": {"content": "Trip to Rome"}}]},
        {"type": "toolbarItem", "placement": "topBarTrailing", "children": [
          {"type": "button", "children": [
            {"type": "label", "title": {"key": "boards.add"}, "systemImage": "plus"}]}]}]}
      """
  ) { parts, content in parts.stack(content()) }

  static let toolbarItem = CompositeFormat(
    "toolbarItem", "Items of a bar of the `navigationStack` that it is a child of.",
    normal: ToolbarItemParts(),
    fields: [FieldFormat("placement", \.placement, "Where they are.")],
    options: [.children, .carrier], container: .navigationStack,
    example: """
      {"type": "toolbarItem", "placement": "bottomBar", "children": [
        {"type": "button", "children": [{"type": "text", "text": {"key": "delete"}}]}]}
      """
  ) { parts, content in ToolbarItem(placement: parts.placement, content: content) }
}

/// The size of the title of a screen, named as in SwiftUI.
enum WrittenTitleDisplayMode: String, CaseIterable, JSONChoice {
  case automatic, inline, large

  static let choiceName = "title display mode"
  static let meaning = "The size of the title of a screen."

  fileprivate var mode: NavigationBarItem.TitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .large: .large
    }
  }
}

/// The place of a field for searching, named as in SwiftUI.
enum WrittenSearchPlacement: String, CaseIterable, JSONChoice {
  case automatic, toolbar, navigationBarDrawer

  static let choiceName = "search placement"
  static let meaning = "Where a field for searching is, named as in SwiftUI."

  fileprivate var placement: SearchFieldPlacement {
    switch self {
    case .automatic: .automatic
    case .toolbar: .toolbar
    case .navigationBarDrawer: .navigationBarDrawer
    }
  }
}

extension ToolbarItemPlacement: JSONChoice {
  static let choiceName = "toolbar item placement"
  static let meaning = "Where an item of a bar is, named as in SwiftUI."

  static let choices: [ToolbarItemPlacement] = [
    .automatic, .principal, .navigation, .status, .keyboard, .primaryAction, .secondaryAction,
    .confirmationAction, .cancellationAction, .destructiveAction, .topBarLeading, .topBarTrailing,
    .bottomBar,
  ]

  var jsonName: String { "\(self)" }
}

private struct NavigationParts: Sendable {
  var title: TextContent?
  var displayMode = WrittenTitleDisplayMode.automatic
  var backTitle: TextContent?
  var searchPrompt: TextContent?
  var searchText = ""
  var searchPlacement = WrittenSearchPlacement.automatic

  /// The stack around the views and the items of bars in it.
  func stack(_ children: [ViewNode]) -> NavigationStack {
    let items = children.filter(\.isToolbarItem)
    var screen = ViewNode.screen(children.filter { !$0.isToolbarItem }, origin: .unknown)
    if let title { screen = screen.navigationTitle(title) }
    if displayMode != .automatic {
      screen = screen.navigationBarTitleDisplayMode(displayMode.mode)
    }
    if let searchPrompt {
      screen = screen.searchable(
        text: .constant(searchText), placement: searchPlacement.placement, prompt: searchPrompt)
    }
    let all = backItem + items
    let content = { all }
    if !all.isEmpty { screen = screen.toolbar(content: content) }
    let root = { [screen] }
    return NavigationStack(root: root)
  }

  private var backItem: [ViewNode] {
    guard let backTitle else { return [] }
    let item = ToolbarItem(placement: .topBarLeading) {
      Button(backTitle, action: {}).accessibilityAddTraits(.backButton).id("back")
    }
    return [item.node]
  }
}

extension ViewNode {
  fileprivate var isToolbarItem: Bool { preference { $0.toolbar.first } != nil }
}

private struct ToolbarItemParts: Sendable {
  var placement = ToolbarItemPlacement.automatic
}
