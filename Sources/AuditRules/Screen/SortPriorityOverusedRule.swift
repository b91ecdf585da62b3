import Accessibility
import AuditModel
import Layout
import ViewTree

/// Few elements of a screen have a sort priority.
package struct SortPriorityOverusedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "sort-priority-overused", title: "Overused sort priority",
    rationale: """
      Priorities count only among siblings and have to be kept in step with the layout: with the next view, \
      text size or language VoiceOver users hear the screen in an order that makes no sense.
      """,
    howToFix: """
      Write the views in the order in which they are read, group them with \
      `.accessibilityElement(children: .contain)`, and leave `.accessibilitySortPriority(_:)` to exceptions.
      """,
    falseAlarm: """
      More than three priorities on one screen are reported, a number of ours, although the order may be \
      right in each variant.
      """,
    severity: .note, standards: [.wcag("1.3.2"), .apple("accessibilitySortPriority")])

  package static let examples: [ScreenExample] = [
    .passes("no priority") { rows([0, 0, 0, 0]) },
    .passes("one exception") { rows([1, 0, 0, 0]) },
    .finds("row-1", because: "four priorities make the order of the screen") {
      rows([4, 3, 2, 1])
    },
  ]

  private static let most = 3

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    // Hardly any screen has as many.
    guard tree.accessibility.count(where: { $0.attributes.sortPriority != 0 }) > Self.most else {
      return []
    }
    let nodes = tree.nodes.positions.filter { node in
      tree[node].isVisible && screen.isReachable(node)
        && tree.accessibility(of: node).map { $0.attributes.sortPriority != 0 } ?? false
    }
    guard nodes.count > Self.most, let first = nodes.first else { return [] }
    return [
      Violation(
        node: first, weight: Double(nodes.count), .areSorted(nodes.count),
        evidence: ["priorities": .number(Double(nodes.count), unit: "")],
        suggestion: "write the views in the order in which they are read")
    ]
  }
}

extension Message {
  fileprivate static func areSorted(_ count: Int) -> Message {
    "\(count) views of this screen have a sort priority"
  }
}

private func rows(_ priorities: [Double]) -> ViewNode {
  VStack {
    for (index, priority) in priorities.enumerated() {
      Text(.verbatim("Step \(index + 1)")).id("row-\(index + 1)")
        .accessibilitySortPriority(priority)
    }
  }
  .node
}
