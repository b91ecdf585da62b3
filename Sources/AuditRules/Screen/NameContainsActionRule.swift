import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// The label of an element does not say how it is tapped.
package struct NameContainsActionRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-contains-action", title: "Gesture in accessibility label",
    rationale: """
      People with VoiceOver, Switch Control or a keyboard use other gestures than the label says, and Voice \
      Control users would have to say “Tap Tap to open”.
      """,
    howToFix: """
      Name in the accessibility label what the control does (“Open the board”), in every language.
      """,
    falseAlarm: """
      A label about gestures themselves, such as in a guide to them, is reported. Visible texts are exempt.
      """,
    severity: .warning, standards: [.hig("VoiceOver, Descriptions"), .wcag("2.4.6")])

  package static let examples: [ScreenExample] = [
    .passes("the label says what happens") {
      Button { Image(symbol: "plus", size: 24) }.accessibilityLabel(.verbatim("Add a card"))
    },
    .passes("a visible text") { Button(.verbatim("Tap to retry")) },
    .finds("add", because: "the label says the gesture") {
      Button { Image(symbol: "plus", size: 24) }.id("add")
        .accessibilityLabel(.verbatim("Tap to add a card"))
    },
    .finds("add", because: "the same in Japanese", in: RenderEnvironment(locale: "ja")) {
      Button { Image(symbol: "plus", size: 24) }.id("add")
        .accessibilityLabel(.verbatim("タップしてカードを追加"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, let text = element.label.first,
        catalog.answer(
          to: .namesGesture, about: text, { catalog.words.gesture(in: $0.string) != nil }),
        !element.visibleTexts.all.contains(where: { catalog[$0].wordsID == catalog[text].wordsID }),
        let gesture = catalog.words.gesture(in: catalog[text].string)
      else { return nil }
      return Violation(
        node: element.node, text: text, .names(gesture, in: catalog[text].string),
        evidence: ["gesture": .text(gesture), "label": .text(catalog[text].string)],
        suggestion: "name what the control does")
    }
  }
}

extension Message {
  fileprivate static func names(_ gesture: String, in label: String) -> Message {
    "the label “\(label)” says the gesture “\(gesture)”, which is another one with VoiceOver"
  }
}
