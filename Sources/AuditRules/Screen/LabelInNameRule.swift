import Accessibility
import AuditModel
import Layout
import ViewTree

/// The visible text of a control is part of its name.
package struct LabelInNameRule: ScreenRule {
  package static let description = RuleDescription(
    id: "label-in-name", title: "Visible text missing from accessibility label",
    rationale: """
      Voice Control users say what they read on the control, and nothing happens; sighted \
      VoiceOver users hear other words than they see.
      """,
    howToFix: """
      Begin the accessibility label with the visible text, in every language, or remove the \
      label if the text is enough. Otherwise add the visible text with \
      `.accessibilityInputLabels(_:)`.
      """,
    falseAlarm: """
      Only the first visible text of a control is compared, so a control that shows a badge or a \
      letter used as an icon first (“3”, “x”) is reported although its title is in the label. \
      Text fields and controls without a label of their own are exempt.
      """,
    severity: .error,
    standards: [.wcag("2.5.3"), .en301549("11.2.5.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("the visible text is the value, as of a menu") {
      Button(.verbatim("Red")).accessibilityLabel(.verbatim("Colour"))
        .accessibilityValue(.verbatim("Red"))
    },
    .passes("the visible number has its unit, and the value says it in words") {
      Text(.verbatim("180 °C")).accessibilityLabel(.verbatim("Temperature"))
        .accessibilityValue(.verbatim("180 degrees Celsius")).accessibilityAddTraits(.adjustable)
    },
    .passes("the label adds to the visible text") {
      Button(.verbatim("Add a card")).accessibilityLabel(.verbatim("Add a card to “Ideas”"))
    },
    .passes("punctuation and case are ignored") {
      Button(.verbatim("Creating …")).accessibilityLabel(.verbatim("creating the board"))
    },
    .passes("the visible text is an input label") {
      Button(.verbatim("OK")).accessibilityLabel(.verbatim("Confirm"))
        .accessibilityInputLabels([.verbatim("OK")])
    },
    .passes("typed text is the value of a field, not its label") {
      TextField(text: .verbatim("Summer trip")).accessibilityLabel(.verbatim("Board name"))
    },
    .passes("a language without spaces") {
      Button(.verbatim("追加")).accessibilityLabel(.verbatim("カードを追加する"))
    },
    .finds("art", because: "the visible text is only part of a word in the label") {
      Button(.verbatim("Art")).accessibilityLabel(.verbatim("Start")).id("art")
    },
    .finds("go", because: "the visible text is not in the label") {
      Button(.verbatim("Start")).accessibilityLabel(.verbatim("Go on")).id("go")
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements
    where element.isInteractive && element.hasGivenLabel
      && !element.traits.contains(.textEntry)
    {
      if let violation = check(element, screen.catalog) { result.append(violation) }
    }
    return result
  }

  private func check(_ element: AccessibilityElement, _ catalog: TextCatalog) -> Violation? {
    // Of several texts on a control the first one is its title.
    guard let title = element.visibleTexts.first else { return nil }
    let wanted = catalog.phrase(of: title)
    // A shown value, as of a menu or a date, is no label; VoiceOver speaks it after the label.
    let names =
      [element.label.phrase(in: catalog), element.value.phrase(in: catalog)]
      + element.inputLabels.map(catalog.phrase)
    if wanted.isEmpty || names.contains(where: { $0.contains(phrase: wanted) }) { return nil }
    let (visible, name) = (catalog[title].string, element.label.string(in: catalog))
    // A number alone is a value, which another rule compares with the one that is spoken.
    let hasValue = element.value.string(in: catalog).contains(where: \.isNumber)
    if hasValue || element.traits.contains(.adjustable), !visible.contains(where: \.isLetter) {
      return nil
    }
    // With its unit, too: “180 °C” is “180 degrees” as the value.
    if hasValue, visible.count(where: \.isLetter) <= 2, !visible.numbers.isEmpty,
      element.value.string(in: catalog).numbers == visible.numbers
    {
      return nil
    }
    return Violation(
      node: element.node, text: element.label.first, .differs(visible: visible, name: name),
      evidence: ["visible": .text(visible), "name": .text(name)],
      suggestion: "begin the label with the visible text, or add it as an input label")
  }
}

extension Message {
  fileprivate static func differs(visible: String, name: String) -> Message {
    "the visible text is “\(visible)”, the accessibility label “\(name)”"
  }
}
