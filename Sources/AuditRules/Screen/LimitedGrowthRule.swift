import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text grows as far as its style does.
package struct LimitedGrowthRule: ScreenRule {
  package static let description = RuleDescription(
    id: "growth-below-style-maximum", title: "Limited Dynamic Type growth",
    rationale: """
      People who need the largest text sizes get smaller text than they chose, in one place of the app \
      and not in others.
      """,
    howToFix: """
      Remove the maximum point size or the upper end of `.dynamicTypeSize(_:)` (UIKit: \
      `maximumContentSizeCategory`), and let the layout make room: a scroll view, a vertical stack at \
      accessibility sizes, fewer items in a row.
      """,
    falseAlarm: """
      Text that is large at every size, such as a score of three digits, may end its growth early: where \
      it doubles its size, or its style never does, the finding is a note. Text that does not grow at all \
      has a rule of its own. Text in bars and text for which it is declared is exempt: it has the Large \
      Content Viewer.
      """,
    severity: .warning,
    standards: [
      .wcag("1.4.4"), .en301549("11.1.4.4.1"), .hig("Typography, Supporting Dynamic Type"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a text style", in: .largestText) { Text(.verbatim("Ideas")) },
    .passes("a style that ends at 176 %", in: .largestText) {
      Text(.verbatim("Ideas")).font(.largeTitle)
    },
    .passes("a maximum that is never reached", in: .largestText) {
      Text(.verbatim("Ideas")).font(.body.maximum(pointSize: 60))
    },
    .passes("a fixed size, which another rule reports", in: .largestText) {
      Text(.verbatim("Ideas")).font(.fixed(size: 15))
    },
    .passes("a bar title, which the Large Content Viewer enlarges", in: .largestText) {
      NavigationBar(title: .verbatim("Boards"))
    },
    .finds("name", because: "the maximum is below twice the size", in: .largestText) {
      Text(.verbatim("Ideas")).font(.body.maximum(pointSize: 30)).id("name")
    },
    .finds("count", because: "it doubles, but its style grows further", in: .largestText) {
      Text(.verbatim("3 cards")).font(.caption.maximum(pointSize: 26)).id("count")
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let size = screen.tree.environment.dynamicTypeSize
    guard size == .accessibility5 else { return [] }
    return screen.tree.texts.compactMap { text in
      let node = screen.tree[text.node]
      let usual = text.font.pointSize(at: .large)
      let full = text.font.withoutMaximum.pointSize(at: size)
      guard text.pointSize > usual, text.pointSize < full - 0.01, node.isSeen, !node.isInBar,
        !screen.tree.isShownLarge(text.node)
      else { return nil }
      let isDoubled = text.pointSize >= 2 * usual || full < 2 * usual
      return Violation(
        node: text.node, text: text.text, severity: isDoubled ? .note : nil,
        weight: full / text.pointSize, .ends(text.pointSize, of: full, at: size),
        evidence: [
          "pointSize": .number(text.pointSize, unit: "pt"),
          "stylePointSize": .number(full, unit: "pt"),
        ],
        suggestion: "remove the maximum, and let the layout make room")
    }
  }
}

extension Font {
  /// The same font, as far as it grows without a maximum.
  fileprivate var withoutMaximum: Font {
    var font = self
    font.maximumPointSize = nil
    return font
  }
}

extension Message {
  fileprivate static func ends(
    _ points: Double, of full: Double, at size: DynamicTypeSize
  ) -> Message {
    "\(points) pt at \(size.name), where the style has \(full) pt"
  }
}
