import AuditModel

/// A label and the control that it names, at the two ends of a row or below each other.
struct LabeledRow: NodeView {
  let node: ViewNode

  /// Where the control is.
  enum Arrangement {
    /// At the end of the row, in its own size; the label has the rest.
    case atEnd
    /// At the end of the row; a space gives way to both, so that each has the width that it needs.
    case spaced
    /// Below the label.
    case below
  }

  /// A row that is stacked where it is too short for both.
  ///
  /// Source: as ``LabeledContent``, of which SwiftUI makes the rows of menus; that it does is assumed.
  static func fitting(label: [ViewNode], control: ViewNode) -> ViewNode {
    ViewThatFits(in: .horizontal) {
      LabeledRow(label: label, control: control, .spaced)
      LabeledRow(label: label, control: control, .below)
    }.node
  }

  init(label: [ViewNode], control: ViewNode, _ arrangement: Arrangement = .atEnd) {
    let name = ViewNode.group(label).firstText
    let shown = ViewNode.group(label)
    let wide = shown.frame(maxWidth: .infinity, alignment: .leading).accessibilityHidden()
    let row =
      switch arrangement {
      case .atEnd:
        HStack {
          wide
          control
        }.node
      case .spaced:
        HStack(spacing: 0) {
          shown.accessibilityHidden()
          Spacer(minLength: 8)
          control
        }.node
      case .below:
        VStack(alignment: .leading) {
          wide
          control
        }.node
      }
    node = row.preferring { $0.controlLabel = name }
  }
}
