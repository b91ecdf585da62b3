import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// The label of a control does not repeat the role that VoiceOver speaks after it.
package struct NameContainsRoleRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-contains-role", title: "Role repeated in accessibility label",
    rationale: """
      VoiceOver speaks the role after the label, so people hear “Settings button, button” at each of them.
      """,
    howToFix: "Remove the word for the role from the accessibility label, in every language.",
    falseAlarm: """
      A control that is about buttons or links, such as “Reset button” in an app for keyboards, is \
      reported. Labels that end as the visible text does are exempt, since Voice Control users say what \
      they see. Only the word that VoiceOver itself uses in the language is compared, at the end of the \
      label; languages without words in Legible's table are not checked.
      """,
    severity: .warning, standards: [.wcag("4.1.2"), .hig("VoiceOver, Descriptions")])

  package static let examples: [ScreenExample] = [
    .passes("the label says what the button does") {
      Button { Image(symbol: "gearshape", size: 24) }.accessibilityLabel(.verbatim("Settings"))
    },
    .passes("the visible text ends with the word, too") {
      Button(.verbatim("Add a button")).accessibilityLabel(.verbatim("Add a button"))
    },
    .passes("a text, whose role VoiceOver does not speak") {
      Image("start", width: 90, height: 90).accessibilityLabel(.verbatim("The start button"))
    },
    .finds("gear", because: "VoiceOver says “Settings button, button”") {
      Button { Image(symbol: "gearshape", size: 24) }.id("gear")
        .accessibilityLabel(.verbatim("Settings button"))
    },
    .finds("gear", because: "the same in German", in: RenderEnvironment(locale: "de")) {
      Button { Image(symbol: "gearshape", size: 24) }.id("gear")
        .accessibilityLabel(.verbatim("Taste"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements where element.hasGivenLabel && element.isInteractive {
      guard let role = Self.role(of: element.traits), let label = element.label.first else {
        continue
      }
      let catalog = screen.catalog
      let endsWithRole = catalog.answer(to: role.question, about: label) { text in
        SpokenWords(catalog.locale).entry(role.word).map {
          text.string.phrase.ends(withPhrase: $0.text.phrase)
        }
          ?? false
      }
      guard endsWithRole, let word = SpokenWords(catalog.locale).entry(role.word)?.text,
        !element.visibleTexts.all.contains(where: {
          catalog[$0].string.phrase.ends(withPhrase: word.phrase)
        })
      else { continue }
      result.append(
        Violation(
          node: element.node, text: label, .repeats(word, in: catalog[label].string),
          evidence: ["role": .text(word), "label": .text(catalog[label].string)],
          suggestion: "remove “\(word)” from the accessibility label"))
    }
    return result
  }

  private static func role(
    of traits: AccessibilityTraits
  ) -> (word: SpokenWord, question: TextQuestion)? {
    if traits.contains(.toggleButton) { return (.switchButton, .endsWithSwitch) }
    if traits.contains(.button) { return (.button, .endsWithButton) }
    if traits.contains(.link) { return (.link, .endsWithLink) }
    if traits.contains(.textEntry) { return (.textField, .endsWithTextField) }
    return nil
  }
}

extension Message {
  fileprivate static func repeats(_ role: String, in label: String) -> Message {
    "the label “\(label)” ends with “\(role)”, which VoiceOver speaks after it"
  }
}
