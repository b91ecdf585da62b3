import Accessibility
import AuditModel
import Layout
import ViewTree

/// Content that is higher than the screen scrolls.
package struct ScrollViewMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "scroll-view-missing", title: "Missing scroll view",
    rationale: """
      Without a scroll view a stack that is higher than the screen truncates its texts or moves beyond \
      both edges. At large text sizes, in landscape and in long languages, people cannot read or reach \
      the rest.
      """,
    howToFix: """
      Put the stack in a `ScrollView`. Actions that have to stay in sight belong outside of it, for \
      example in `.safeAreaInset(edge: .bottom)`.
      """,
    falseAlarm: """
      Counted are texts that are truncated because the screen is not high enough, and texts and controls \
      beyond its top or bottom together with their stack. A list in a scroll view, which has no height there, is \
      reported in place of the stack. Text in a fixed frame and views that are moved \
      by an offset are left to other rules.
      """,
    severity: .error,
    standards: [
      .wcag("1.4.4"), .en301549("11.1.4.4.1"), .wcag("1.4.10"),
      .hig("Typography, Supporting Dynamic Type"),
    ])

  /// A text of some twenty lines at the largest size.
  private static let long = String(repeating: "Summer trip to the islands. ", count: 10)

  package static let examples: [ScreenExample] = [
    .passes("a stack that scrolls", in: .largestText) {
      ScrollView {
        VStack {
          Text(.verbatim(long))
          Button(.verbatim("Continue"))
        }
      }
    },
    .passes("a stack that fits") {
      VStack {
        Text(.verbatim("Summer trip"))
        Button(.verbatim("Continue"))
      }
    },
    .passes("a text that scrolls above a button", in: .largestText) {
      VStack {
        ScrollView { Text(.verbatim(long)) }
        Button(.verbatim("Continue"))
      }
    },
    .passes("a text in a fixed frame, which is no question of the screen", in: .largestText) {
      VStack { Text(.verbatim("Summer trip")).frame(width: 140, height: 70) }
    },
    .passes("a closed panel that is moved below the screen") {
      VStack {
        Text(.verbatim("Summer trip"))
        Button(.verbatim("Close")).offset(y: 2000)
      }
    },
    .passes("an empty list in a scroll view") {
      ScrollView {
        Text(.verbatim("Nothing is lent"))
        List {}
      }
    },
    .finds("loans", because: "a list has no height in a scroll view") {
      ScrollView {
        VStack {
          Text(.verbatim("Lent"))
          List {
            Text(.verbatim("Tent"))
            Text(.verbatim("Stove"))
          }
          .id("loans")
        }
      }
    },
    .finds("page", because: "its text is truncated", in: .largestText) {
      VStack {
        Text(.verbatim(long))
        Button(.verbatim("Continue"))
      }.id("page")
    },
    .finds("page", because: "its ends lie outside of the screen") {
      VStack {
        Text(.verbatim("Summer trip"))
        Rectangle(fill: .label).frame(height: 3000)
        Button { Image(symbol: "plus", size: 30) }.accessibilityLabel(.verbatim("Add"))
      }.id("page")
    },
    .finds("page", because: "it leaves no height for what scrolls", in: .largestText) {
      VStack {
        ScrollView { Text(.verbatim("Summer trip")) }
        Text(.verbatim(long + long)).fixedSize(horizontal: false, vertical: true)
      }.id("page")
    },
    .finds("page", because: "of two stacks the outer one has to scroll", in: .largestText) {
      VStack {
        VStack {
          Text(.verbatim(long))
          Text(.verbatim(long))
        }
        Text(.verbatim("Summer trip"))
      }.id("page")
    },
  ]

  package static let concernsTranslation = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.overflowingStacks.all.map { view, overflow in
      if case .list = screen.tree[view].kind { return isCollapsed(view, overflow) }
      return Violation(
        node: view, severity: overflow.isCertain ? nil : .warning,
        weight: Double(overflow.truncated + overflow.outside),
        .higherThanScreen(overflow),
        evidence: [
          "truncated": .number(Double(overflow.truncated), unit: ""),
          "outside": .number(Double(overflow.outside), unit: ""),
        ],
        suggestion: suggestion(view, overflow, in: screen.tree))
    }
  }

  private func isCollapsed(_ list: NodeID, _ overflow: OverflowingStacks.Overflow) -> Violation {
    Violation(
      node: list, weight: Double(overflow.outside),
      "the list has no height in a scroll view, so none of it is seen",
      suggestion:
        "leave out the scroll view, since a list scrolls by itself, or give the list a height")
  }
}

extension ScrollViewMissingRule {
  /// A list must not go into a scroll view.
  private func suggestion(
    _ stack: NodeID, _ overflow: OverflowingStacks.Overflow, in tree: LaidOutTree
  ) -> Message {
    let hasList = tree.descendants(of: stack).contains {
      if case .list = tree[$0].kind { true } else { false }
    }
    if hasList { return "move the rest of it into the list, or let it take less height" }
    return overflow.squeezesScrollView
      ? "let all of it scroll: what scrolls in it has no height left"
      : "put its content in a scroll view"
  }
}

extension Message {
  fileprivate static func higherThanScreen(_ overflow: OverflowingStacks.Overflow) -> Message {
    let parts = [
      overflow.truncated == 1 ? "1 text is truncated" : "\(overflow.truncated) texts are truncated",
      overflow.outside == 1
        ? "1 text or control lies beyond its edge"
        : "\(overflow.outside) texts and controls lie beyond its edge",
    ]
    return switch (overflow.truncated, overflow.outside) {
    case (_, 0): "it is higher than the screen: \(parts[0])"
    case (0, _): "it is higher than the screen: \(parts[1])"
    default: "it is higher than the screen: \(parts[0]), and \(parts[1])"
    }
  }
}
