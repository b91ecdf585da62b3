import Accessibility
import AuditModel
import Layout
import ViewTree

/// VoiceOver reads what was typed into a field.
package struct EditableNameOverridesValueRule: ScreenRule {
  package static let description = RuleDescription(
    id: "editable-name-overrides-value", title: "Typed text replaced for VoiceOver",
    rationale:
      "VoiceOver users cannot check or correct what they typed: they hear a fixed text instead.",
    howToFix: """
      Remove `.accessibilityValue(_:)` from the field, whose value is the typed text; describe the field with \
      `.accessibilityLabel(_:)` and `.accessibilityHint(_:)`.
      """,
    falseAlarm: """
      A value that says the typed text in other words, such as an amount in full, is reported unless its \
      letters and digits are in it. Empty fields and fields for passwords are exempt.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1"), .en301549("11.5.2.10")])

  package static let examples: [ScreenExample] = [
    .passes("a field with a label") {
      TextField(.verbatim("City"), text: .constant("Oulu")).accessibilityLabel(.verbatim("City"))
    },
    .passes("the value has the typed text with its unit") {
      TextField(.verbatim("0"), text: .constant("12")).accessibilityLabel(.verbatim("Amount"))
        .accessibilityValue(.verbatim("12 euros"))
    },
    .passes("an empty field") {
      TextField(.verbatim("City"), text: .constant("")).accessibilityValue(.verbatim("Empty"))
    },
    .finds("city", because: "VoiceOver says “text” for all that is typed") {
      TextField(.verbatim("City"), text: .constant("Oulu")).id("city")
        .accessibilityLabel(.verbatim("City")).accessibilityValue(.verbatim("Text"))
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.compactMap { element in
      guard case .textField(let state) = screen.tree[element.node].kind, !state.isSecure,
        let value = screen.tree.accessibility(of: element.node)?.value,
        let typed = screen.tree.text(of: element.node), !typed.isPlaceholder,
        !screen.catalog[value].string.repeats(screen.catalog[typed.text].string)
      else { return nil }
      let words = screen.catalog[value].string
      return Violation(
        node: element.node, text: value, .replaces(words),
        evidence: ["value": .text(words), "typed": .text(screen.catalog[typed.text].string)],
        suggestion: "remove the accessibility value")
    }
  }
}

extension String {
  /// Whether the letters and digits of another text are in it, in their order.
  fileprivate func repeats(_ typed: String) -> Bool {
    let letters = typed.lowercased().filter { $0.isLetter || $0.isNumber }
    return lowercased().filter { $0.isLetter || $0.isNumber }.contains(letters)
  }
}

extension Message {
  fileprivate static func replaces(_ value: String) -> Message {
    "VoiceOver says “\(value)” in place of what was typed into the field"
  }
}
