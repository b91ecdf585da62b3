import Accessibility
import AuditModel
import Layout
import ViewTree

/// The name of a control for Voice Control can be spoken.
package struct VoiceNameUnspeakableRule: ScreenRule {
  package static let description = RuleDescription(
    id: "voice-name-unspeakable", title: "Name that cannot be spoken",
    rationale: """
      Voice Control users say what a control is called, and a symbol cannot be said.
      """,
    howToFix: """
      Give the control a label in words, or names with `.accessibilityInputLabels(_:)`.
      """,
    falseAlarm: """
      Numbers can be spoken and are exempt. A single letter, as on the keys of a keypad, is a note.
      """,
    severity: .warning, standards: [.wcag("2.5.3"), .wcag("1.1.1"), .en301549("11.2.5.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("a word") { Button(.verbatim("Save")) },
    .passes("a number") { Button(.verbatim("7")) },
    .passes("an input label in words") {
      Button(.verbatim("→")).accessibilityInputLabels([.verbatim("Next")])
    },
    .passes("an ideograph") { Button(.verbatim("次")) },
    .finds("next", because: "the name is an arrow") { Button(.verbatim("→")).id("next") },
    .finds("party", because: "the name is an emoji") { Button(.verbatim("🎉")).id("party") },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.hasVoiceName, let name = element.voiceNames.first,
        element.voiceNames.allSatisfy({ name in
          catalog.answer(to: .isHardToSay, about: name, { $0.string.isHardToSay })
        }), !element.label.isBlank(in: catalog)
      else { return nil }
      let string = catalog[name].string
      let isLetter = string.contains(where: \.isLetter)
      return Violation(
        node: element.node, text: name, severity: isLetter ? .note : nil,
        isLetter ? .isLetter(string) : .isSymbol(string), evidence: ["name": .text(string)],
        suggestion: "add a name in words")
    }
  }
}

extension String {
  /// Whether it has neither a digit, an ideograph nor two letters.
  fileprivate var isHardToSay: Bool {
    !contains(where: \.isNumber) && unicodeScalars.allSatisfy { !$0.isWrittenWithoutSpaces }
      && count(where: \.isLetter) < 2
  }
}

extension Message {
  fileprivate static func isSymbol(_ name: String) -> Message {
    "Voice Control users cannot say “\(name)”"
  }

  fileprivate static func isLetter(_ name: String) -> Message {
    "Voice Control rarely understands the single letter “\(name)”"
  }
}
