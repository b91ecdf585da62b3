import Accessibility
import AuditModel
import ViewTree

/// A control whose value goes up and down, or that is on or off, has a value.
package struct ValueMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "value-missing", title: "Control without a value",
    rationale: """
      VoiceOver users swipe up and down to change the value and hear neither the old nor the new one, or do not \
      learn whether a switch is on.
      """,
    howToFix: """
      Name the value in words with `.accessibilityValue(_:)`, such as “3 of 5 stars”, and change it in \
      `.accessibilityAdjustableAction(_:)`. A switch of your own has the words for on and off as its value.
      """,
    falseAlarm: """
      A control that announces each change itself and has no value in between, such as a button that turns \
      pages, is reported.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1"), .en301549("11.5.2.7")])

  package static let examples: [ScreenExample] = [
    .passes("a slider, whose value is its position") {
      ViewNode(.slider(value: 3, minimum: 0, maximum: 5)).accessibilityLabel(.verbatim("Volume"))
    },
    .passes("a rating with its value") {
      HStack { Image(symbol: "star.fill", size: 24) }.accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Rating")).accessibilityValue(.verbatim("1 of 5 stars"))
        .accessibilityAddTraits(.adjustable)
    },
    .finds("wifi", because: "VoiceOver does not say whether it is on") {
      Button(.verbatim("Wi-Fi only")).id("wifi").accessibilityAddTraits(.toggleButton)
    },
    .finds("rating", because: "the number of stars is only seen") {
      HStack { Image(symbol: "star.fill", size: 24) }.id("rating")
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Rating"))
        .accessibilityAddTraits(.adjustable)
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements
    where !element.traits.isDisjoint(with: [.adjustable, .toggleButton]) && element.state == nil
      && element.value.isBlank(in: screen.catalog)
    {
      result.append(
        Violation(
          node: element.node, text: element.label.first,
          element.traits.contains(.adjustable)
            ? "can be adjusted, but has no accessibility value"
            : "is a switch, but has no accessibility value that says whether it is on",
          evidence: ["traits": .text(element.traits.names.joined(separator: ", "))],
          suggestion: "name the value in words"))
    }
    return result
  }
}
