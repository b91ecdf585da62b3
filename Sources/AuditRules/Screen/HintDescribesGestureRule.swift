import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// A hint says what happens, not by which gesture.
package struct HintDescribesGestureRule: ScreenRule {
  package static let description = RuleDescription(
    id: "hint-describes-gesture", title: "Gesture in accessibility hint",
    rationale: """
      The gesture depends on the assistive technology and its settings: VoiceOver says its own, and with a \
      keyboard or Switch Control there is none.
      """,
    howToFix: """
      Describe the result with a verb (“Opens the board”), in every language, and leave the gesture to VoiceOver.
      """,
    falseAlarm: """
      A hint about a gesture inside the view, such as of a drawing canvas, is reported.
      """,
    severity: .warning, standards: [.hig("VoiceOver, Descriptions")])

  package static let examples: [ScreenExample] = [
    .passes("the hint says what happens") {
      Button(.verbatim("Trip")).accessibilityHint(.verbatim("Opens the board"))
    },
    .passes("a word that begins like a gesture") {
      Button(.verbatim("Water")).accessibilityHint(.verbatim("Adds tap water to the list"))
    },
    .finds("trip", because: "VoiceOver says the gesture by itself") {
      Button(.verbatim("Trip")).id("trip").accessibilityHint(.verbatim("Double-tap to open"))
    },
    .finds("trip", because: "the same in German", in: RenderEnvironment(locale: "de")) {
      Button(.verbatim("Reise")).id("trip").accessibilityHint(.verbatim("Zum Öffnen doppeltippen"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard let hint = element.hint,
        catalog.answer(
          to: .namesGesture, about: hint, { catalog.words.gesture(in: $0.string) != nil }),
        let gesture = catalog.words.gesture(in: catalog[hint].string)
      else { return nil }
      return Violation(
        node: element.node, text: hint, .names(gesture, in: catalog[hint].string),
        evidence: ["gesture": .text(gesture), "hint": .text(catalog[hint].string)],
        suggestion: "describe the result")
    }
  }
}

extension Message {
  fileprivate static func names(_ gesture: String, in hint: String) -> Message {
    "the hint “\(hint)” says the gesture “\(gesture)”"
  }
}
