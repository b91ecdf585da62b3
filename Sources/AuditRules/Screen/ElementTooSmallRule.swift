import Accessibility
import AuditModel
import Layout
import ViewTree

/// An accessibility element is large enough to be found with a finger.
package struct ElementTooSmallRule: ScreenRule {
  package static let description = RuleDescription(
    id: "element-too-small", title: "Tiny accessibility element",
    rationale: """
      VoiceOver users who explore the screen with a finger glide over the element, and people who see its \
      outline hardly notice it.
      """,
    howToFix: """
      Combine the element with what it belongs to, with `.accessibilityElement(children: .combine)`, or \
      enlarge its frame.
      """,
    falseAlarm: """
      Elements below 14 pt in both directions are reported, a limit that A11yUITests uses and no standard \
      has. Controls and texts have rules of their own, and those in bars are exempt.
      """,
    severity: .note, standards: [.hig("VoiceOver, Best practices")],
    options: [minimum])

  /// Our own limit.
  private static let minimum = RuleOption.number(
    "minimum", of: "element-too-small", "the least width or height of an element", standard: 14,
    in: 1...44, unit: "pt")

  package static let examples: [ScreenExample] = [
    .passes("a dot that is combined with its text") {
      HStack {
        Rectangle(fill: .label).frame(width: 8, height: 8).accessibilityLabel(.verbatim("Online"))
        Text(.verbatim("Anna"))
      }
      .accessibilityElement(children: .combine)
    },
    .passes("a line, which is wide") {
      Image("line", width: 200, height: 4).accessibilityLabel(.verbatim("Half full"))
    },
    .passes("a decorative dot") { Image(decorative: "dot", width: 8, height: 8) },
    .finds("dot", because: "the dot is a stop of its own") {
      HStack {
        Image("dot", width: 8, height: 8).id("dot").accessibilityLabel(.verbatim("Online"))
        Text(.verbatim("Anna"))
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let minimum = screen.options[Self.minimum]
    return screen.elements.filter { element in
      let size = element.frame.size
      let node = screen.tree[element.node]
      return max(size.width, size.height) < minimum - 0.05 && !element.frame.isEmpty
        && !element.isInteractive && !element.traits.contains(.staticText) && !node.isInBar
        && !node.isOutOfSight
    }.map { element in
      let size = element.frame.size
      return Violation(
        node: element.node, text: element.label.first,
        weight: minimum - max(size.width, size.height), .isTiny(size, minimum),
        evidence: [
          "width": .number(size.width, unit: "pt"), "height": .number(size.height, unit: "pt"),
        ],
        suggestion: "combine it with what it belongs to")
    }
  }
}

extension Message {
  fileprivate static func isTiny(_ size: Size, _ minimum: Double) -> Message {
    "the element is \(size.width) × \(size.height) pt; below \(minimum) pt it is hard to find with a finger"
  }
}
