import ViewTree

extension ViewNode {
  /// Changes the first node with an `id`, in the order of the tree.
  mutating func at(_ id: String, _ change: (inout ViewNode) -> Void) {
    precondition(changeFirst(where: { $0.id == id }, change), "no node has the id \(id)")
  }

  /// Changes the node with an `id` and gives it the one of the target.
  mutating func target(_ id: String, _ change: (inout ViewNode) -> Void = { _ in }) {
    at(id) {
      change(&$0)
      $0.id = "target"
    }
  }

  /// Changes the first node of a kind, by its name, and gives it the `id` of the target.
  mutating func target(first kind: String, _ change: (inout ViewNode) -> Void = { _ in }) {
    let found = changeFirst(where: { $0.kind.name == kind }) {
      change(&$0)
      $0.id = "target"
    }
    precondition(found, "there is no \(kind)")
  }

  /// Changes the first node that matches, and says whether there is one.
  @discardableResult
  mutating func changeFirst(
    where matches: (ViewNode) -> Bool, _ change: (inout ViewNode) -> Void
  ) -> Bool {
    if matches(self) {
      change(&self)
      return true
    }
    for index in children.indices
    where children[index].changeFirst(where: matches, change) { return true }
    return false
  }

  /// Changes every node.
  mutating func changeAll(_ change: (inout ViewNode) -> Void) {
    change(&self)
    for index in children.indices { children[index].changeAll(change) }
  }

  /// Replaces the node with an `id` by another view.
  mutating func replace(_ id: String, with view: (ViewNode) -> some View) {
    at(id) { $0 = view($0).node }
  }

  /// Adds a view at the end of the vertical stack with the content of a scroll view with an `id`.
  mutating func append(to id: String, _ view: some View) {
    insert(into: id, at: .max, view)
  }

  /// Adds a view among the children of the first stack in the node with an `id`.
  mutating func insert(into id: String, at position: Int, _ view: some View) {
    at(id) { node in
      let found = node.changeFirst(where: \.isVerticalStack) {
        $0.children.insert(view.node, at: min(position, $0.children.count))
      }
      precondition(found, "\(id) has no stack")
    }
  }

  /// Takes the node with an `id` out.
  mutating func remove(_ id: String) {
    let found = changeFirst(where: { $0.children.contains { $0.id == id } }) {
      $0.children.removeAll { $0.id == id }
    }
    precondition(found, "no node has the id \(id)")
  }

  /// Changes the places of two nodes.
  mutating func swap(_ one: String, _ other: String) {
    var (first, second): (ViewNode?, ViewNode?) = (nil, nil)
    at(one) { first = $0 }
    at(other) { second = $0 }
    guard let first, let second else { return }
    at(one) { $0 = second.changed { $0.id = "swapped" } }
    at(other) { $0 = first }
    at("swapped") { $0.id = other }
  }

  /// The same with a change.
  func changed(_ change: (inout ViewNode) -> Void) -> ViewNode {
    var node = self
    change(&node)
    return node
  }

  /// The same with the first field being edited.
  func editing() -> ViewNode {
    changed {
      $0.changeFirst(where: { if case .textField = $0.kind { true } else { false } }) { field in
        guard case .textField(var state) = field.kind else { return }
        state.isEditing = true
        field.kind = .textField(state)
      }
    }
  }

  private var isVerticalStack: Bool {
    if case .stack(let layout) = kind { layout.axis == .vertical } else { false }
  }

  /// Sets the font of a text, in place of the one that it has.
  mutating func set(_ font: Font) {
    let other = Text(.verbatim("")).font(font).node
    textAttributes.font = other.textAttributes.font
  }
}
