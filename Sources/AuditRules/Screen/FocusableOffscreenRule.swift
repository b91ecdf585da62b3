import Accessibility
import AuditModel
import Layout
import ViewTree

/// VoiceOver stops only at what is on the screen, or comes there by scrolling.
package struct FocusableOffscreenRule: ScreenRule {
  package static let description = RuleDescription(
    id: "focusable-offscreen", title: "Element outside the screen",
    rationale: """
      VoiceOver, Switch Control and keyboard users land on something that is not there: the focus \
      vanishes, and what they activate is not what anyone sees.
      """,
    howToFix: """
      Remove the view while it is not shown (`if isOpen { … }`), or hide it from assistive technologies \
      with `.accessibilityHidden(!isOpen)`. Put content that is too long in a `ScrollView`.
      """,
    falseAlarm: """
      A view that a custom gesture brings in, such as a drawer, is reported, because VoiceOver finds it \
      before the gesture. Text without a control is left to `text-clipped`.
      """,
    severity: .error,
    standards: [.wcag("2.4.3"), .en301549("11.2.4.3"), .wcag("2.4.11")])

  package static let examples: [ScreenExample] = [
    .passes("a button on the screen") { Button(.verbatim("Save")) },
    .passes("a button that scrolling brings to the screen") {
      ScrollView { Button(.verbatim("Save")).padding(.top, 2000) }
    },
    .passes("a closed drawer that is hidden from VoiceOver") {
      ZStack {
        Text(.verbatim("Ideas"))
        Button(.verbatim("Close")).offset(x: -400).accessibilityHidden()
      }
    },
    .finds("close", because: "a closed drawer is moved beside the screen") {
      ZStack {
        Text(.verbatim("Ideas"))
        Button(.verbatim("Close")).id("close").offset(x: -400)
      }
    },
    .finds("save", because: "it is moved beyond the end of what scrolls") {
      ScrollView { Button(.verbatim("Save")).id("save").offset(y: 2000) }
    },
    .finds("more", because: "a folded part has no height, but its button is there") {
      VStack { Button(.verbatim("More")).id("more").frame(width: 80, height: 80) }
        .frame(width: 80, height: 0).clipped()
    },
    .finds("find", because: "a button without extent") {
      Button(.verbatim("Find")).id("find").frame(width: 0, height: 0)
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let elements = screen.elements.filter { element in
      let node = screen.tree[element.node]
      return (element.isInteractive || element.visibleTexts.isSilent)
        && node.isOutOfSight && !isUnderKeyboard(node, on: screen.tree)
    }
    return elements.map { outside($0, on: screen) }
      + screen.withoutExtent.map {
        Violation(
          node: $0, "the control has no extent, but VoiceOver finds it",
          suggestion: "remove it while it is not shown, or hide it from assistive technologies")
      }
  }

  /// Whether it lies in a scroll view of which the keyboard leaves nothing for a moment.
  private func isUnderKeyboard(_ node: LaidOutNode, on tree: LaidOutTree) -> Bool {
    tree.environment.keyboardHeight > 0
      && node.scrollView.map { tree[$0].visibleFrame.isEmpty } ?? false
  }

  private func outside(
    _ element: AccessibilityElement, on screen: AccessibleScreen
  ) -> Violation {
    let node = screen.tree[element.node]
    let clipper = node.clipper.map(screen.tree.path) ?? "the screen"
    return Violation(
      node: element.node, text: element.label.first, .outside(of: clipper),
      evidence: Evidence(
        [
          ("x", .number(node.frame.x, unit: "pt")), ("y", .number(node.frame.y, unit: "pt")),
          ("outsideOf", .text(clipper)),
        ]
          + screen.overflow(at: element.node)
      ),
      suggestion: "remove it while it is not shown, or hide it from assistive technologies")
  }
}

extension Message {
  fileprivate static func outside(of clipper: String) -> Message {
    clipper == "the screen"
      ? "the element lies outside the screen, but VoiceOver finds it"
      : "“\(clipper)” shows nothing of the element, but VoiceOver finds it"
  }
}
