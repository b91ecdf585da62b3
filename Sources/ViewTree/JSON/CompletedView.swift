extension ViewNode {
  /// Adds the parts of a view that iOS adds by itself, once its children are read.
  mutating func complete(_ object: JSONObject) {
    if kind.isModal, !object.names("accessibility", "isModal") { accessibility.isModal = true }
    if case .textField = kind, let title = object["title"].flatMap({ try? TextContent($0) }) {
      // The placeholder names a field as long as it is shown.
      if placeholder != nil || text != nil {
        accessibility.label = accessibility.label ?? title
      }
      placeholder = placeholder ?? title
    }
    if case .navigationBar(let isLarge) = kind, let title = text {
      text = nil
      let bar = NavigationBar(title: title, isLarge: isLarge).node
      children = bar.children.map { $0.written(at: origin) } + children
    }
  }
}

extension ViewNode {
  /// Shows what composite views in it hand to it, as builders do: lines are upright in a row, and links
  /// have chevrons in a list.
  mutating func receive() {
    switch kind {
    case .stack(let layout) where layout.axis == .horizontal: children = children.map { $0.inRow() }
    case .list: children = children.flatMap(\.listRows).map { $0.inList() }
    default: break
    }
  }
}

extension ViewNode {
  /// Gives the alerts and sheets in it iOS's size, unless their frames say something about it: a file of
  /// a screen describes what is in them, and iOS how large they are.
  mutating func givePresentationsTheirSize() {
    for index in children.indices { children[index].givePresentationsTheirSize() }
    switch kind {
    case .alert:
      if hasPlainAnswers { Alert.lookLikeIOS(&self) }
      guard layout.frame?.hasWidth != true else { return }
      var frame = layout.frame ?? LayoutAttributes.Frame()
      frame.width = Alert.width
      layout.frame = frame
    // A dialog of iOS has its size and its place already.
    case .sheet where !layout.isSystemSized:
      if style.background == nil { style.background = .color(.systemBackground) }
      self = SheetSize(preferences?.detent ?? .large).apply(to: self)
    default: break
    }
  }
}

extension ViewNode {
  /// Whether it has texts, fields and buttons alone, and says nothing about how an alert looks.
  private var hasPlainAnswers: Bool {
    !children.isEmpty && style.background == nil && layout.padding == EdgeInsets.zero
      && children.allSatisfy { child in
        switch child.kind {
        // iOS heeds no frame and no padding of an answer, as SwiftUI does not.
        case .button: true
        case .textField(let state): !state.isMultiline
        case .text: child.layout.frame == nil && child.layout.padding == EdgeInsets.zero
        default: false
        }
      }
  }
}

extension NodeKind {
  /// Whether its first or its last child counts, or their number.
  var countsChildren: Bool {
    switch self {
    case .wrapper, .overlay, .background: true
    default: false
    }
  }

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
