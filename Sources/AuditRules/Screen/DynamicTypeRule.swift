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
    .finds("form", because: "none of its texts grows", in: .largestText) {
      VStack {
        Text(.verbatim("Ideas"))
        Text(.verbatim("3 cards")).font(.caption)
      }
      .id("form").dynamicTypeSize(...DynamicTypeSize.large)
    },
    .finds("name", because: "the other text in it has another end", in: .largestText) {
      VStack {
        Text(.verbatim("Ideas")).id("name").dynamicTypeSize(...DynamicTypeSize.large)
        Text(.verbatim("3 cards")).font(.caption)
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let size = screen.tree.environment.dynamicTypeSize
    guard size.isAccessibilitySize else { return [] }
    let small = screen.tree.texts.filter { text in
      let node = screen.tree[text.node]
      return text.pointSize <= text.font.pointSize(at: .large) && node.isSeen && !node.isInBar
        && !screen.tree.isShownLarge(text.node)
        && !screen.tree.lineage(of: text.node).contains(where: screen.tree.isOfOneSize)
    }
    if small.isEmpty { return [] }
    // A view with an end for all its texts is one cause.
    let ends = GrowthEnds(of: screen.tree)
    let groups = Dictionary(grouping: small) { text in
      text.isEnded(at: size) ? ends.view(of: text) : text.node
    }
    return groups.sorted { $0.key < $1.key }.map { violation($0.value, in: $0.key, at: size) }
  }

  private func violation(
    _ texts: [LaidOutText], in view: NodeID, at size: DynamicTypeSize
  ) -> Violation {
    let first = texts[0]
    return Violation(
      node: texts.count > 1 ? view : first.node, text: texts.count > 1 ? nil : first.text,
      weight: Double(size.rawValue),
      texts.count > 1
        ? .stay(texts.count, first.pointSize, at: size) : .stays(first.pointSize, at: size),
      evidence: ["pointSize": .number(first.pointSize, unit: "pt")],
      suggestion: first.isEnded(at: size)
        ? "let it follow larger text sizes, and let the layout make room"
        : "use a text style, or scale the size with UIFontMetrics")
  }
}

extension LaidOutText {
  /// Whether it would be larger without an end of the text sizes that it follows.
  fileprivate func isEnded(at size: DynamicTypeSize) -> Bool {
    sizes.map { $0.upperBound < size } ?? false && font.pointSize(at: size) > pointSize
  }
}

extension Message {
  fileprivate static func stays(_ points: Double, at size: DynamicTypeSize) -> Message {
    "\(points) pt at \(size.name), not larger than at large"
  }

  fileprivate static func stay(
    _ count: Int, _ points: Double, at size: DynamicTypeSize
  ) -> Message {
    "\(count) texts in it are not larger than at large: the first has \(points) pt at \(size.name)"
  }
}
