import AuditModel

extension CompositeFormat {
  static let navigationSplitView = CompositeFormat(
    "navigationSplitView",
    "Two or three columns in regular width, and one of them in compact width: the first child is the sidebar "
      + "and the last one the detail.",
    normal: SplitViewParts(),
    fields: [
      FieldFormat("columnVisibility", \.visibility, "The columns that are shown in regular width."),
      FieldFormat(
        "preferredCompactColumn", \.compact, "The column that is shown in compact width."),
    ],
    options: [.children, .environment],
    check: { (_, object) throws(Diagnostic) in
      guard let count = try object["children"]?.array().count, !(2...3).contains(count) else {
        return
      }
      throw object.field.error(
        "a view of type “navigationSplitView” has two or three columns, but \(count) of them",
        suggestion: "give it a sidebar and a detail, and one column between them at most")
    },
    example: """
      {"type": "navigationSplitView", "preferredCompactColumn": "detail", "children": [
        {"type": "navigationStack", "title": {"key": "boards"}, "children": [
          {"type": "list", "children": [{"type": "text", "text": {"content": "Trip to Rome"}}]}]},
        {"type": "navigationStack", "title": {"content": "Trip to Rome"}, "children": [
          {"type": "text", "text": {"key": "board.empty"}}]}]}
      """
  ) { parts, content in parts.split(content()) }
}

private struct SplitViewParts: Sendable {
  var visibility = NavigationSplitViewVisibility.automatic
  var compact = NavigationSplitViewColumn.sidebar

  func split(_ columns: [ViewNode]) -> any View {
    guard columns.count > 1 else { return ViewNode.group(columns) }
    var columns = columns
    // Each is the only view of a builder.
    for index in columns.indices { columns[index].slot = 1 }
    let (sidebar, detail) = ({ [columns[0]] }, { [columns[columns.count - 1]] })
    let visibility = Binding.constant(visibility)
    let compact = Binding.constant(compact)
    guard columns.count == 3 else {
      return NavigationSplitView(
        columnVisibility: visibility, preferredCompactColumn: compact, sidebar: sidebar,
        detail: detail)
    }
    return NavigationSplitView(
      columnVisibility: visibility, preferredCompactColumn: compact, sidebar: sidebar,
      content: { [columns[1]] }, detail: detail)
  }
}

extension NavigationSplitViewVisibility: JSONChoice {
  static let choiceName = "column visibility"
  static let meaning = "The columns of a split view that are shown in regular width."

  static let choices: [Self] = [.automatic, .all, .doubleColumn, .detailOnly]

  var jsonName: String { name }
}

extension NavigationSplitViewColumn: JSONChoice {
  static let choiceName = "split view column"
  static let meaning = "A column of a split view."

  static let choices: [Self] = [.sidebar, .content, .detail]

  var jsonName: String { "\(kind)" }
}
