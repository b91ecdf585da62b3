extension ViewNode {
  /// Adds the parts of a view that iOS adds by itself, once its children are read.
  mutating func complete(_ object: JSONObject) {
    if kind.isModal, !object.names("accessibility", "isModal") { accessibility.isModal = true }
    if case .navigationBar(let isLarge) = kind, let title = text {
      text = nil
      let bar = NavigationBar(title: title, isLarge: isLarge).node
      children = bar.children.map { $0.written(at: origin) } + children
    }
  }
}

extension NodeKind {
  /// Whether VoiceOver stays in it unless it says otherwise.
  var isModal: Bool {
    switch self {
    case .sheet, .alert: true
    default: false
    }
  }
}

extension JSONObject {
  /// Whether it has a field, which is an object that has another one.
  fileprivate func names(_ outer: String, _ inner: String) -> Bool {
    guard case .object(let members)? = self[outer]?.value.kind else { return false }
    return members.contains { $0.name == inner }
  }
}
