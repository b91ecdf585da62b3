import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text is at least 11 points high at the default text size.
package struct TextBelowMinimumRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-below-minimum", title: "Text below minimum size",
    rationale: """
      People with low vision, and everyone at arm's length or in poor light, cannot read text that is \
      smaller than the smallest text style.
      """,
    howToFix: """
      Use a text style: `.caption2`, the smallest one, has 11 pt at the text size Large. Where \
      `.minimumScaleFactor(_:)` makes the text that small, give it another line or a shorter wording.
      """,
    falseAlarm: """
      Text that is part of a picture, such as that on a miniature of a document, is reported, too. Text in \
      bars, whose size iOS chooses, is exempt.
      """,
    severity: .warning,
    standards: [.hig("Typography, Ensuring legibility")], options: [minimum])

  /// The smallest size at Large that the Human Interface Guidelines allow on iOS.
  private static let minimum = RuleOption.number(
    "minimum", of: "text-below-minimum", "the least size of text at the text size large",
    standard: 11, in: 1...40, unit: "pt")

  package static let examples: [ScreenExample] = [
    .passes("the smallest text style") { Text(.verbatim("3 cards")).font(.caption2) },
    .passes("the title of a tab, whose size iOS chooses") {
      TabBar { Button { Text(.verbatim("Boards")).font(.fixed(size: 10)) } }
    },
    .passes("a text style at a smaller text size", in: RenderEnvironment(dynamicTypeSize: .xSmall))
    {
      Text(.verbatim("3 cards")).font(.caption2)
    },
    .finds("count", because: "the size is below 11 pt") {
      Text(.verbatim("3 cards")).font(.custom(size: 9)).id("count")
    },
    .finds("count", because: "the text is drawn at half its size") {
      Text(.verbatim("3 cards")).id("count").scaleEffect(0.5)
    },
    .finds("name", because: "the text is scaled down to fit") {
      Text(.verbatim("Preparations for the journey")).lineLimit(1).minimumScaleFactor(0.5)
        .id("name").frame(width: 120)
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard screen.tree.environment.dynamicTypeSize == .large else { return [] }
    let minimum = screen.options[Self.minimum]
    return screen.tree.texts.compactMap { text in
      let node = screen.tree[text.node]
      guard node.isSeen, !node.isInBar else { return nil }
      let inks = TextInk.all(of: text, on: screen)
      guard let smallest = inks.min(by: { $0.points < $1.points }),
        smallest.points < minimum - 0.01, !screen.catalog[text.text].isBlank
      else { return nil }
      let isAll = inks.allSatisfy { $0.points == smallest.points }
      return violation(smallest.points, below: minimum, part: isAll ? nil : smallest.part, of: text)
    }
  }

  /// A text that is too small, or of which some words are.
  private func violation(
    _ points: Double, below minimum: Double, part: String?, of text: LaidOutText
  ) -> Violation {
    Violation(
      node: text.node, text: text.text, weight: minimum - points,
      .tooSmall(points, minimum: minimum),
      evidence: Evidence(
        [("pointSize", .number(points, unit: "pt"))] + (part.map { [("part", .text($0))] } ?? [])),
      suggestion: "use a text style, or leave the text more room")
  }
}

extension Message {
  fileprivate static func tooSmall(_ points: Double, minimum: Double) -> Message {
    "\(points) pt at the text size large; the minimum is \(minimum) pt"
  }
}
