import Accessibility
import AuditModel
import Layout
import ViewTree

/// The label of a control is short.
package struct NameTooLongRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-too-long", title: "Long accessibility label",
    rationale: """
      VoiceOver speaks the whole label each time before people learn what the element is.
      """,
    howToFix: """
      Shorten the label to the few words that name the control; put the result into the hint, and the content \
      into the value.
      """,
    falseAlarm: """
      Labels with names that people gave, such as the title of a card, may be long. Combined rows are exempt. \
      The limit is ours: A11yUITests takes 40 characters, which longer languages than English exceed.
      """,
    severity: .note, standards: [.hig("VoiceOver, Descriptions")],
    options: [maximum])

  private static let maximum = RuleOption.number(
    "maximum", of: "name-too-long", "the most characters of a label", standard: 80, in: 10...1000,
    unit: "characters")

  package static let examples: [ScreenExample] = [
    .passes("a few words") {
      Button { Image(symbol: "trash", size: 24) }.accessibilityLabel(.verbatim("Delete card"))
    },
    .finds("delete", because: "the label explains itself") {
      Button { Image(symbol: "trash", size: 24) }.id("delete")
        .accessibilityLabel(
          .verbatim(
            "Delete this card from the list, so that no member of the board sees it from now on"
          ))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    let maximum = Int(screen.options[Self.maximum])
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, element.isInteractive, element.label.rest.isEmpty,
        let text = element.label.first, catalog[text].string.utf8.count > maximum
      else { return nil }
      let count = catalog[text].string.count
      guard count > maximum else { return nil }
      return Violation(
        node: element.node, text: text, weight: Double(count), .isLong(count),
        evidence: [
          "characters": .number(Double(count), unit: ""),
          "limit": .number(Double(maximum), unit: ""),
        ], suggestion: "shorten the label")
    }
  }
}

extension Message {
  fileprivate static func isLong(_ count: Int) -> Message {
    "the label has \(count) characters"
  }
}
