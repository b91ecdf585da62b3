import Accessibility
import AuditModel
import Layout
import ViewTree

/// Columns that belong together from top to bottom are read one after the other.
package struct ColumnsReadAcrossRule: ScreenRule {
  package static let description = RuleDescription(
    id: "columns-read-across", title: "Columns read across",
    rationale: """
      VoiceOver users hear a line of the one column and then one of the other, and do not learn which flight the time \
      belongs to.
      """,
    howToFix: """
      Make a group of each column with `.accessibilityElement(children: .contain)`, or one element with \
      `.accessibilityElement(children: .combine)`.
      """,
    falseAlarm: """
      Two or more columns beside each other are checked with three or more texts each, without controls, whose first \
      text has a larger or bolder font than the second, as a title has; columns of names and numbers are a table. So are rows of pictures, names or numbers alone whose cells \
      are under each other: three or more of them, or two under titles. VoiceOver's order is that of the places on the \
      screen (see the order of elements); an app whose screens are read in the order of the views is reported, too.
      """,
    severity: .warning,
    standards: [
      .wcag("1.3.2"), .en301549("11.1.3.2.1"), .apple("AccessibilityChildBehavior, contain"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("each column is a group") {
      HStack(alignment: .top) {
        flight("Outward", "9:40").accessibilityElement(children: .contain)
        flight("Return", "18:15").accessibilityElement(children: .contain)
      }
    },
    .passes("columns of a table, which have no titles") {
      HStack(alignment: .top) {
        VStack { for name in ["Fat", "Carbs", "Fibre"] { Text(.verbatim(name)) } }
        VStack { for value in ["3 g", "12 g", "4 g"] { Text(.verbatim(value)) } }
      }
    },
    .passes("a table with titles, which is read row by row") {
      HStack(alignment: .top) {
        VStack {
          Text(.verbatim("Nutrient")).font(.headline)
          for name in ["Fat", "Carbs", "Fibre"] { Text(.verbatim(name)) }
        }
        VStack {
          Text(.verbatim("Per 100 g")).font(.headline)
          for value in ["3 g", "12 g", "4 g"] { Text(.verbatim(value)) }
        }
      }
    },
    .passes("columns under each other") {
      VStack(alignment: .leading) {
        flight("Outward", "9:40"); flight("Return", "18:15")
      }
    },
    .finds("hours", because: "all hours are read before the temperatures") {
      VStack {
        HStack { for hour in ["Now", "14:00", "15:00"] { Text(.verbatim(hour)).frame(width: 60) } }
        HStack {
          for sky in ["Sunny", "Cloudy", "Rain"] {
            Image(symbol: "cloud", size: 20).accessibilityLabel(.verbatim(sky)).frame(width: 60)
          }
        }
        HStack { for heat in ["17°", "19°", "20°"] { Text(.verbatim(heat)).frame(width: 60) } }
      }
      .id("hours")
    },
    .finds("fares", because: "each column has a title, and is read across") {
      VStack {
        HStack { for title in ["Outward", "Return"] { heading(title) } }
        HStack { for day in ["Friday", "Monday"] { Text(.verbatim(day)).frame(width: 120) } }
        HStack { for time in ["9:40", "18:15"] { Text(.verbatim(time)).frame(width: 120) } }
      }
      .id("fares")
    },
    .passes("a table of names and values with titles") {
      VStack {
        HStack { for title in ["Nutrient", "Per 100 g"] { heading(title) } }
        HStack { for cell in ["Fat", "3 g"] { Text(.verbatim(cell)).frame(width: 120) } }
        HStack { for cell in ["Carbs", "12 g"] { Text(.verbatim(cell)).frame(width: 120) } }
      }
    },
    .passes("a row of names over a row of numbers, which another rule reports") {
      VStack {
        HStack {
          for name in ["Posts", "Fans", "Likes"] { Text(.verbatim(name)).frame(width: 60) }
        }
        HStack { for count in ["12", "80", "95"] { Text(.verbatim(count)).frame(width: 60) } }
      }
    },
    .passes("hours that are one element each") {
      HStack {
        for (hour, heat) in [("Now", "17°"), ("14:00", "19°"), ("15:00", "20°")] {
          VStack {
            Text(.verbatim(hour))
            Text(.verbatim(heat))
          }
          .accessibilityElement(children: .combine)
        }
      }
    },
    .passes("rows of numbers alone") {
      VStack {
        for row in [["1", "2", "3"], ["4", "5", "6"]] {
          HStack { for number in row { Text(.verbatim(number)).frame(width: 60) } }
        }
      }
    },
    .finds("flights", because: "both dates are read before the times") {
      HStack(alignment: .top) {
        flight("Outward", "9:40"); flight("Return", "18:15")
      }
      .id("flights")
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    let tree = screen.tree
    let index = ElementIndex(screen)
    return tree.nodes.positions.contains { node in
      ForecastRows.mayBe(in: node, of: tree, index)
        || tree.columnsOfTexts(in: node).count { isPlain($0, in: index) } > 1
    }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let index = ElementIndex(screen)
    return columns(on: screen, index) + rows(on: screen, index)
  }

  /// Rows of one kind each, such as hours over temperatures.
  private func rows(on screen: AccessibleScreen, _ index: ElementIndex) -> [Violation] {
    let tree = screen.tree
    return tree.nodes.positions.compactMap { node in
      guard let found = ForecastRows(in: node, of: tree, index), screen.isReachable(node) else {
        return nil
      }
      let columns = found.rows[0].count
      return Violation(
        node: node, weight: Double(columns), .areTornApart(found.rows.count, columns: columns),
        evidence: ["columns": .number(Double(columns), unit: "")],
        suggestion: "make one element of each column")
    }
  }

  private func columns(on screen: AccessibleScreen, _ index: ElementIndex) -> [Violation] {
    let tree = screen.tree
    let stacks = tree.nodes.positions.filter { tree.hasColumns($0) }
    return stacks.compactMap { node in
      let columns = tree.children(of: node).filter { tree[$0].isSeen && tree.isColumn($0) }
      guard columns.count > 1, screen.isReachable(node), !tree.isTable(columns),
        columns.allSatisfy({ isPlain($0, in: index) })
      else { return nil }
      let order = columns.enumerated().flatMap { column, view in
        index.readingPositions(in: view).map { (position: $0, column: column) }
      }
      .sorted { $0.position < $1.position }.map(\.column)
      // Each column once, if they are read one after the other.
      let changes = zip(order, order.dropFirst()).count { $0 != $1 }
      guard changes >= columns.count + 1 else { return nil }
      return Violation(
        node: node, weight: Double(changes), .areMixed(columns.count, changes: changes),
        evidence: ["columns": .number(Double(columns.count), unit: "")],
        suggestion: "make a group of each column")
    }
  }

  /// Whether a column has three texts or more and nothing to touch.
  private func isPlain(_ column: NodeID, in index: ElementIndex) -> Bool {
    let inside = index.elements(in: column)
    return inside.count > 2 && inside.allSatisfy { !$0.isInteractive }
  }
}

extension LaidOutTree {
  /// Whether a node is a horizontal stack that may have columns in it.
  fileprivate func hasColumns(_ node: NodeID) -> Bool {
    guard case .stack(let layout) = self[node].kind, layout.axis == .horizontal, self[node].isSeen
    else { return false }
    return children(of: node).contains { isColumn($0) }
  }

  /// Whether columns are those of a table under a row of titles, which is read row by row: the first one has names
  /// and the others numbers.
  fileprivate func isTable(_ columns: [NodeID]) -> Bool {
    let cells = columns.map { column in
      rowTexts(of: column).sorted { $0.key < $1.key }.map(\.value).dropFirst()
    }
    return cells[0].allSatisfy { !$0.hasDigit }
      && cells.dropFirst().contains { $0.allSatisfy(\.hasDigit) }
  }

  /// The vertical stacks of several texts in a horizontal one, whatever the sizes of the texts; none of other nodes.
  fileprivate func columnsOfTexts(in node: NodeID) -> [NodeID] {
    guard case .stack(let layout) = self[node].kind, layout.axis == .horizontal, self[node].isSeen
    else { return [] }
    return children(of: node).filter { self[$0].isSeen && textsOfColumn($0).count > 2 }
  }

  /// Whether a node is a vertical stack whose first text looks like a title.
  fileprivate func isColumn(_ node: NodeID) -> Bool {
    let texts = textsOfColumn(node)
    guard texts.count > 2 else { return false }
    let (title, next) = (texts[0], texts[1])
    return title.pointSize >= next.pointSize
      && (title.pointSize > next.pointSize || title.weight.weightClass > next.weight.weightClass)
  }

  /// The texts that are seen in a vertical stack; none of other nodes.
  private func textsOfColumn(_ node: NodeID) -> [LaidOutText] {
    var inner = node
    while case .wrapper = self[inner].kind, inner.next < self[inner].end { inner = inner.next }
    guard case .stack(let layout) = self[inner].kind, layout.axis == .vertical else { return [] }
    return (inner..<self[inner].end).compactMap { self[$0].isSeen ? text(of: $0) : nil }
  }
}

extension Message {
  fileprivate static func areTornApart(_ rows: Int, columns: Int) -> Message {
    "VoiceOver reads \(rows) rows one after the other, and the \(columns) things that they describe are under each other"
  }

  fileprivate static func areMixed(_ columns: Int, changes: Int) -> Message {
    "VoiceOver changes \(changes) times between the \(columns) columns, which belong together from top to bottom"
  }
}

/// A flight with a title, a day and a time.
private func flight(_ title: String, _ time: String) -> ViewNode {
  VStack(alignment: .leading) {
    Text(.verbatim(title)).font(.headline)
    Text(.verbatim("Friday"))
    Text(.verbatim(time))
  }
  .node
}

/// The title of a column.
private func heading(_ title: String) -> ViewNode {
  Text(.verbatim(title)).font(.headline).accessibilityAddTraits(.header).frame(width: 120)
}
