import Accessibility
import AuditModel
import Layout
import ViewTree

/// The label of a control ends without a full stop.
package struct NamePunctuatedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-punctuated", title: "Full stop at the end of a label",
    rationale: """
      VoiceOver makes a long pause before the role, and speaks the stop where punctuation is set to all.
      """,
    howToFix: """
      Remove the full stop from the accessibility label, in every language.
      """,
    falseAlarm: """
      A label that is a whole sentence with a comma, or that ends with an abbreviation of one or two letters, \
      is exempt; so is a control whose visible text ends in the same way.
      """,
    severity: .note, standards: [.hig("VoiceOver, Descriptions")])

  package static let examples: [ScreenExample] = [
    .passes("a label without a stop") {
      Button { Image(symbol: "plus", size: 24) }.accessibilityLabel(.verbatim("Add a card"))
    },
    .passes("an ellipsis") {
      Button { Image(symbol: "plus", size: 24) }.accessibilityLabel(.verbatim("Add to..."))
    },
    .finds("add", because: "the label ends with a full stop") {
      Button { Image(symbol: "plus", size: 24) }.id("add")
        .accessibilityLabel(.verbatim("Add a card."))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, element.isInteractive, let text = element.label.all.last,
        catalog.answer(to: .endsWithFullStop, about: text, { $0.string.endsLikeSentence }),
        element.visibleTexts.all.allSatisfy({ !catalog[$0].string.endsLikeSentence })
      else { return nil }
      return Violation(
        node: element.node, text: text, .endsWithStop(catalog[text].string),
        evidence: ["label": .text(catalog[text].string)], suggestion: "remove the full stop")
    }
  }
}

extension String {
  /// Whether it ends with one full stop after a word of three letters or more, and has no comma.
  fileprivate var endsLikeSentence: Bool {
    guard let last, ".。".contains(last), !contains(",") else { return false }
    let word = dropLast().reversed().prefix { $0.isLetter }
    return word.count > 2 || (last == "。" && !word.isEmpty)
  }
}

extension Message {
  fileprivate static func endsWithStop(_ label: String) -> Message {
    "the label “\(label)” ends with a full stop"
  }
}
