import AuditModel

extension CompositeFormat {
  static let tabView = CompositeFormat(
    "tabView",
    "Screens with a bar to change between them, which are its children of type `tab`, or pages side by side.",
    normal: TabViewParts(),
    fields: [
      FieldFormat("selection", \.selection, "The `id` of the tab that is shown, or the first one."),
      FieldFormat(
        "style", \.style,
        "With `page`, its children are pages, whatever their type, and have no bar."),
      FieldFormat(
        "indexDisplayMode", \.index,
        "Whether dots are shown over pages; by default where there are several."),
    ],
    options: [.children, .environment],
    check: { (_, object) throws(Diagnostic) in try object.checkSelection() },
    example: """
      {"type": "tabView", "selection": "home", "children": [
        {"type": "tab", "id": "home", "title": {"key": "home"}, "systemImage": "house",
         "children": [{"type": "text", "text": {"key": "home.title"}}]},
        {"type": "tab", "id": "you", "title": {"key": "you"}, "systemImage": "person",
         "badge": {"content": "3"}}]}
      """
  ) { parts, content in
    let view =
      if let selection = parts.selection {
        TabView(selection: .constant(selection), content: content)
      } else {
        TabView(content: content)
      }
    guard parts.style == .page else { return view }
    return view.tabViewStyle(.page(indexDisplayMode: parts.index))
  }

  static let tab = CompositeFormat(
    "tab", "A screen of a `tabView`, with the title and the symbol of its tab.", normal: TabParts(),
    fields: [
      FieldFormat("title", \.title, "The title of the tab."),
      FieldFormat("systemImage", \.systemImage, "The name of its SF Symbol."),
      FieldFormat("badge", \.badge, "The text or the number of its badge."),
      FieldFormat(
        "tabRole", \.role,
        "The purpose of the tab: one that searches has iOS's title and symbol where it has none of its own."
      ),
    ],
    presence: .all(["title", "systemImage"], unless: "tabRole"),
    options: [.children, .carrier], container: .tabView,
    example: """
      {"type": "tab", "title": {"key": "home"}, "systemImage": "house",
       "children": [{"type": "text", "text": {"key": "home.title"}}]}
      """
  ) { parts, content in
    let tab =
      if let title = parts.title {
        Tab(title, systemImage: parts.systemImage ?? "magnifyingglass", content: content)
      } else {
        Tab(role: .search, content: content)
      }
    return tab.badge(parts.badge.map { Text($0.text) })
  }
}

private struct TabViewParts: Sendable {
  var selection: String?
  var style = WrittenTabViewStyle.automatic
  var index = PageTabViewStyle.IndexDisplayMode.automatic
}

/// How a tab view is shown, named as in SwiftUI.
enum WrittenTabViewStyle: String, CaseIterable, JSONChoice {
  case automatic, page

  static let choiceName = "tab view style"
  static let meaning = "How a tab view is shown, named as in SwiftUI."
}

extension PageTabViewStyle.IndexDisplayMode: JSONChoice {
  static let choiceName = "index display mode"
  static let meaning = "Whether dots are shown over pages, named as in SwiftUI."

  static let choices: [Self] = [.automatic, .always, .never]

  var jsonName: String { "\(self)" }
}

private struct TabParts: Sendable {
  var title: TextContent?
  var systemImage: String?
  var badge: WrittenBadge?
  var role: WrittenTabRole?
}

/// The purpose of a tab, named as in SwiftUI.
enum WrittenTabRole: String, CaseIterable, JSONChoice {
  case search

  static let choiceName = "tab role"
  static let meaning = "The purpose of a tab, named as in SwiftUI."
}
