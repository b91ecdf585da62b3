import AuditModel
import JSONReading

extension CompositeFormat {
  /// Views over others.
  static let presentations = [confirmationDialog, safeAreaInset]

  private static let confirmationDialog = CompositeFormat(
    "confirmationDialog",
    "Choices in a popover, as the last child of a layered stack; its children are its buttons. iOS 26 "
      + "does not show the one whose `role` is `cancel`: people tap outside.",
    normal: DialogParts(),
    fields: [
      FieldFormat("title", \.title, "The title, where it is shown."),
      FieldFormat("message", \.message, "The text under the title."),
    ],
    options: [.children, .environment],
    example: """
      {"type": "confirmationDialog", "title": {"key": "board.delete.title"}, "children": [
        {"type": "button", "role": "destructive",
         "children": [{"type": "text", "text": {"key": "delete"}}]},
        {"type": "button", "role": "cancel", "foreground": "tint",
         "children": [{"type": "text", "text": {"key": "cancel"}}]}]}
      """
  ) { parts, content in
    ViewNode.presentedDialog(
      parts.title, message: Text.content(of: parts.message)(), actions: content())
  }

  private static let safeAreaInset = CompositeFormat(
    "safeAreaInset",
    "Content with views over an edge of its safe area, such as a button at the bottom of a form: the "
      + "first child is the content, and takes the rest of the space.",
    normal: InsetParts(),
    fields: [
      FieldFormat("edge", \.edge, "The edge of the views; by default `bottom`."),
      FieldFormat(
        "spacing", \.spacing, in: .points, "The distance to the content in points; by default 8."),
      FieldFormat("alignment", \.alignment, "Where the views are along the edge."),
    ],
    presence: .severalChildren, options: .children,
    example: """
      {"type": "safeAreaInset", "edge": "bottom", "children": [
        {"type": "scroll", "children": [{"type": "text", "text": {"key": "terms"}}]},
        {"type": "button", "frame": {"minHeight": 44},
         "children": [{"type": "text", "text": {"key": "terms.accept"}}]}]}
      """
  ) { parts, content in
    var views = content()
    // They are numbered as the views of a builder: the content is alone, and the others follow it.
    for index in views.indices { views[index].slot = UInt64(index) }
    let inset = { Array(views.dropFirst()) }
    let content = views.first ?? .group([])
    let vertical: VerticalEdge? = parts.edge == .top ? .top : parts.edge == .bottom ? .bottom : nil
    if let vertical {
      return content.safeAreaInset(
        edge: vertical, alignment: parts.alignment.horizontal, spacing: parts.spacing,
        content: inset)
    }
    return content.safeAreaInset(
      edge: parts.edge == .leading ? .leading : .trailing, alignment: parts.alignment.vertical,
      spacing: parts.spacing, content: inset)
  }
}

extension Edge: JSONChoice {
  static let choiceName = "edge"
  static let meaning = "An edge of a view; leading is right in right-to-left languages."

  static var choices: [Edge] { allCases }

  var jsonName: String { "\(self)" }
}

private struct DialogParts: Sendable {
  var title: TextContent?
  var message: TextContent?
}

private struct InsetParts: Sendable {
  var edge = Edge.bottom
  var spacing = 8.0
  var alignment = Alignment.center
}
