import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text never gets smaller when people choose a larger size.
package struct TextSizeNotMonotonicRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-size-not-monotonic", title: "Text shrinks at a larger size",
    rationale: """
      People who choose a larger Dynamic Type size get smaller text in one place of the app, just where \
      they need the opposite.
      """,
    howToFix: """
      Use the same text style at every size. Where the layout has no room at accessibility sizes, change \
      the layout (`ViewThatFits`, a vertical stack, a scroll view) rather than the style, and remove \
      `.minimumScaleFactor(_:)`.
      """,
    falseAlarm: """
      Less than half a point is exempt: iOS rounds sizes. A text that says something else at larger sizes, \
      under the same identity, is compared all the same.
      """,
    severity: .warning,
    standards: [
      .wcag("1.4.4"), .en301549("11.1.4.4.1"), .hig("Typography, Supporting Dynamic Type"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("one style", in: .largestText, afterSmaller: { Text(.verbatim("Ideas")).id("name") }) {
      Text(.verbatim("Ideas")).id("name")
    },
    .passes(
      "a smaller style that is larger all the same", in: .largestText,
      afterSmaller: { Text(.verbatim("Ideas")).font(.title3).id("name") }
    ) { Text(.verbatim("Ideas")).font(.body).id("name") },
    .finds(
      "name", because: "a smaller style where text is largest", in: .largestText,
      afterSmaller: { Text(.verbatim("Ideas")).id("name") }
    ) { Text(.verbatim("Ideas")).font(.caption).id("name") },
    .finds(
      "name", because: "it is scaled down to fit", in: .largestText,
      afterSmaller: { Text(.verbatim("Ideas")).id("name") }
    ) {
      Text(.verbatim("Ideas")).lineLimit(1).minimumScaleFactor(0.3).id("name").frame(width: 60)
    },
  ]

  /// iOS rounds sizes to whole points.
  private static let slack = 0.5

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] { [] }

  package func check(_ screen: AccessibleScreen, after smaller: AccessibleScreen?) -> [Violation] {
    guard let smaller else { return [] }
    var before = Sizes(tree: smaller.tree)
    return screen.tree.texts.enumerated().compactMap { position, text in
      guard screen.tree[text.node].isSeen,
        let size = before.size(of: text, at: position, in: screen.tree),
        text.drawnPointSize < size - Self.slack
      else { return nil }
      return Violation(
        node: text.node, text: text.text, weight: size / text.drawnPointSize,
        .shrinks(
          from: size, at: smaller.tree.environment.dynamicTypeSize, to: text.drawnPointSize),
        evidence: [
          "pointSize": .number(text.drawnPointSize, unit: "pt"),
          "smallerSizePoints": .number(size, unit: "pt"),
          "smallerSize": .text(smaller.tree.environment.dynamicTypeSize.name),
        ],
        suggestion: "use the same style at every text size, and let the layout make room")
    }
  }

  /// The sizes of the texts of a screen.
  private struct Sizes {
    let tree: LaidOutTree
    /// Made when it is asked for, since most texts are at the same position at all sizes.
    private lazy var byIdentity = Dictionary(
      tree.texts.filter { tree[$0.node].isSeen }
        .map { (tree[$0.node].identity, $0.drawnPointSize) },
      uniquingKeysWith: { first, _ in first })

    init(tree: LaidOutTree) { self.tree = tree }

    /// The size of the same node, which is mostly at the same position.
    mutating func size(of text: LaidOutText, at position: Int, in other: LaidOutTree) -> Double? {
      let identity = other[text.node].identity
      if position < tree.texts.count {
        let same = tree.texts[position]
        let node = tree[same.node]
        if node.identity == identity, node.isSeen { return same.drawnPointSize }
      }
      return byIdentity[identity]
    }
  }
}

extension Message {
  fileprivate static func shrinks(
    from size: Double, at smaller: DynamicTypeSize, to points: Double
  ) -> Message {
    "\(points) pt, where it has \(size) pt at the smaller text size \(smaller.name)"
  }
}
