import Accessibility
import AuditModel
import Layout
import ViewTree

/// A label is not written in capitals.
package struct NameAllCapsRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-all-caps", title: "Label in capitals",
    rationale: """
      VoiceOver may spell out words in capitals, letter by letter.
      """,
    howToFix: """
      Write the accessibility label in ordinary letters; show capitals with `.textCase(.uppercase)`.
      """,
    falseAlarm: """
      Abbreviations of up to five letters are exempt; a longer one is reported. Visible texts are exempt.
      """,
    severity: .note, standards: [.hig("VoiceOver, Descriptions")])

  package static let examples: [ScreenExample] = [
    .passes("ordinary letters") {
      Button { Image(symbol: "trash", size: 24) }.accessibilityLabel(.verbatim("Delete"))
    },
    .passes("an abbreviation") {
      Button { Image(symbol: "doc", size: 24) }.accessibilityLabel(.verbatim("PDF"))
    },
    .finds("delete", because: "the label is in capitals") {
      Button { Image(symbol: "trash", size: 24) }.id("delete")
        .accessibilityLabel(.verbatim("DELETE CARD"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, let text = element.label.first,
        catalog.answer(to: .isInCapitals, about: text, { $0.string.isInCapitals }),
        !element.visibleTexts.all.contains(where: { catalog[$0].wordsID == catalog[text].wordsID })
      else { return nil }
      return Violation(
        node: element.node, text: text, .isInCapitals(catalog[text].string),
        evidence: ["label": .text(catalog[text].string)],
        suggestion: "write the label in ordinary letters")
    }
  }
}

extension String {
  /// Whether it has letters with case, none of them small, and a word that is too long for an abbreviation.
  fileprivate var isInCapitals: Bool {
    !contains(where: \.isLowercase)
      && split { !$0.isLetter }.contains { $0.count > 5 && $0.allSatisfy(\.isUppercase) }
  }
}

extension Message {
  fileprivate static func isInCapitals(_ label: String) -> Message {
    "the label “\(label)” is written in capitals"
  }
}
