import Accessibility
import AuditModel
import Layout
import ViewTree

/// A text and what it belongs to are one stop.
package struct StopsBudgetRule: ScreenRule {
  package static let description = RuleDescription(
    id: "stops-budget", title: "Two stops with the same words",
    rationale: """
      VoiceOver and Switch Control users hear the same words twice and need two steps where one is enough.
      """,
    howToFix: """
      Combine both with `.accessibilityElement(children: .combine)`, or hide the text or picture that only repeats \
      the other with `.accessibilityHidden(true)`.
      """,
    falseAlarm: """
      Two things that happen to be called alike side by side are reported, unless both are controls, which are \
      duplicate labels. Headings are exempt.
      """,
    severity: .note, standards: [.hig("VoiceOver, Descriptions"), .wcag("1.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("a switch with its text in it") {
      Toggle(isOn: true) { Text(.verbatim("Reminders")) }
    },
    .passes("a decorative picture beside the text") {
      HStack {
        Image(decorative: "tent", width: 24, height: 24)
        Text(.verbatim("Tent"))
      }
    },
    .passes("the heading over a field with the same name") {
      VStack {
        Text(.verbatim("Name")).accessibilityAddTraits(.header)
        TextField(text: .verbatim("Anna")).accessibilityLabel(.verbatim("Name"))
      }
    },
    .finds("label", because: "the text is a stop before the field with the same name") {
      VStack {
        Text(.verbatim("Name")).id("label")
        TextField(text: .verbatim("Anna")).accessibilityLabel(.verbatim("Name")).id("name")
      }
    },
    .finds("picture", because: "the picture says what the text says") {
      HStack {
        Image("tent", width: 24, height: 24).accessibilityLabel(.verbatim("Tent")).id("picture")
        Text(.verbatim("Tent"))
      }
    },
  ]

  package static let concernsTranslation = true

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return zip(screen.elements, screen.elements.dropFirst()).compactMap { first, second in
      // People look for headings, whatever follows them.
      guard !first.isInteractive || !second.isInteractive, !first.traits.contains(.header),
        first.label.rest.isEmpty,
        second.label.rest.isEmpty, let one = first.label.first, let other = second.label.first,
        catalog[one].wordsID == catalog[other].wordsID, !catalog[one].isBlank,
        first.value.isSilent || second.value.isSilent, first.isBeside(second)
      else { return nil }
      let repeating = first.isInteractive ? second : first
      return Violation(
        node: repeating.node, text: repeating.label.first, .twice(catalog[one].string),
        evidence: [
          "other": .text(screen.tree.path(of: (first.isInteractive ? first : second).node))
        ],
        suggestion: "make both one element, or hide the one that repeats the other")
    }
  }
}

extension AccessibilityElement {
  /// Whether another element is at its side, or less than a line away.
  fileprivate func isBeside(_ other: AccessibilityElement) -> Bool {
    let gap = max(frame.y, other.frame.y) - min(frame.maxY, other.frame.maxY)
    return gap < 20
  }
}

extension Message {
  fileprivate static func twice(_ label: String) -> Message {
    "VoiceOver stops twice at “\(label)”, one time after the other"
  }
}
