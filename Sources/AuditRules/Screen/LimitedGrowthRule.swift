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
    .finds("form", because: "all texts in it end at one size", in: .largestText) {
      VStack {
        Text(.verbatim("Ideas"))
        Text(.verbatim("3 cards"))
      }
      .id("form").dynamicTypeSize(...DynamicTypeSize.xxLarge)
    },
    .finds("count", because: "it doubles, but its style grows further", in: .largestText) {
      Text(.verbatim("3 cards")).font(.caption.maximum(pointSize: 26)).id("count")
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let size = screen.tree.environment.dynamicTypeSize
    guard size == .accessibility5 else { return [] }
    let limited = screen.tree.texts.compactMap { LimitedText($0, at: size, on: screen) }
    if limited.isEmpty { return [] }
    // A view with an end of its own for all its texts is one cause.
    let ends = GrowthEnds(of: screen.tree)
    let groups = Dictionary(grouping: limited) { ends.view(of: $0.text) }
    return groups.sorted { $0.key < $1.key }.compactMap { view, texts in
      texts.max { ($0.isDoubled ? 0 : 1, $0.weight) < ($1.isDoubled ? 0 : 1, $1.weight) }.map {
        worst in
        violation(worst, of: texts.count, at: texts.count > 1 ? view : worst.text.node, size)
      }
    }
  }

  private func violation(
    _ worst: LimitedText, of count: Int, at node: NodeID, _ size: DynamicTypeSize
  ) -> Violation {
    let (points, full) = (worst.text.pointSize, worst.full)
    return Violation(
      node: node, text: count == 1 ? worst.text.text : nil,
      severity: worst.isDoubled ? .note : nil, weight: worst.weight,
      count == 1
        ? .ends(points, of: full, at: size) : .endOf(count, at: points, of: full, at: size),
      evidence: [
        "pointSize": .number(points, unit: "pt"), "stylePointSize": .number(full, unit: "pt"),
      ],
      suggestion: "remove the maximum, and let the layout make room")
  }
}

/// A text that grows, but not as far as its style does.
private struct LimitedText {
  let text: LaidOutText
  /// The size of its style without an end.
  let full: Double

  init?(_ text: LaidOutText, at size: DynamicTypeSize, on screen: AccessibleScreen) {
    let node = screen.tree[text.node]
    full = text.font.withoutMaximum.pointSize(at: size)
    self.text = text
    guard text.pointSize > usual, text.pointSize < full - 0.01, node.isSeen, !node.isInBar,
      !screen.tree.isShownLarge(text.node)
    else { return nil }
  }

  private var usual: Double { text.font.pointSize(at: .large) }
  var weight: Double { full / text.pointSize }
  /// Whether it has twice its usual size, or its style never does.
  var isDoubled: Bool { text.pointSize >= 2 * usual || full < 2 * usual }
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
    "it stops growing: it has \(points) pt at \(size.name), and its style \(full) pt"
  }

  fileprivate static func endOf(
    _ count: Int, at points: Double, of full: Double, at size: DynamicTypeSize
  ) -> Message {
    "\(count) texts in it stop growing: one has \(points) pt at \(size.name), and its style \(full) pt"
  }
}
