import Accessibility
import AuditModel
import Layout
import ViewTree

/// A navigation bar has a title.
package struct ScreenTitleMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "screen-title-missing", title: "Missing screen title",
    rationale: """
      After a change of the screen people do not learn where they are, above all VoiceOver users and people \
      with a memory disability, and the back button of the next screen has no name to go back to.
      """,
    howToFix: """
      Name the screen with `.navigationTitle(_:)` (UIKit: `navigationItem.title`), even where the title is \
      shown in another way.
      """,
    falseAlarm: """
      WCAG asks for titles of pages; for apps EN 301 549 leaves the criterion out. A bar without a title \
      counts only where no other bar of the screen has one and where no heading is among the first three \
      elements under it. A title that is set but not shown is not known.
      """,
    severity: .note, standards: [.wcag("2.4.2"), .hig("Toolbars, Titles")])

  package static let examples: [ScreenExample] = [
    .passes("a title") {
      NavigationBar(title: .verbatim("Boards")) {
        Button(.verbatim("Add")).barPlacement(.trailing)
      }
    },
    .passes("a picture in the place of the title") {
      NavigationBar(title: .verbatim("")) {
        Image("logo", width: 80, height: 20).accessibilityLabel(.verbatim("Boards"))
          .barPlacement(.principal)
      }
    },
    .passes("a heading right under the bar") {
      VStack {
        NavigationBar(title: .verbatim("")) {
          Button(.verbatim("Add")).barPlacement(.trailing)
        }
        Text(.verbatim("Boards")).accessibilityAddTraits(.header)
      }
    },
    .passes("a screen without a bar") { Text(.verbatim("Boards")) },
    .finds("bar", because: "the bar has only a button") {
      VStack {
        NavigationBar(title: .verbatim("")) {
          Button(.verbatim("Add")).barPlacement(.trailing)
        }
        .id("bar")
        Text(.verbatim("Three boards"))
      }
    },
  ]

  /// How many elements under the bar may be its title.
  private static let elementsUnderBar = 3

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let bars = tree.nodes.positions.filter { node in
      guard case .navigationBar = tree[node].kind else { return false }
      return tree[node].isSeen && screen.isReachable(node)
    }
    guard let first = bars.first, !bars.contains(where: { hasTitle($0, on: screen) }) else {
      return []
    }
    let under = screen.elements.filter { !tree[$0.node].isInBar }.prefix(Self.elementsUnderBar)
    guard !under.contains(where: { $0.traits.contains(.header) }) else { return [] }
    return [
      Violation(
        node: first, "the navigation bar has no title",
        suggestion: "name the screen with `navigationTitle`")
    ]
  }

  /// Whether a text or a picture is in a bar, or a control in its middle, such as one between two parts.
  private func hasTitle(_ bar: NodeID, on screen: AccessibleScreen) -> Bool {
    if isNamed(bar, in: screen.tree) { return true }
    let frame = screen.tree[bar].frame
    return screen.elements.contains { element in
      bar < element.node && element.node < screen.tree[bar].end
        && (!element.isInteractive
          || abs(element.frame.center.x - frame.center.x) < frame.width / 6)
    }
  }

  /// Whether a bar has the text of a title, for which there may be no room.
  private func isNamed(_ bar: NodeID, in tree: LaidOutTree) -> Bool {
    tree.children(of: bar).contains { child in
      tree.text(of: child).map { !tree.catalog[$0.text].isBlank } ?? false
    }
  }
}
