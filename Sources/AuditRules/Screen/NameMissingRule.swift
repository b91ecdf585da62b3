import Accessibility
import AuditModel
import ViewTree

/// What VoiceOver stops at has a name.
package struct NameMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-missing",
    title: "Element has no name",
    rationale: """
      VoiceOver says “button” or “image” and nothing else, and Voice Control has no word to speak.
      """,
    severity: .error,
    standards: [
      .wcag("4.1.2"), .wcag("1.1.1"), .en301549("11.4.1.2.1"), .en301549("11.5.2.5"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a button with a text") { Button(.verbatim("Save")) },
    .passes("a button with a picture and a name") {
      Button { Image(symbol: "trash") }.accessibilityLabel(.verbatim("Delete"))
    },
    .passes("a picture that says nothing and is hidden") {
      Image(decorative: "pin", width: 20, height: 20)
    },
    .passes("a field that is named by its placeholder") {
      TextField(text: nil, placeholder: .verbatim("Board name"))
    },
    .finds("delete", because: "the button shows a picture only") {
      Button { Image(symbol: "trash") }.id("delete")
    },
    .finds("logo", because: "the picture has no description") {
      Image("logo", width: 40, height: 40).id("logo")
    },
    .finds("save", because: "the name is a space") {
      Button { Image(symbol: "check") }.accessibilityLabel(.verbatim(" ")).id("save")
    },
    .finds("volume", because: "a slider has no text of its own") {
      Slider(value: 0.5).id("volume")
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.filter { $0.label.isBlank(in: screen.catalog) }.map { element in
      Violation(
        node: element.node, text: element.label.first,
        .nameless(screen.tree[element.node].kind),
        evidence: ["element": .text(screen.tree[element.node].kind.name)],
        suggestion: element.traits.contains(.image)
          ? "give it an accessibility label, or mark it as decorative"
          : "give it an accessibility label")
    }
  }
}

extension Message {
  fileprivate static func nameless(_ kind: NodeKind) -> Message {
    "this \(kind.name) has nothing that VoiceOver could say"
  }
}
