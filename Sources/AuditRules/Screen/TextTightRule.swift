import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text that fits does so by more than the uncertainty of its measured width.
package struct TextTightRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-tight", title: "Nearly truncated text",
    rationale: """
      Widths are measured to half a per cent for Latin letters, and to some per cent for other \
      alphabets and scripts. People who read them may see an ellipsis where the audit sees none.
      """,
    howToFix: """
      Leave as much spare width as the measurement is uncertain by: allow another line, widen the \
      frame, add `.minimumScaleFactor(_:)`, or shorten the translation.
      """,
    falseAlarm: """
      Every finding is a risk, not a defect: the text fits as measured and would be truncated \
      only at the widest plausible width. Text that may take any number of lines, is already \
      scaled down, or is measured with the app's own font is exempt.
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
        .frame(maxWidth: 119)
    },
  ]

  package static let concernsTranslation = true

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for text in screen.tree.texts where isTight(text, on: screen) {
      let node = screen.tree[text.node]
      guard node.isSeen, !node.frame.isEmpty else { continue }
      let shape = screen.catalog[text.shape]
      let needed = shape.narrowestWidth(lines: text.availableLines, at: text.drawnSize)
      result.append(
        Violation(
          node: text.node, text: text.text, weight: needed / max(text.availableWidth, 1),
          .tight(has: text.availableWidth, needs: needed, percent: shape.tolerancePercent),
          evidence: [
            "hasWidth": .number(text.availableWidth, unit: "pt"),
            "needsWidth": .number(needed, unit: "pt"),
            "tolerance": .number(shape.tolerancePercent, unit: "%"),
          ]))
    }
    return result
  }

  private func isTight(_ text: LaidOutText, on screen: AccessibleScreen) -> Bool {
    guard !text.isTruncated, !text.breaksWord, text.availableLines < Int.max, text.scale == 1
    else { return false }
    let shape = screen.catalog[text.shape]
    guard shape.unmeasured.isEmpty, shape.tolerance > 0 else { return false }
    return screen.tree.isTruncated(text, whenWiderBy: 1 + shape.tolerance)
  }
}

extension Message {
  fileprivate static func tight(has: Double, needs: Double, percent: Double) -> Message {
    "has \(has) pt, needs \(needs) pt, measured to ± \(percent) %; a device may truncate it"
  }
}
