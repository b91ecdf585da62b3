import AuditModel

/// A label and the control that it names, at the two ends of a row.
struct LabeledRow: NodeView {
  let node: ViewNode

  init(label: [ViewNode], control: ViewNode) {
    let name = ViewNode.group(label).firstText
    let shown = ViewNode.group(label).frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityHidden()
    node = HStack {
      shown
      control
    }
    .preferring { $0.controlLabel = name }
  }
}
