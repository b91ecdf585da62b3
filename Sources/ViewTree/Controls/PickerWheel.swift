import AuditModel

extension Choices {
  /// A wheel with the selected choice in its middle, which is one adjustable element.
  ///
  /// The band is 9 points from the sides and 2 points higher than a row (iOS 26.1, openuikit). That the wheel
  /// is 216 points high, its rows 34 points and their text 21 points at every text size is assumed.
  var wheel: ViewNode {
    let middle = selected ?? 0
    return ViewNode.group(nodes.indices.contains(middle) ? [row(middle)] : [])
      .frame(maxWidth: .infinity, minHeight: Self.wheelHeight, maxHeight: Self.wheelHeight)
      .overlay(neighbours(of: middle))
      .background {
        Rectangle(fill: UIColor.tertiarySystemFill.color).cornerRadius(18)
          .frame(height: .points(Self.rowHeight + 2)).padding(.horizontal, 9)
      }
      .accessibilityElement(children: .ignore).accessibilityAddTraits(.adjustable)
      .changedContent {
        $0.accessibility.label = name
        $0.accessibility.value = selected.flatMap { nodes[$0].firstText }
      }
      .systemSized()
  }

  /// The two rows above and the two below, with a gap where the selected one is.
  private func neighbours(of middle: Int) -> ViewNode {
    VStack(spacing: 0) {
      for position in middle - 2...middle + 2 {
        if position != middle, nodes.indices.contains(position) {
          row(position)
        } else {
          Spacer(minLength: 0).frame(height: .points(Self.rowHeight))
        }
      }
    }
    .node
  }

  private func row(_ position: Int) -> ViewNode {
    nodes[position].font(.fixed(size: 21)).lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: .points(Self.rowHeight))
  }

  private static let rowHeight = 34.0
  private static let wheelHeight: Length = 216
}
