import AuditModel

/// A label and the control that it names, at the two ends of a row or below each other.
struct LabeledRow: NodeView {
  let node: ViewNode

  init(label: [ViewNode], control: ViewNode, isStacked: Bool = false) {
    let name = ViewNode.group(label).firstText
    let shown = ViewNode.group(label).frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityHidden()
    let row =
      isStacked
      ? VStack(alignment: .leading) {
        shown
        control
      }.node
      : HStack {
        shown
        control
      }.node
    node = row.preferring { $0.controlLabel = name }
  }
}
