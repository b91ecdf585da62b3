import Accessibility
import AuditModel
import Layout
import ViewTree

/// A control that is dimmed as disabled ones are is disabled.
package struct DisabledVisualOnlyRule: ScreenRule {
  package static let description = RuleDescription(
    id: "disabled-visual-only", title: "Disabled only in appearance",
    rationale: """
      VoiceOver users do not hear “dimmed”: they activate the control, nothing happens, and they do not \
      learn why.
      """,
    howToFix: """
      Use `.disabled(_:)` with the same condition as the opacity (UIKit: `isEnabled`); it adds the trait \
      for VoiceOver.
      """,
    falseAlarm: """
      A control that is dimmed for another reason, such as one of little importance, is reported. An \
      opacity of at most 50 % counts, beside controls that are not dimmed; choices of which another one is \
      selected are exempt.
      """,
    severity: .warning, standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1")])

  package static let examples: [ScreenExample] = [
    .passes("a disabled button is dimmed") {
      Button(.verbatim("Send"), isEnabled: false).opacity(0.4)
      Button(.verbatim("Cancel"))
    },
    .passes("all controls are dimmed, as those of a player that fades") {
      HStack {
        Button(.verbatim("Play"))
        Button(.verbatim("Next"))
      }
      .opacity(0.4)
    },
    .passes("a choice that is not selected") {
      HStack {
        Button(.verbatim("Day")).opacity(0.5)
        Button(.verbatim("Week")).accessibilityAddTraits(.selected)
      }
    },
    .finds("send", because: "it is dimmed, but not disabled") {
      VStack {
        Button(.verbatim("Send")).id("send").opacity(0.4)
        Button(.verbatim("Cancel"))
      }
    },
    .finds("send", because: "its title is dimmed, and touches do not count") {
      VStack {
        Button { Text(.verbatim("Send")).opacity(0.3) }.id("send").allowsHitTesting(false)
        Button(.verbatim("Cancel"))
      }
    },
  ]

  /// The opacity up to which a control looks disabled, and that from which it does not.
  private static let (dimmed, clear) = (0.5, 0.9)

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let controls = screen.elements.filter { $0.isInteractive && tree[$0.node].isSeen }
    let dim = controls.filter { $0.isEnabled && tree.opacityOfContent(of: $0.node) <= Self.dimmed }
    guard !dim.isEmpty, controls.contains(where: { tree[$0.node].opacity >= Self.clear }) else {
      return []
    }
    let choices = Set(
      controls.filter { $0.traits.contains(.selected) }.map { tree[$0.node].parent })
    return dim.filter { !choices.contains(tree[$0.node].parent) }.map { element in
      let opacity = tree.opacityOfContent(of: element.node)
      return Violation(
        node: element.node, text: element.label.first, weight: 1 - opacity, .looksDisabled(opacity),
        evidence: ["opacity": .number(opacity * 100, unit: "%")],
        suggestion: "disable the control where it is dimmed")
    }
  }
}

extension LaidOutTree {
  /// The opacity of the part of a control that is seen best, from 0 to 1.
  fileprivate func opacityOfContent(of node: NodeID) -> Double {
    let content = descendants(of: node).filter { self[$0].isSeen && self[$0].kind.isContent }
    return content.map { self[$0].opacity }.max() ?? self[node].opacity
  }
}

extension NodeKind {
  /// Whether it is seen whatever lies in it.
  fileprivate var isContent: Bool {
    switch self {
    case .text, .image, .symbol, .rectangle: true
    default: false
    }
  }
}

extension Message {
  fileprivate static func looksDisabled(_ opacity: Double) -> Message {
    "is drawn with an opacity of \(opacity * 100) % as if it were disabled, but is enabled"
  }
}
