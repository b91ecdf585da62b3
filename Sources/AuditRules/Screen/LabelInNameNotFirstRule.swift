import Accessibility
import AuditModel
import Layout
import ViewTree

/// The label of a control begins with its visible text.
package struct LabelInNameNotFirstRule: ScreenRule {
  package static let description = RuleDescription(
    id: "label-in-name-not-first", title: "Visible text not at the beginning of the label",
    rationale: """
      People who see the screen and listen to it hear other words first than they read, and Voice Control \
      finds the control less surely.
      """,
    howToFix: """
      Begin the accessibility label with the visible text, in every language, or add the visible text with \
      `.accessibilityInputLabels(_:)`.
      """,
    falseAlarm: """
      A note, since languages with another order of words, such as verbs at the end, may not allow it.
      """,
    severity: .note, standards: [.wcag("2.5.3")])

  package static let examples: [ScreenExample] = [
    .passes("the label begins with the visible text") {
      Button(.verbatim("Add")).accessibilityLabel(.verbatim("Add a card"))
    },
    .passes("the visible text is an input label") {
      Button(.verbatim("Ideas")).accessibilityLabel(.verbatim("Board Ideas"))
        .accessibilityInputLabels([.verbatim("Ideas")])
    },
    .finds("ideas", because: "the label begins with another word") {
      Button(.verbatim("Ideas")).id("ideas").accessibilityLabel(.verbatim("Board Ideas"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.isInteractive, element.hasGivenLabel, element.inputLabels.isEmpty,
        !element.traits.contains(.textEntry), let title = element.visibleTexts.first,
        let label = element.label.first, catalog[title].wordsID != catalog[label].wordsID
      else { return nil }
      let visible = catalog.phrase(of: title)
      let words = element.label.phrase(in: catalog)
      guard !words.begins(withPhrase: visible), words.contains(phrase: visible) else { return nil }
      let name = element.label.string(in: catalog)
      return Violation(
        node: element.node, text: label, .beginsOtherwise(name, visible: catalog[title].string),
        evidence: ["visible": .text(catalog[title].string), "name": .text(name)],
        suggestion: "begin the label with the visible text")
    }
  }
}

extension Message {
  fileprivate static func beginsOtherwise(_ name: String, visible: String) -> Message {
    "the label “\(name)” does not begin with the visible text “\(visible)”"
  }
}
