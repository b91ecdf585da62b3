import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// The text of a link says where it leads.
package struct LinkPurposeUnclearRule: ScreenRule {
  package static let description = RuleDescription(
    id: "link-purpose-unclear", title: "Link text without purpose",
    rationale: """
      VoiceOver users go through a list of links, in which “Here” and “More” say nothing.
      """,
    howToFix: """
      Write where the link leads (“Terms of use”), or give an accessibility label that begins with the visible \
      text and goes on with the destination.
      """,
    falseAlarm: """
      Whole texts are compared with a list of each language. Links inside a sentence that says it are notes, \
      since WCAG counts the sentence, and the rotor does not have it.
      """,
    severity: .warning, standards: [.wcag("2.4.4"), .en301549("11.2.4.4")])

  package static let examples: [ScreenExample] = [
    .passes("the text says where it leads") {
      Button(.verbatim("Terms of use")).accessibilityAddTraits(.link)
    },
    .passes("a button for more") { Button(.verbatim("More")) },
    .passes("a label that says more") {
      Button(.verbatim("More")).accessibilityAddTraits(.link)
        .accessibilityLabel(.verbatim("More about the terms"))
    },
    .finds("more", because: "a list of links has “Learn more”") {
      Button(.verbatim("Learn more")).accessibilityAddTraits(.link).id("more")
    },
    .finds("more", because: "the same in Polish", in: RenderEnvironment(locale: "pl")) {
      Button(.verbatim("Więcej")).accessibilityAddTraits(.link).id("more")
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.flatMap { element -> [Violation] in
      if element.traits.contains(.link) { return link(element, screen.catalog).map { [$0] } ?? [] }
      return element.links.filter { screen.catalog.words.isVagueLink($0.label) }.map {
        Violation(
          node: element.node, text: element.label.first, severity: .note, .saysNothing($0.label),
          evidence: ["link": .text($0.label), "address": .text($0.address)],
          suggestion: "write where the link leads")
      }
    }
  }

  private func link(_ element: AccessibilityElement, _ catalog: TextCatalog) -> Violation? {
    guard let text = element.label.first, element.label.rest.isEmpty,
      catalog.answer(to: .isVagueLink, about: text, { catalog.words.isVagueLink($0.string) })
    else { return nil }
    return Violation(
      node: element.node, text: text, .saysNothing(catalog[text].string),
      evidence: ["link": .text(catalog[text].string)], suggestion: "write where the link leads")
  }
}

extension Message {
  fileprivate static func saysNothing(_ text: String) -> Message {
    "the link “\(text)” does not say where it leads"
  }
}
