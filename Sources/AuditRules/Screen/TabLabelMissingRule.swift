import Accessibility
import AuditModel
import ViewTree

/// A tab has a title.
package struct TabLabelMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "tab-label-missing", title: "Tab without title",
    rationale: """
      People have to guess what a symbol leads to; where the tab has no accessibility label either, VoiceOver \
      users hear only “tab”, and Voice Control users cannot name it.
      """,
    howToFix: """
      Give the tab a title: `Tab("Boards", systemImage: "square.grid.2x2")` or a `Label` in `.tabItem`.
      """,
    falseAlarm: """
      A tab with an accessibility label but without a visible title is a note: the symbol may be known to \
      everyone. VoiceOver may have a name of its own for an SF Symbol.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1"), .hig("Tab bars, Best practices")])

  package static let examples: [ScreenExample] = [
    .passes("tabs with titles") {
      TabBar {
        Tab(.verbatim("Boards"), symbol: "square.grid.2x2", isSelected: true)
        Tab(.verbatim("Settings"), symbol: "gearshape")
      }
    },
    .passes("a symbol in another bar") {
      Toolbar { Button { Image(symbol: "trash") }.accessibilityLabel(.verbatim("Delete")) }
    },
    .finds("search", because: "a tab has only a symbol, without a label") {
      TabBar {
        Tab(.verbatim("Boards"), symbol: "square.grid.2x2")
        Button { Image(symbol: "magnifyingglass") }.id("search")
      }
    },
    .finds("search", because: "only VoiceOver has a name for the tab") {
      TabBar {
        Tab(.verbatim("Boards"), symbol: "square.grid.2x2")
        Button { Image(symbol: "magnifyingglass") }.id("search")
          .accessibilityLabel(.verbatim("Search"))
      }
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let (tree, catalog) = (screen.tree, screen.catalog)
    return screen.elements.compactMap { element in
      guard element.isInteractive, element.visibleTexts.isBlank(in: catalog),
        element.traits.contains(.tab)
          || tree.lineage(of: element.node).contains(where: { tree[$0].kind == .tabBar })
      else { return nil }
      let isNameless = element.label.isBlank(in: catalog)
      return Violation(
        node: element.node, text: element.label.first, severity: isNameless ? nil : .note,
        isNameless
          ? "the tab has neither a title nor an accessibility label" : "the tab shows no title",
        suggestion: "give the tab a title")
    }
  }
}
