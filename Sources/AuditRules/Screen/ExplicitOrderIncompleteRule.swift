import Accessibility
import AuditModel
import Layout
import ViewTree

/// A list of elements names all controls that can be used, and nothing else.
package struct ExplicitOrderIncompleteRule: ScreenRule {
  package static let description = RuleDescription(
    id: "explicit-order-incomplete", title: "Incomplete list of elements",
    rationale: """
      Controls that `accessibilityElements` does not name are not there for VoiceOver, Switch Control and keyboards.
      """,
    howToFix: """
      Add the view to the list, remove the name that is not there, or leave out the list, so that the order \
      follows the layout.
      """,
    falseAlarm: """
      A name of a view that another state shows is reported in states without it. Texts and \
      controls that cannot be used need not be named, as under an overlay that guides through steps.
      """,
    severity: .warning,
    standards: [.wcag("1.3.2"), .wcag("4.1.2"), .en301549("11.1.3.2.1"), .en301549("11.4.1.2.1")])

  package static let examples: [ScreenExample] = [
    .passes("all are named") {
      VStack {
        Text(.verbatim("Tent")).id("title")
        Button(.verbatim("Order")).id("order")
      }
      .accessibilityElements(["title", "order"])
    },
    .finds("order", because: "the button is not named") {
      VStack {
        Text(.verbatim("Tent")).id("title")
        Button(.verbatim("Order")).id("order")
      }
      .id("card").accessibilityElements(["title"])
    },
    .finds("card", because: "a name is not there") {
      VStack {
        Text(.verbatim("Tent")).id("title")
        Button(.verbatim("Order")).id("order")
      }
      .id("card").accessibilityElements(["title", "order", "price"])
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  private func hasOrder(_ screen: AccessibleScreen) -> Bool {
    screen.tree.accessibility.contains { $0.attributes.elementOrder != nil }
  }

  /// Whether anything that people may use is seen outside of all elements.
  private func mayOmit(on screen: AccessibleScreen) -> Bool {
    let tree = screen.tree
    var isInElement = [Bool](repeating: false, count: tree.nodes.count)
    for element in screen.elements {
      for node in element.node..<tree[element.node].end { isInElement[node.index] = true }
    }
    return tree.nodes.positions.contains { node in
      !isInElement[node.index] && tree[node].isVisible && screen.isReachable(node)
        && (tree[node].kind.isControl || tree.runColors[node] != nil
          || tree.accessibility(of: node).map {
            $0.attributes.grouping != .contain || tree.children(of: node).isEmpty
          } ?? false)
    }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard hasOrder(screen), !screen.missingInOrder.isEmpty || mayOmit(on: screen) else {
      return []
    }
    let missing = screen.missingInOrder.map { missing in
      Violation(
        node: missing.node, .namesMissing(missing.id), evidence: ["name": .text(missing.id)],
        suggestion: "remove the name from the list")
    }
    let named = Set(screen.elements.map(\.node))
    let omitted = screen.elementsByPosition.filter {
      !named.contains($0.node) && $0.isInteractive && $0.isEnabled
        && screen.tree[$0.node].allowsHitTesting && !screen.tree[$0.node].isOutOfSight
    }
    return missing
      + omitted.map {
        Violation(
          node: $0.node, text: $0.label.first,
          "the list of elements around it does not name it, so VoiceOver cannot reach it",
          evidence: [:], suggestion: "add it to the list")
      }
  }
}

extension Message {
  fileprivate static func namesMissing(_ id: String) -> Message {
    "the list of elements names “\(id)”, which is not there"
  }
}
