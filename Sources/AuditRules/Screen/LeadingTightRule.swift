import Accessibility
import AuditModel
import Layout
import ViewTree

/// The lines of a longer text are not closer than iOS sets them.
package struct LeadingTightRule: ScreenRule {
  package static let description = RuleDescription(
    id: "leading-tight", title: "Tight leading of several lines",
    rationale: """
      People with low vision or dyslexia lose the line when they go back to its beginning.
      """,
    howToFix: "Remove `.leading(.tight)` from the font, or leave it to texts of one or two lines.",
    falseAlarm: """
      A text that has three lines only in one language or at one size is reported for these. Only the \
      declared leading of a text style counts; the line height of a font of the app's own is not measured.
      """,
    severity: .note,
    standards: [.hig("Typography, Using system fonts"), .apple("Font.Leading, tight")])

  package static let examples: [ScreenExample] = [
    .passes("three lines at the usual distance") {
      Text(.verbatim(story)).frame(width: 200)
    },
    .passes("a short text with tight leading") {
      Text(.verbatim("Ideas")).font(.body.leading(.tight))
    },
    .passes("three lines with loose leading") {
      Text(.verbatim(story)).font(.body.leading(.loose)).frame(width: 200)
    },
    .finds("story", because: "three lines are set closer together") {
      Text(.verbatim(story)).font(.body.leading(.tight)).id("story").frame(width: 200)
    },
  ]

  /// From so many lines on tight leading is to be avoided.
  private static let leastLines = 3

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.tree.texts.filter { text in
      text.font.lineDistance == .tight && text.font.customPointSize == nil
        && text.lineCount >= Self.leastLines && screen.tree[text.node].isSeen
    }.map { text in
      Violation(
        node: text.node, text: text.text, weight: Double(text.lineCount), .isTight(text.lineCount),
        evidence: ["lines": .number(Double(text.lineCount), unit: "lines")],
        suggestion: "use the usual leading")
    }
  }
}

extension Message {
  fileprivate static func isTight(_ lines: Int) -> Message {
    "\(lines) lines are set with tight leading"
  }
}

private let story = "A young woman takes over the lighthouse of her father and keeps it all winter."
