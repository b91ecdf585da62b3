import AuditModel

/// The parts of a control, which a style puts together.
struct ControlParts: Sendable {
  /// A control that a style can show in another way.
  enum Control: Sendable { case progress, gauge, groupBox, labeledContent, disclosureGroup }

  let control: Control
  /// Its label, if it has one.
  var label: ViewNode?
  /// The views in it.
  var content: ViewNode?
  /// The label of its value.
  var valueLabel: ViewNode?
  /// The label of its least value.
  var minimumLabel: ViewNode?
  /// The label of its greatest value.
  var maximumLabel: ViewNode?
  /// How much of it is done, from 0 to 1.
  var share: Double?
  /// Whether it shows its content.
  var isExpanded = false

  /// Whether it can be used.
  var isEnabled = true

  /// A label or another part, or none where it has no views.
  static func part(_ nodes: [ViewNode]) -> ViewNode? { nodes.isEmpty ? nil : .group(nodes) }

  /// Changes each of its views.
  mutating func changeEach(_ change: (inout ViewNode) -> Void) {
    for part in [\Self.label, \.content, \.valueLabel, \.minimumLabel, \.maximumLabel] {
      guard var node = self[keyPath: part] else { continue }
      change(&node)
      self[keyPath: part] = node
    }
  }
}

extension ViewNode {
  /// Changes the nodes in it, and the views that a style or a list would have in their place.
  mutating func changeInside(_ change: (inout ViewNode) -> Void) {
    for index in children.indices { change(&children[index]) }
    changeParts { $0.changeEach(change) }
    if var choices = preferences?.choices {
      for index in choices.nodes.indices { change(&choices.nodes[index]) }
      preferences?.choices = choices
    }
    guard var rows = preferences?.listRows else { return }
    for index in rows.indices { change(&rows[index]) }
    preferences?.listRows = rows
  }

  /// Changes the parts of a control with a style.
  mutating func changeParts(_ change: (inout ControlParts) -> Void) {
    guard var parts = preferences?.parts else { return }
    change(&parts)
    preferences?.parts = parts
  }
}

extension View {
  /// The view with the controls of a kind as `make` puts their parts together, unless a nearer style
  /// shows them; without `make`, as iOS shows them, whatever the styles around say.
  func restyled(
    _ control: ControlParts.Control, _ make: ((ControlParts) -> any View)?
  ) -> ViewNode {
    RenderContext.notePreference()
    var copy = node
    if let make { copy.restyle(control, make) } else { copy.keepStyle(of: control) }
    return copy
  }
}

extension ViewNode {
  /// Shows the controls of a kind from here down, unless they have a style, as `make` puts their
  /// parts together.
  ///
  /// The node of a control stays, and with it the position, the label and the value that modifiers
  /// and the control itself gave it.
  fileprivate mutating func restyle(
    _ control: ControlParts.Control, _ make: (ControlParts) -> any View
  ) {
    if var parts = preferences?.parts, parts.control == control {
      parts.changeEach { $0.restyle(control, make) }
      let body = make(parts).node.disabled(!parts.isEnabled)
      preferences?.parts = nil
      preferences?.isSplitInList = false
      kind = .stack(StackLayout(axis: .vertical))
      children = body.views
      for index in children.indices { children[index].setMissingOrigin(origin) }
      return
    }
    changeInside { $0.restyle(control, make) }
  }

  /// Keeps the controls of a kind from here down as they are: without its parts, no style can show a
  /// control in another way.
  fileprivate mutating func keepStyle(of control: ControlParts.Control) {
    if preferences?.parts?.control == control { preferences?.parts = nil }
    changeInside { $0.keepStyle(of: control) }
  }
}
