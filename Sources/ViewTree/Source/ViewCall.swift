import AuditModel

/// The call that makes a view, and the modifiers after it.
struct ViewCall {
  /// The call before the modifiers.
  enum Head {
    /// A view that the node is only around.
    case content(ViewNode)
    /// An initializer, with the views between its braces if it has any.
    case call(String, children: [ViewNode]?)
  }

  let head: Head
  let modifiers: [WrittenModifier]

  init(_ node: ViewNode) {
    switch node.kind {
    case .wrapper where node.children.count == 1:
      head = .content(node.children[0])
      modifiers = ViewModifiers(node, around: node.children[0]).list
    case .overlay(let alignment) where !node.children.isEmpty:
      head = .content(node.children[0])
      let arguments = CallArguments().adding("alignment", alignment.source, unless: ".center")
      let text = arguments.isEmpty ? ".overlay" : ".overlay(\(arguments.text))"
      modifiers =
        [WrittenModifier(text: text, children: Array(node.children.dropFirst()))]
        + ViewModifiers(node).list
    case .background(let alignment) where !node.children.isEmpty:
      head = .content(node.children[node.children.count - 1])
      let arguments = CallArguments().adding("alignment", alignment.source, unless: ".center")
      let text = arguments.isEmpty ? ".background" : ".background(\(arguments.text))"
      modifiers =
        [WrittenModifier(text: text, children: Array(node.children.dropLast()))]
        + ViewModifiers(node).list
    default:
      head = Self.call(node)
      modifiers = ViewModifiers(node).list
    }
  }

  private static func call(_ node: ViewNode) -> Head {
    if let bar = navigationBar(node) { return bar }
    if case .button(let isEnabled) = node.kind, let title = node.onlyTitle {
      let arguments = CallArguments([title.source])
        .adding("isEnabled", "\(isEnabled)", unless: "true")
      return .call("Button(\(arguments.text))", children: nil)
    }
    if node.layout.gridCell?.isRow == true, case .stack(let stack) = node.kind {
      let arguments = CallArguments().adding(
        "alignment", ".\(stack.alignment.vertical)", unless: ".center")
      let name = arguments.isEmpty ? "GridRow" : "GridRow(\(arguments.text))"
      return .call(name, children: node.children)
    }
    let arguments = node.kind.arguments(of: node)
    let name = node.kind.initializerName
    if node.kind.isLeaf { return .call("\(name)(\(arguments.text))", children: nil) }
    let text = arguments.isEmpty ? name : "\(name)(\(arguments.text))"
    return .call(text, children: node.children)
  }

  /// A bar whose first item is the title that its initializer makes.
  private static func navigationBar(_ node: ViewNode) -> Head? {
    guard case .navigationBar(let isLarge) = node.kind, let first = node.children.first,
      let title = first.text, NavigationBar(title: title, isLarge: isLarge).node.children == [first]
    else { return nil }
    let arguments = CallArguments().adding("title", title.source)
      .adding("isLarge", "\(isLarge)", unless: "false")
    let items = Array(node.children.dropFirst())
    return .call("NavigationBar(\(arguments.text))", children: items.isEmpty ? nil : items)
  }
}

extension ViewNode {
  /// The text of a button that shows nothing else.
  fileprivate var onlyTitle: TextContent? {
    guard children.count == 1, let title = children[0].text else { return nil }
    return children == Button(title).node.children ? title : nil
  }
}

/// The arguments of a call.
struct CallArguments {
  private var list: [String]

  init(_ list: [String] = []) { self.list = list }

  var text: String { list.joined(separator: ", ") }

  var isEmpty: Bool { list.isEmpty }

  /// One more, left out where it has its default.
  func adding(_ label: String, _ value: String?, unless normal: String? = nil) -> CallArguments {
    guard let value, value != normal else { return self }
    return CallArguments(list + ["\(label): \(value)"])
  }
}
