import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text that fits fits with something to spare, because it was measured with a stand-in font.
package struct TextTightRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-tight", title: "Nearly truncated text",
    rationale: """
      The fonts of a device can be a few per cent wider than those the audit measures with. \
      People with larger text sizes may therefore see an ellipsis where the audit sees none.
      """,
    howToFix: """
      Leave at least 4 % of spare width: allow another line, widen the frame, add \
      `.minimumScaleFactor(_:)`, or shorten the translation.
      """,
    falseAlarm: """
      Every finding is a risk, not a defect: the text fits as measured and would be truncated \
      only if it were 4 % wider. Text that may take any number of lines or is already scaled \
      down is exempt.
      """,
    severity: .note,
    standards: [.wcag("1.4.4"), .en301549("11.1.4.4.1")])

  package static let examples: [ScreenExample] = [
    .passes("text with room to spare") {
      Text(.verbatim("Ideas")).lineLimit(1).frame(width: 140)
    },
    .passes("text that may take another line") {
      Text(.verbatim("Ideas")).frame(width: 42)
    },
    .passes("a bar item, which is as wide as its text") {
      NavigationBar(title: .verbatim("Boards")) {
        Button { Text(.verbatim("Next card")).lineLimit(1) }.barPlacement(.trailing)
      }
    },
    .finds("name", because: "the frame is as wide as the text") {
      Text(.verbatim("Ideas and plans")).lineLimit(1).id("name")
        .frame(maxWidth: 128)
    },
  ]

  /// How much wider another font may make a text.
  private static let tolerance = 1.04

  package static let concernsTranslation = true

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for text in screen.tree.texts where isTight(text, on: screen) {
      let node = screen.tree[text.node]
      guard node.isSeen, !node.frame.isEmpty else { continue }
      let needed =
        screen.catalog[text.shape].narrowestWidth(lines: text.availableLines)
        * text.drawnPointSize
      result.append(
        Violation(
          node: text.node, text: text.text, weight: needed / max(text.availableWidth, 1),
          .tight(has: text.availableWidth, needs: needed),
          evidence: [
            "hasWidth": .number(text.availableWidth, unit: "pt"),
            "needsWidth": .number(needed, unit: "pt"),
          ]))
    }
    return result
  }

  private func isTight(_ text: LaidOutText, on screen: AccessibleScreen) -> Bool {
    guard !text.isTruncated, !text.breaksWord, text.availableLines < Int.max, text.scale == 1
    else { return false }
    return screen.catalog[text.shape].breakLines(
      width: text.availableWidth / Self.tolerance / text.pointSize, limit: text.availableLines
    ).isTruncated
  }
}

extension Message {
  fileprivate static func tight(has: Double, needs: Double) -> Message {
    "has \(has) pt, needs \(needs) pt; the font of a device may truncate it"
  }
}
