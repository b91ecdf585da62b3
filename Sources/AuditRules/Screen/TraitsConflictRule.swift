import Accessibility
import AuditModel
import ViewTree

/// An element is one kind of control.
package struct TraitsConflictRule: ScreenRule {
  package static let description = RuleDescription(
    id: "traits-conflict", title: "Conflicting accessibility traits",
    rationale: """
      VoiceOver announces two roles for one control, so its users do not know which gesture \
      operates it.
      """,
    howToFix: """
      Keep the one trait among button, link and search field that matches what a double tap \
      does, and do not combine button with adjustable. In SwiftUI use \
      `.accessibilityRemoveTraits(_:)`.
      """,
    falseAlarm: """
      A control that opens something on a double tap and also changes its value on a swipe may \
      combine button and adjustable on purpose. Keyboard keys are exempt.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1")])

  package static let examples: [ScreenExample] = [
    .passes("a selected button") {
      Button(.verbatim("All")).accessibilityAddTraits(.selected)
    },
    .passes("a heading that is a button") {
      Button(.verbatim("Boards")).accessibilityAddTraits(.header)
    },
    .passes("the key of a keyboard, which may be anything else too") {
      Button(.verbatim("Go")).accessibilityAddTraits([.keyboardKey, .link])
    },
    .finds("terms", because: "it is a button and a link") {
      Button(.verbatim("Terms")).accessibilityAddTraits(.link).id("terms")
    },
    .finds("count", because: "it is a button and adjustable") {
      Button(.verbatim("3")).accessibilityAddTraits(.adjustable).id("count")
    },
  ]

  /// Of these an element has at most one.
  private static let exclusive: [AccessibilityTraits] = [.button, .link, .searchField]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.filter(conflicts).map { element in
      let names = element.traits.intersection([.button, .link, .searchField, .adjustable]).names
      return Violation(
        node: element.node, text: element.label.first, .both(names),
        evidence: ["traits": .text(element.traits.names.joined(separator: ", "))],
        suggestion: "keep the trait that matches what a double tap does")
    }
  }

  private func conflicts(_ element: AccessibilityElement) -> Bool {
    if element.traits.contains(.keyboardKey) { return false }
    if element.traits.isSuperset(of: [.button, .adjustable]) { return true }
    return Self.exclusive.count { element.traits.contains($0) } > 1
  }
}

extension Message {
  fileprivate static func both(_ names: [String]) -> Message {
    "has the traits \(names.joined(separator: " and ")) together"
  }
}
