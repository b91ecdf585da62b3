import AuditModel
import ViewTree

/// The tabs are in the same order on all screens.
package struct NavigationOrderRule: MatrixRule {
  package static let description = RuleDescription(
    id: "navigation-order-inconsistent", title: "Tabs in another order",
    rationale: """
      People with low vision or a cognitive disability, and people who use a switch, find a tab by where it was \
      on the screen before, and open another one.
      """,
    howToFix: "Show the same tabs in the same order on every screen.",
    falseAlarm: """
      Tab bars are compared that have three tabs or more in common, by the keys of their names, or else by the \
      names. Tabs that people may arrange themselves are reported.
      """,
    severity: .warning,
    standards: [.wcag("3.2.3")])

  package static let examples: [MatrixExample] = [
    .passes(
      "the same order",
      .shown(of: "Home") { tabs("home", "search", "orders") },
      .shown(of: "Orders") { tabs("home", "search", "orders") }),
    .passes(
      "one tab more",
      .shown(of: "Home") { tabs("home", "search", "orders") },
      .shown(of: "Orders") { tabs("home", "search", "offers", "orders") }),
    .passes(
      "the tabs of another part of the app",
      .shown(of: "Home") { tabs("home", "search", "orders") },
      .shown(of: "Player") { tabs("orders", "lyrics", "queue") }),
    .finds(
      "orders", because: "two tabs have changed places",
      .shown(of: "Home") { tabs("home", "search", "orders") },
      .shown(of: "Search") { tabs("home", "search", "orders") },
      .shown(of: "Orders") { tabs("home", "orders", "search") }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    let bars = screens.compactMap(Bar.init)
    return bars.compactMap { bar in
      let related = bars.filter { $0.common(with: bar).count >= Self.fewest }
      // Of two equally frequent orders, the first one counts.
      guard let usual = related.max(by: { $0.friends(in: related) < $1.friends(in: related) }),
        let tab = bar.firstMoved(from: usual)
      else { return nil }
      return MatrixViolation(
        on: bar.screen, in: bar.outline, tab, .isMoved(names: usual.common(with: bar).map(\.label)),
        suggestion: "put the tabs in that order here, too")
    }
  }

  private static let fewest = 3

  /// The tabs of a screen.
  private struct Bar {
    let screen: OutlinedScreen
    let outline: ScreenOutline
    let tabs: [ElementOutline]

    /// Nil where no tab bar is shown.
    init?(_ screen: OutlinedScreen) {
      let bars = screen.sources.map { outline in
        (outline, outline.elements.filter { $0.traits.contains(.tab) })
      }
      guard let (outline, tabs) = bars.first(where: { $0.1.count >= NavigationOrderRule.fewest })
      else { return nil }
      (self.screen, self.outline, self.tabs) = (screen, outline, tabs)
    }

    /// The tabs that another bar has, too, in the order of this one.
    func common(with other: Bar) -> [ElementOutline] {
      let names = Set(other.tabs.map(\.tabName))
      return tabs.filter { names.contains($0.tabName) }
    }

    /// How many bars have their tabs in the same order.
    func friends(in bars: [Bar]) -> Int { bars.count { firstMoved(from: $0) == nil } }

    /// The first tab that is elsewhere among those that both have.
    func firstMoved(from other: Bar) -> ElementOutline? {
      zip(common(with: other), other.common(with: self))
        .first { $0.tabName != $1.tabName }?.0
    }
  }
}

extension ElementOutline {
  /// The name by which a tab is the same one on another screen.
  fileprivate var tabName: String { string?.key ?? label }
}

extension Message {
  fileprivate static func isMoved(names: [String]) -> Message {
    let names = names.map { "“\($0)”" }.joined(separator: ", ")
    return "the tabs are in another order here; on other screens it is \(names)"
  }
}

/// A tab bar.
@ViewBuilder private func tabs(_ names: String...) -> [ViewNode] {
  HStack {
    names.map { name in
      Button(.verbatim(name.capitalized)).id(name).accessibilityAddTraits(
        name == names[0] ? [.tab, .selected] : .tab)
    }
  }
}
