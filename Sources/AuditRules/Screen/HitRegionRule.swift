import Accessibility
import AuditModel
import Layout
import ViewTree

/// Interactive elements offer a target of at least 44 by 44 points.
package struct HitRegionRule: ScreenRule {
  package static let description = RuleDescription(
    id: "hit-region-small",
    title: "Hit region is too small",
    rationale: """
      Who cannot aim well, or not hold still, misses a small target or hits its neighbour.
      """,
    severity: .error,
    standards: [.wcag("2.5.5"), .wcag("2.5.8"), .hig("Accessibility, Buttons and controls")])

  package static let examples: [ScreenExample] = [
    .passes("a 44 pt button") { Button(.verbatim("Save")).frame(width: 44, height: 44) },
    .passes("padding is part of the button") { Button(.verbatim("Save")).padding(14) },
    .passes("an item of a bar, which the system makes large enough") {
      NavigationBar(title: .verbatim("Boards")) {
        Button(.verbatim("Add")).barPlacement(.trailing)
      }
    },
    .passes("a switch of the system's own size") {
      Toggle(isOn: true) { Text(.verbatim("Remind me")) }
    },
    .passes("a field of several lines", in: .largestText) {
      TextEditor(text: .verbatim("Buy milk")).frame(minHeight: 88)
    },
    .passes("a text") { Text(.verbatim("Save")).frame(width: 20, height: 20) },
    .passes("a button that cannot be used now") {
      Button(.verbatim("Save"), isEnabled: false).frame(width: 30, height: 30)
    },
    .finds("save", because: "the button is too narrow") {
      Button(.verbatim("x")).id("save").frame(width: 30, height: 44)
    },
    .finds("save", because: "the button is too low") {
      Button(.verbatim("Save all changes")).id("save")
    },
    .finds("notes", because: "a field of one line of text is too low") {
      TextEditor(text: .verbatim("Buy milk")).id("notes")
    },
    .finds("save", because: "half of it is cut off") {
      VStack { Button(.verbatim("Save")).id("save").frame(width: 80, height: 80) }
        .frame(width: 80, height: 40).clipped()
    },
  ]

  private static let least = 44.0
  /// Frames are sums of fractions of points.
  private static let slack = 0.05

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements where element.isInteractive && element.isEnabled {
      let node = screen.tree[element.node]
      guard !node.isInBar, !isSystemSized(node) else { continue }
      let size = node.visibleFrame.size
      if size.width < Self.least - Self.slack || size.height < Self.least - Self.slack {
        let smallest = min(size.width, size.height)
        result.append(
          Violation(
            node: element.node, text: element.label.first, weight: Self.least - smallest,
            .tooSmall(size),
            evidence: [
              "width": .number(size.width, unit: "pt"), "height": .number(size.height, unit: "pt"),
            ],
            suggestion: "give it a frame of at least 44 × 44 pt"))
      }
    }
    return result
  }

  /// Switches and sliders have the system's size, which WCAG leaves to the system.
  private func isSystemSized(_ node: LaidOutNode) -> Bool {
    switch node.kind {
    case .toggle, .slider: !node.limitsHeight && !node.limitsWidth
    default: false
    }
  }
}

extension Message {
  fileprivate static func tooSmall(_ size: Size) -> Message {
    "the hit region is \(size) pt; 44 × 44 pt is the least"
  }
}
