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

  /// A label or another part, or none where it has no views.
  static func part(_ nodes: [ViewNode]) -> ViewNode? { nodes.isEmpty ? nil : .group(nodes) }
}

extension ViewNode {
  /// Shows the controls of a kind from here down, unless they have a style, as `make` puts their
  /// parts together.
  ///
  /// The node of a control stays, and with it the position, the label and the value that modifiers
  /// and the control itself gave it.
  mutating func restyle(
    _ control: ControlParts.Control, _ make: (ControlParts) -> ViewNode
  ) {
    if var parts = preferences?.parts, parts.control == control {
      parts.content?.restyle(control, make)
      let body = make(parts)
      preferences?.parts = nil
      kind = .stack(StackLayout(axis: .vertical))
      children = body.views
      for index in children.indices { children[index].setMissingOrigin(origin) }
      return
    }
    if control == .disclosureGroup { children.removeAll(where: \.isDisclosed) }
    for index in children.indices { children[index].restyle(control, make) }
  }

  /// Whether a disclosure group shows it under its label.
  private var isDisclosed: Bool { preference { $0.isDisclosed ? true : nil } ?? false }
}
