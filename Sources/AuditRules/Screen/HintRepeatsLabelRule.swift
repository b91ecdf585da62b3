import Accessibility
import AuditModel
import Layout
import ViewTree

/// A hint says more than the label.
package struct HintRepeatsLabelRule: ScreenRule {
  package static let description = RuleDescription(
    id: "hint-repeats-label", title: "Accessibility hint repeats the label",
    rationale: "VoiceOver users wait for the hint and hear the same words again.",
    howToFix: """
      Say in the hint what happens (“Opens the board”), or leave it out with the modifier \
      `.accessibilityHint(_:)`.
      """,
    falseAlarm: "None known: the words of the two are the same, apart from marks and capitals.",
    severity: .warning, standards: [.hig("VoiceOver, Descriptions"), .wcag("2.4.6")])

  package static let examples: [ScreenExample] = [
    .passes("the hint says what happens") {
      Button(.verbatim("Trip")).accessibilityHint(.verbatim("Opens the board"))
    },
    .finds("save", because: "the hint is the label with a full stop") {
      Button(.verbatim("Save changes")).id("save").accessibilityHint(.verbatim("Save changes."))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements {
      guard let hint = element.hint, let label = element.label.first, element.label.rest.isEmpty,
        screen.catalog[hint].wordsID == screen.catalog[label].wordsID,
        !screen.catalog[hint].isBlank
      else { continue }
      let words = screen.catalog[hint].string
      result.append(
        Violation(
          node: element.node, text: hint, .repeats(words),
          evidence: ["hint": .text(words), "label": .text(screen.catalog[label].string)],
          suggestion: "say what happens, or leave the hint out"))
    }
    return result
  }
}

extension Message {
  fileprivate static func repeats(_ hint: String) -> Message {
    "the hint “\(hint)” has the words of the label"
  }
}
