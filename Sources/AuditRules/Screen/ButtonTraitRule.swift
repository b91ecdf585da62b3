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
    .finds("card", because: "a card has a tap action and no trait") {
      VStack { Text(.verbatim("Order the cake")) }.id("card").onTapGesture()
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.filter {
      $0.hasTapAction && $0.traits.isDisjoint(with: .interactive)
    }.map { element in
      Violation(
        node: element.node, text: element.label.first,
        "has a tap action, but no trait of a control",
        evidence: [
          "traits": .text(element.traits.names.joined(separator: ", "))
        ],
        suggestion: "use a button, or add the button or link trait")
    }
  }
}
