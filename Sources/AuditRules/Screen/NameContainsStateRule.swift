import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// The label of a control does not repeat the state that VoiceOver speaks after it.
package struct NameContainsStateRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-contains-state", title: "State repeated in accessibility label",
    rationale: """
      VoiceOver speaks the state after the label, so people hear “Alarm on, on”, and after a change possibly \
      “Alarm on, off”.
      """,
    howToFix: """
      Remove the word for the state from the accessibility label, in every language; VoiceOver speaks it.
      """,
    falseAlarm: """
      A label that ends with the same word by chance, such as “Log on”, is reported. VoiceOver’s own \
      words for “selected”, “dimmed”, “on” and “off” in the language count, and other usual ones for \
      the first two; labels that end as the visible text does are exempt.
      """,
    severity: .warning, standards: [.wcag("4.1.2"), .hig("VoiceOver, Descriptions")])

  package static let examples: [ScreenExample] = [
    .passes("the trait says the state") {
      Button { Image(symbol: "star", size: 24) }.accessibilityLabel(.verbatim("Favourite"))
        .accessibilityAddTraits(.selected)
    },
    .passes("the word is no state of a button") {
      Button { Image(symbol: "power", size: 24) }.accessibilityLabel(.verbatim("Turn on"))
    },
    .finds("star", because: "VoiceOver says “selected, Favourite selected”") {
      Button { Image(symbol: "star", size: 24) }.id("star")
        .accessibilityLabel(.verbatim("Favourite, selected")).accessibilityAddTraits(.selected)
    },
    .finds("alarm", because: "the same of a switch in German", in: RenderEnvironment(locale: "de"))
    {
      Toggle(isOn: true) { Image(symbol: "alarm", size: 24) }.id("alarm").accessibilityLabel(
        .verbatim("Wecker ein"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements where element.hasGivenLabel && element.isInteractive {
      guard let (question, states, others) = Self.states(of: element),
        let text = element.label.first
      else { continue }
      let catalog = screen.catalog
      let word = { (string: String) in
        (states.compactMap { SpokenWords(catalog.locale).entry($0)?.text }
          + (others.map(catalog.words.all) ?? []))
          .first { string.phrase.ends(withPhrase: $0.phrase) && string.phrase != $0.phrase }
      }
      guard catalog.answer(to: question, about: text, { word($0.string) != nil }),
        let state = word(catalog[text].string),
        !element.visibleTexts.all.contains(where: { word(catalog[$0].string) != nil })
      else { continue }
      result.append(
        Violation(
          node: element.node, text: text, .repeats(state, in: catalog[text].string),
          evidence: ["state": .text(state), "label": .text(catalog[text].string)],
          suggestion: "remove “\(state)” from the accessibility label"))
    }
    return result
  }

  /// The words for the states that VoiceOver speaks of an element, with the question about them.
  private static func states(
    of element: AccessibilityElement
  ) -> (question: TextQuestion, words: [SpokenWord], others: LabelWordKind?)? {
    if case .isOn = element.state { return (.endsWithOnOrOff, [.on, .off], nil) }
    if element.traits.contains(.selected) { return (.endsWithSelected, [.selected], .selected) }
    return element.isEnabled ? nil : (.endsWithDimmed, [.dimmed], .disabled)
  }
}

extension Message {
  fileprivate static func repeats(_ state: String, in label: String) -> Message {
    "the label “\(label)” ends with “\(state)”, which VoiceOver speaks by itself"
  }
}
