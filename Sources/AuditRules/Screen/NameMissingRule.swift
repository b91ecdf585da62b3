import Accessibility
import AuditModel
import ViewTree

/// Every accessibility element has a name.
package struct NameMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-missing", title: "Missing accessibility label",
    rationale: """
      VoiceOver announces only “button” or “image”, so VoiceOver users cannot know what the \
      control does, and Voice Control users cannot activate it by name.
      """,
    howToFix: """
      Add `.accessibilityLabel(_:)` (UIKit: `accessibilityLabel`) with a localized string. Hide \
      decoration with `Image(decorative:)` or `.accessibilityHidden(true)`.
      """,
    falseAlarm: """
      VoiceOver may speak a default description of an SF Symbol; the rule accepts only an \
      accessibility label, visible text or a placeholder. An element with a value but no label is \
      reported too.
      """,
    severity: .error,
    standards: [
      .wcag("4.1.2"), .wcag("1.1.1"), .en301549("11.4.1.2.1"), .en301549("11.5.2.5"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a button with text") { Button(.verbatim("Save")) },
    .passes("an image button with a label") {
      Button { Image(symbol: "trash") }.accessibilityLabel(.verbatim("Delete"))
    },
    .passes("a decorative image") {
      Image(decorative: "pin", width: 20, height: 20)
    },
    .passes("a field labelled by its placeholder") {
      TextField(text: nil, placeholder: .verbatim("Board name"))
    },
    .finds("delete", because: "the button shows only an image") {
      Button { Image(symbol: "trash") }.id("delete")
    },
    .finds("logo", because: "the image has no label") {
      Image("logo", width: 40, height: 40).id("logo")
    },
    .finds("save", because: "a label that is a space") {
      Button { Image(symbol: "check") }.accessibilityLabel(.verbatim(" ")).id("save")
    },
    .finds("volume", because: "the slider has no label") {
      Slider(value: 0.5).id("volume")
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.filter { $0.label.isBlank(in: screen.catalog) }.map { element in
      Violation(
        node: element.node, text: element.label.first,
        .nameless(screen.tree[element.node].kind),
        evidence: ["element": .text(screen.tree[element.node].kind.name)],
        suggestion: element.traits.contains(.image)
          ? "add an accessibility label, or mark the image as decorative"
          : "add an accessibility label")
    }
  }
}

extension Message {
  fileprivate static func nameless(_ kind: NodeKind) -> Message {
    "this \(kind.name) has no accessibility label"
  }
}
