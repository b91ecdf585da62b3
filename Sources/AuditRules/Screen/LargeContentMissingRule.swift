import Accessibility
import AuditModel
import Layout
import ViewTree

/// An item of a bar of the app's own that does not grow is shown large on demand.
package struct LargeContentMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "large-content-missing", title: "Missing Large Content Viewer",
    rationale: """
      People who need large text cannot read the items of the bar, and a long touch, which shows the items of \
      iOS's bars large, does nothing.
      """,
    howToFix: """
      Add `.accessibilityShowsLargeContentViewer()` to each item, or use `TabView` and `.toolbar`, whose items \
      have it (UIKit: `showsLargeContentViewer`).
      """,
    falseAlarm: """
      A row of at least two controls from side to side at the upper or lower edge of the screen that does \
      not scroll counts as a bar. Items with a text that grows, and SF Symbols in the size of a font, are \
      exempt, and so are iOS's own bars.
      """,
    severity: .warning,
    standards: [.wcag("1.4.4"), .en301549("11.1.4.4.1"), .hig("Tab bars, Best practices")])

  package static let examples: [ScreenExample] = [
    .passes("iOS's own bar", in: .largestText) {
      page { TabBar { Tab(.verbatim("Boards"), symbol: "square.grid.2x2") } }
    },
    .passes("items that grow", in: .largestText) {
      page { bar { Button { Text(.verbatim("Map")).font(.caption) } } }
    },
    .passes("symbols that grow in their frames", in: .largestText) {
      page {
        bar {
          Button { Image(systemName: "plus") }.frame(minWidth: 44, minHeight: 44)
            .accessibilityLabel(.verbatim("Add"))
        }
      }
    },
    .passes("the usual text size") { page { bar { item("Map") } } },
    .passes("items with the Large Content Viewer", in: .largestText) {
      page { bar { item("Map").accessibilityShowsLargeContentViewer() } }
    },
    .passes("a row in the content", in: .largestText) {
      ScrollView { bar { item("Map") } }
    },
    .finds(
      "map", "list", because: "the items stay small, and holding them does nothing",
      in: .largestText
    ) {
      page {
        HStack {
          item("Map").id("map")
          item("List").id("list")
        }
        .frame(maxWidth: .infinity)
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    guard tree.environment.dynamicTypeSize.isAccessibilitySize else { return [] }
    var bars: [NodeID: [AccessibilityElement]] = [:]
    for element in screen.elements where element.isInteractive && !tree[element.node].isInBar {
      let bar = tree.lineage(of: element.node).first { tree.isBarOfApp($0) }
      if let bar, bar != element.node { bars[bar, default: []].append(element) }
    }
    return bars.values.filter { $0.count > 1 }.joined().sorted { $0.node < $1.node }
      .filter {
        !tree.isOfOneSize($0.node) && tree.staysSmall($0.node) && !tree.showsLargeContent($0.node)
      }.map { element in
        Violation(
          node: element.node, text: element.label.first,
          "the item of a bar does not grow, and has no Large Content Viewer",
          evidence: ["size": .text(tree.environment.dynamicTypeSize.name)],
          suggestion: "add `accessibilityShowsLargeContentViewer`")
      }
  }
}

extension LaidOutTree {
  /// Whether a node is a row from side to side at the upper or lower edge of the screen, and does not scroll.
  fileprivate func isBarOfApp(_ node: NodeID) -> Bool {
    let laidOut = self[node]
    guard case .stack(let layout) = laidOut.kind, layout.axis == .horizontal,
      laidOut.scrollView == nil
    else { return false }
    let (frame, screen) = (laidOut.frame, environment.viewport)
    let isWide = frame.width >= 0.9 * screen.width && frame.height < 0.25 * screen.height
    let reach = 24.0
    return isWide
      && (frame.y <= environment.safeArea.top + reach
        || frame.maxY >= screen.height - environment.safeArea.bottom - reach)
  }

  /// Whether nothing in an item is larger than at the text size Large.
  fileprivate func staysSmall(_ item: NodeID) -> Bool {
    let content = (item..<self[item].end).filter { self[$0].isSeen && self[$0].kind.isReadable }
    return !content.isEmpty
      && content.allSatisfy { node in
        if let text = text(of: node) {
          return text.pointSize <= text.font.pointSize(at: .large)
        }
        if self[node].isSymbol { return self[node].frame.height <= Self.symbolAtLarge }
        if case .image(_, _, let scales, _) = self[node].kind { return !scales }
        return false
      }
  }

  /// The height of a symbol beside body text at the text size Large.
  private static var symbolAtLarge: Double { 20 }

  /// Whether an item, a view around it or one in it is declared to be shown large.
  fileprivate func showsLargeContent(_ item: NodeID) -> Bool {
    guard !declarations.isEmpty else { return false }
    return isShownLarge(item)
      || descendants(of: item).contains { declarations[$0]?.showsLargeContentViewer == true }
  }
}

extension NodeKind {
  /// Whether it is a text or a picture.
  fileprivate var isReadable: Bool {
    switch self {
    case .text, .image, .symbol: true
    default: false
    }
  }
}

/// A screen whose bar is at its lower edge.
private func page(@ViewBuilder _ bar: () -> [ViewNode]) -> ViewNode {
  VStack(spacing: 0) {
    Text(.verbatim("Helsinki")).frame(maxHeight: .infinity)
    bar()
  }
  .node
}

private func bar(@ViewBuilder _ item: () -> [ViewNode]) -> ViewNode {
  HStack {
    item()
    item()
  }
  .frame(maxWidth: .infinity)
}

private func item(_ name: String) -> ViewNode {
  Button { Text(.verbatim(name)).font(.fixed(size: 10)) }.frame(minWidth: 44, minHeight: 44)
}
