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
    .finds("compose", because: "the title of a label of which only the symbol is seen") {
      Button {
        Label("New message button", systemImage: "plus").labelStyle(.iconOnly)
      }
      .id("compose")
    },
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
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, let role = Role(element), let label = element.label.first,
        catalog.answer(to: role.question, about: label, { catalog.word(for: role, in: $0) != nil }),
        let word = catalog.word(for: role, in: catalog[label]),
        !element.visibleTexts.all.contains(where: {
          catalog.word(for: role, in: catalog[$0]) != nil
        })
      else { return nil }
      return Violation(
        node: element.node, text: label, .repeats(word, in: catalog[label].string),
        evidence: ["role": .text(word), "label": .text(catalog[label].string)],
        suggestion: "remove “\(word)” from the accessibility label")
    }
  }
}

/// A role that VoiceOver speaks by itself.
private struct Role {
  /// VoiceOver's word.
  let word: SpokenWord
  /// Further words, where a table has them.
  var others: LabelWordKind?
  let question: TextQuestion

  /// The role of a control or a heading; none of other elements.
  init?(_ element: AccessibilityElement) {
    let traits = element.traits
    if traits.contains(.header), !element.isInteractive {
      self.init(word: .heading, others: .heading, question: .saysHeading)
    } else if !element.isInteractive {
      return nil
    } else if traits.contains(.toggleButton) {
      self.init(word: .switchButton, question: .endsWithSwitch)
    } else if traits.contains(.button) {
      self.init(word: .button, others: .button, question: .endsWithButton)
    } else if traits.contains(.link) {
      self.init(word: .link, question: .endsWithLink)
    } else if traits.contains(.textEntry) {
      self.init(word: .textField, question: .endsWithTextField)
    } else {
      return nil
    }
  }

  private init(word: SpokenWord, others: LabelWordKind? = nil, question: TextQuestion) {
    self.word = word
    self.others = others
    self.question = question
  }
}

extension TextCatalog {
  /// The word for a role that a label ends with, or begins with where it is one of the usual words; none
  /// where it is nothing else.
  fileprivate func word(for role: Role, in label: ResolvedText) -> String? {
    let phrase = label.string.phrase
    if let word = SpokenWords(locale).entry(role.word)?.text, phrase.ends(withPhrase: word.phrase) {
      return word
    }
    return role.others.flatMap { words.edge(of: label.string, among: $0) }
      .flatMap { $0.phrase == phrase ? nil : $0 }
  }
}

extension Message {
  fileprivate static func repeats(_ role: String, in label: String) -> Message {
    "the label “\(label)” says “\(role)”, which VoiceOver speaks after it"
  }
}
