import Accessibility
import AuditModel
import ViewTree

/// What can be tapped says that it is a button or a link.
package struct ButtonTraitRule: ScreenRule {
  package static let description = RuleDescription(
    id: "trait-missing-button",
    title: "Control is not announced as one",
    rationale: """
      VoiceOver reads the text and does not say that it can be tapped; Switch Control and Full \
      Keyboard Access pass it by.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1"), .en301549("11.5.2.5")])

  package static let examples: [ScreenExample] = [
    .passes("a button") { Button(.verbatim("Save")) },
    .passes("a tappable text with the trait") {
      Text(.verbatim("Terms")).onTapGesture().accessibilityAddTraits(.link)
    },
    .finds("card", because: "a card can be tapped") {
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
        "can be tapped and has no trait that says so",
        evidence: [
          "traits": .text(element.traits.names.joined(separator: ", "))
        ],
        suggestion: "make it a button, or add the trait button or link")
    }
  }
}
