import Accessibility
import AuditModel
import Layout
import ViewTree

/// The label of a button begins with a capital.
package struct NameNotCapitalisedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-not-capitalised", title: "Label without a capital at the beginning",
    rationale: """
      VoiceOver gives a label that begins with a capital the intonation of a title, and braille shows it.
      """,
    howToFix: """
      Begin the accessibility label with a capital in languages that have them.
      """,
    falseAlarm: """
      Names such as “iPhone” and “eBay”, whose second letter is a capital, are exempt; others like them are \
      reported. Visible texts are exempt.
      """,
    severity: .note, standards: [.hig("VoiceOver, Descriptions")])

  package static let examples: [ScreenExample] = [
    .passes("a capital at the beginning") {
      Button { Image(symbol: "trash", size: 24) }.accessibilityLabel(.verbatim("Delete"))
    },
    .passes("a name that begins with a small letter") {
      Button { Image(symbol: "iphone", size: 24) }.accessibilityLabel(.verbatim("iPhone"))
    },
    .finds("delete", because: "the label begins with a small letter") {
      Button { Image(symbol: "trash", size: 24) }.id("delete")
        .accessibilityLabel(.verbatim("delete card"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, element.traits.contains(.button), let text = element.label.first,
        catalog.answer(to: .beginsSmall, about: text, { $0.string.beginsSmall }),
        !element.visibleTexts.all.contains(where: { catalog[$0].string.beginsSmall })
      else { return nil }
      return Violation(
        node: element.node, text: text, .beginsSmall(catalog[text].string),
        evidence: ["label": .text(catalog[text].string)], suggestion: "begin with a capital")
    }
  }
}

extension String {
  /// Whether its first two letters are small ones at the beginning.
  fileprivate var beginsSmall: Bool {
    count > 1 && prefix(2).allSatisfy { $0.isLetter && $0.isLowercase && $0.isCased }
  }
}

extension Message {
  fileprivate static func beginsSmall(_ label: String) -> Message {
    "the label “\(label)” begins with a small letter"
  }
}
