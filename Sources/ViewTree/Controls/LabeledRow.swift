import AuditModel

/// A label and the control that it names, at the two ends of a row or below each other.
struct LabeledRow: NodeView {
  let node: ViewNode

  /// A row that is stacked where it is too short for both.
  ///
  /// Source: as ``LabeledContent``, of which SwiftUI makes the rows of menus; that it does is assumed.
  static func fitting(label: [ViewNode], control: ViewNode) -> ViewNode {
    ViewThatFits(in: .horizontal) {
      LabeledRow(label: label, spaceAndControl: control)
      LabeledRow(label: label, control: control, isStacked: true)
    }.node
  }

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

  /// A row in which a space gives way to both, so that each has the width that it needs.
  private init(label: [ViewNode], spaceAndControl control: ViewNode) {
    let name = ViewNode.group(label).firstText
    node = HStack(spacing: 0) {
      ViewNode.group(label).accessibilityHidden()
      Spacer(minLength: 8)
      control
    }
    .preferring { $0.controlLabel = name }
  }
}
