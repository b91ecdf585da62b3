import Accessibility
import AuditModel
import ViewTree

/// An element with a tap action is a button or a link.
package struct ButtonTraitRule: ScreenRule {
  package static let description = RuleDescription(
    id: "trait-missing-button", title: "Missing button or link trait",
    rationale: """
      VoiceOver users hear plain text and do not learn that a double tap does something; Switch \
      Control and Full Keyboard Access may skip the element.
      """,
    howToFix: """
      Use `Button` or `Link` instead of `.onTapGesture`, or add \
      `.accessibilityAddTraits(.isButton)` or `.isLink` (UIKit: `accessibilityTraits`).
      """,
    falseAlarm: """
      A tap gesture that only repeats what another control does, such as a tap on the background \
      that dismisses the keyboard, is reported if its view is exposed to VoiceOver. Hide that \
      view with `.accessibilityHidden(true)`.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1"), .en301549("11.5.2.5")])

  package static let examples: [ScreenExample] = [
    .passes("a button") { Button(.verbatim("Save")) },
    .passes("tappable text with the link trait") {
      Text(.verbatim("Terms")).onTapGesture().accessibilityAddTraits(.link)
    },
    .finds("pay", because: "the trait of a button was removed") {
      Button(.verbatim("Pay")).id("pay").accessibilityRemoveTraits(.button)
    },
    .finds("card", because: "a card has a tap action and no trait") {
      VStack { Text(.verbatim("Order the cake")) }.id("card").onTapGesture()
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.filter { element in
      element.traits.isDisjoint(with: .interactive)
        && (element.hasTapAction || screen.tree[element.node].kind.isControl)
    }.map { element in
      Violation(
        node: element.node, text: element.label.first,
        element.hasTapAction
          ? "has a tap action, but no trait of a control" : "is a control, but has no trait of one",
        evidence: [
          "traits": .text(element.traits.names.joined(separator: ", "))
        ],
        suggestion: "use a button, or add the button or link trait")
    }
  }
}
