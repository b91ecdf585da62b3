import ViewTree

/// The controls that a person can use on a screen, read from what the screen shows: nothing that is
/// not shown can be used.
package struct OfferedControls: Sendable {
  /// A control on the screen.
  package struct Control: Hashable, Sendable {
    /// The names of the nodes it lies in and its own, with slashes between them.
    package let path: String
    /// Whether text is typed into it.
    package let isField: Bool
  }

  /// The controls in the order in which they are described.
  package private(set) var controls: [Control] = []
  /// Whether there is a control without a name, which cannot be observed.
  package private(set) var hasUnnamed = false

  /// The controls of a screen, or of the alert or modal view that lies over it.
  package init(of root: ViewNode) {
    visit(root.lastModal ?? root, in: [], wrapperID: nil)
  }

  /// The controls whose path ends like this.
  package func matches(_ name: String, isField: Bool) -> [Control] {
    controls.filter { control in
      control.isField == isField && (control.path == name || control.path.hasSuffix("/\(name)"))
    }
  }

  private mutating func visit(_ node: ViewNode, in names: [String], wrapperID: String?) {
    guard !node.layout.isHidden, node.layout.opacity > 0 else { return }
    let id = node.id ?? wrapperID
    if case .wrapper = node.kind {
      for child in node.children { visit(child, in: names, wrapperID: id) }
      return
    }
    if case .viewThatFits = node.kind {
      // One of them is shown, and all have the same controls.
      if let first = node.children.first { visit(first, in: names, wrapperID: id) }
      return
    }
    let path = names + (id.map { [$0] } ?? [])
    if let isField = node.kind.usableAsField {
      if id == nil { hasUnnamed = true }
      controls.append(Control(path: path.joined(separator: "/"), isField: isField))
    }
    for child in node.children { visit(child, in: path, wrapperID: nil) }
  }
}

extension NodeKind {
  /// Whether text is typed into it; none for what cannot be used.
  fileprivate var usableAsField: Bool? {
    switch self {
    case .button(let isEnabled), .toggle(_, let isEnabled): isEnabled ? false : nil
    case .textField(let state): state.isEnabled ? true : nil
    default: nil
    }
  }
}

extension ViewNode {
  /// The alert or modal view that lies over everything else, if there is one.
  var lastModal: ViewNode? {
    if accessibility.isModal { return self }
    if case .alert = kind { return self }
    for child in children.reversed() {
      if let modal = child.lastModal { return modal }
    }
    return nil
  }
}
