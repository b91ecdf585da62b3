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
    let bars = screens.flatMap(Bar.all)
    let orders = Order.all(of: bars)
    var seen: Set<Int> = []
    return bars.compactMap { bar in
      guard let usual = bar.order.usual(among: orders),
        let name = bar.order.firstMoved(from: usual),
        let tab = bar.tabs.first(where: { $0.tabName == name }),
        // One finding for a screen, whichever of its states show it.
        seen.insert(bar.screen.position).inserted
      else { return nil }
      let names = usual.common(with: bar.order).compactMap { name in
        bar.tabs.first { $0.tabName == name }?.label
      }
      return MatrixViolation(
        on: bar.screen, in: bar.outline, tab, .isMoved(names: names),
        suggestion: "put the tabs in that order here, too")
    }
  }

  /// Fewer tabs are no order to remember.
  private static let fewest = 3

  /// The tabs of a screen in a state.
  private struct Bar {
    let screen: OutlinedScreen
    let outline: ScreenOutline
    let tabs: [ElementOutline]

    var order: Order { Order(names: tabs.map(\.tabName)) }

    /// Those on one device, each order of a screen once.
    static func all(on screen: OutlinedScreen) -> [Bar] {
      let device = screen.sources.first?.cell.device
      var seen: Set<[String]> = []
      return screen.sources.filter { $0.cell.device == device }.compactMap { outline in
        let tabs = outline.elements.filter { $0.traits.contains(.tab) }
        guard tabs.count >= NavigationOrderRule.fewest, seen.insert(tabs.map(\.tabName)).inserted
        else { return nil }
        return Bar(screen: screen, outline: outline, tabs: tabs)
      }
    }
  }

  /// The names of tabs in their order, and on how many screens they are in it.
  private struct Order {
    let names: [String]
    var count = 0

    /// Each order once, the first one first: apps have few.
    static func all(of bars: [Bar]) -> [Order] {
      var orders: [Order] = []
      var positions: [[String]: Int] = [:]
      for bar in bars {
        let order = bar.order
        let position = positions[order.names] ?? orders.count
        if position == orders.count {
          positions[order.names] = position
          orders.append(order)
        }
        orders[position].count += 1
      }
      return orders
    }

    /// The most frequent order of these tabs; of two equally frequent ones, the first.
    func usual(among orders: [Order]) -> Order? {
      let related = orders.filter { $0.common(with: self).count >= NavigationOrderRule.fewest }
      let counts = related.map { order in
        related.filter { order.firstMoved(from: $0) == nil }.reduce(0) { $0 + $1.count }
      }
      return related.indices.max { counts[$0] < counts[$1] }.map { related[$0] }
    }

    /// The tabs that another order has, too, in this order.
    func common(with other: Order) -> [String] {
      let names = Set(other.names)
      return self.names.filter(names.contains)
    }

    /// The first tab that is elsewhere among those that both have.
    func firstMoved(from other: Order) -> String? {
      zip(common(with: other), other.common(with: self)).first { $0 != $1 }?.0
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
