import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text grows with the text size that the person chose.
package struct DynamicTypeRule: ScreenRule {
  package static let description = RuleDescription(
    id: "dynamic-type-unsupported", title: "Missing Dynamic Type support",
    rationale: """
      People who set an accessibility text size because they cannot read small text get the same \
      small text as everyone else.
      """,
    howToFix: """
      Use a text style (`.font(.body)`, `UIFont.preferredFont(forTextStyle:)`) or scale a custom \
      size (`.custom(_:size:relativeTo:)`, `UIFontMetrics.scaledFont(for:)`). In UIKit also set \
      `adjustsFontForContentSizeCategory`, and remove a maximum that stops the growth.
      """,
    falseAlarm: """
      Text that serves as a picture, such as a logotype or a letter in a fixed badge, is reported. \
      Text in navigation bars, tab bars and toolbars is exempt, and so is that of segments and \
      wheels, and that for which the Large Content Viewer is declared.
      """,
    severity: .warning,
    standards: [
      .wcag("1.4.4"), .en301549("11.7"), .hig("Typography, Supporting Dynamic Type"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a text style", in: .largestText) { Text(.verbatim("Ideas")) },
    .passes("a custom size that scales", in: .largestText) {
      Text(.verbatim("Ideas")).font(.custom(size: 15))
    },
    .passes("a fixed size at the default text size") {
      Text(.verbatim("Ideas")).font(.fixed(size: 15))
    },
    .passes("a bar title, which the Large Content Viewer enlarges", in: .largestText) {
      NavigationBar(title: .verbatim("Boards"))
    },
    .passes("an item with the Large Content Viewer", in: .largestText) {
      Text(.verbatim("Map")).font(.fixed(size: 10)).accessibilityShowsLargeContentViewer()
    },
    .finds("name", because: "the size is fixed", in: .largestText) {
      Text(.verbatim("Ideas")).font(.fixed(size: 15)).id("name")
    },
    .finds("name", because: "the maximum point size is that at Large", in: .largestText) {
      Text(.verbatim("Ideas")).font(.body.maximum(pointSize: 17)).id("name")
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let size = screen.tree.environment.dynamicTypeSize
    guard size.isAccessibilitySize else { return [] }
    var result: [Violation] = []
    for text in screen.tree.texts where text.pointSize <= text.font.pointSize(at: .large) {
      let node = screen.tree[text.node]
      guard node.isSeen, !node.isInBar, !screen.tree.isShownLarge(text.node),
        !screen.tree.lineage(of: text.node).contains(where: screen.tree.isOfOneSize)
      else { continue }
      result.append(
        Violation(
          node: text.node, text: text.text, weight: Double(size.rawValue),
          .stays(text.pointSize, at: size),
          evidence: ["pointSize": .number(text.pointSize, unit: "pt")],
          suggestion: "use a text style, or scale the size with UIFontMetrics"))
    }
    return result
  }
}

extension Message {
  fileprivate static func stays(_ points: Double, at size: DynamicTypeSize) -> Message {
    "\(points) pt at \(size.name), not larger than at large"
  }
}
