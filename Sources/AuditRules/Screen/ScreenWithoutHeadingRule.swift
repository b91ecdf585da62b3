import Accessibility
import AuditModel
import ViewTree

/// A screen with several elements has a heading.
package struct ScreenWithoutHeadingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "screen-without-heading", title: "Screen without headings",
    rationale: """
      VoiceOver users cannot jump to the content with the rotor for headings, and hear nothing that says \
      what the screen is about.
      """,
    howToFix: """
      Give the screen a title with `.navigationTitle(_:)`, which is a heading by itself, or add \
      `.accessibilityAddTraits(.isHeader)` to its title.
      """,
    falseAlarm: """
      A screen of one group, such as a keypad, needs no heading. Screens with fewer than 5 elements apart \
      from those in bars are exempt; titles of navigation bars, alerts and sections are headings.
      """,
    severity: .note, standards: [.wcag("2.4.6"), .en301549("11.2.4.6")])

  package static let examples: [ScreenExample] = [
    .passes("the title of the navigation bar") {
      VStack {
        NavigationBar(title: .verbatim("Settings"))
        rows(5)
      }
    },
    .passes("the heading of a section") {
      List { Section(.verbatim("Sound")) { ForEach(1...5, id: \.self) { row($0) } } }
    },
    .passes("a text with a level") {
      VStack {
        Text(.verbatim("Settings")).accessibilityHeading(.h1)
        rows(5)
      }
    },
    .passes("a small screen") { rows(4) },
    .finds("row-1", because: "none of five elements is a heading") { rows(5) },
  ]

  /// Fewer elements are met one after the other as fast as with the rotor.
  private static let leastElements = 5

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard !screen.elements.contains(where: { $0.traits.contains(.header) }) else { return [] }
    let content = screen.elements.filter { !screen.tree[$0.node].isInBar }
    // The first node, which is the same in every variant, whatever VoiceOver reads first.
    guard content.count >= Self.leastElements,
      let first = content.min(by: { $0.node < $1.node })
    else { return [] }
    return [
      Violation(
        node: first.node, weight: Double(content.count), .hasNone(of: content.count),
        evidence: ["elements": .number(Double(content.count), unit: "")],
        suggestion: "give the screen a title with the header trait")
    ]
  }
}

extension Message {
  fileprivate static func hasNone(of count: Int) -> Message {
    "none of the \(count) elements of this screen is a heading"
  }
}

private func rows(_ count: Int) -> ViewNode {
  VStack { ForEach(1...count, id: \.self) { row($0) } }.node
}

private func row(_ number: Int) -> ViewNode {
  Text(.verbatim("Sound \(number)")).id("row-\(number)").node
}
