import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// The label of a picture does not say that it is one.
package struct NameSaysImageRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-says-image", title: "Word for an image in its label",
    rationale: """
      VoiceOver speaks the trait after the label, so people hear “Lake image, image”.
      """,
    howToFix: """
      Describe what the picture shows, without the word for a picture, in every language.
      """,
    falseAlarm: """
      A picture of a picture, such as of an icon for apps, is reported. Words for photos and drawings are exempt, \
      since they say more than VoiceOver does.
      """,
    severity: .note, standards: [.wcag("1.1.1"), .hig("VoiceOver, Descriptions")])

  package static let examples: [ScreenExample] = [
    .passes("the label says what there is to see") {
      Image("lake", width: 90, height: 90).accessibilityLabel(.verbatim("A lake at sunset"))
    },
    .passes("an action with a picture") {
      Button { Image(symbol: "photo", size: 24) }.accessibilityLabel(.verbatim("Add an image"))
    },
    .finds("lake", because: "VoiceOver says “image” after the label") {
      Image("lake", width: 90, height: 90).id("lake").accessibilityLabel(
        .verbatim("Image of a lake"))
    },
    .finds("lake", because: "it says nothing about the picture") {
      Image("lake", width: 90, height: 90).id("lake").accessibilityLabel(.verbatim("Image"))
    },
    .finds("lake", because: "the same in French", in: RenderEnvironment(locale: "fr")) {
      Image("lake", width: 90, height: 90).id("lake").accessibilityLabel(
        .verbatim("Image d’un lac"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, element.traits.contains(.image), !element.isInteractive,
        let text = element.label.first,
        catalog.answer(
          to: .namesPicture, about: text, { catalog.words.picture(in: $0.string) != nil }),
        let word = catalog.words.picture(in: catalog[text].string)
      else { return nil }
      let label = catalog[text].string
      // WCAG failure F30: a word that any picture could have.
      let isAlone = label.phrase == word.phrase
      return Violation(
        node: element.node, text: text, severity: isAlone ? .warning : nil,
        isAlone ? .saysOnly(label) : .says(word, in: label),
        evidence: ["word": .text(word), "label": .text(label)],
        suggestion: isAlone
          ? "describe the picture, or mark it as decorative" : "remove “\(word)” from the label")
    }
  }
}

extension Message {
  fileprivate static func saysOnly(_ label: String) -> Message {
    "the label “\(label)” says nothing about the picture"
  }

  fileprivate static func says(_ word: String, in label: String) -> Message {
    "the label “\(label)” says “\(word)”, which VoiceOver does by itself"
  }
}
