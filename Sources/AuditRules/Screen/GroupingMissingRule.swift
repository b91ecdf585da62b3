import Accessibility
import AuditModel
import Layout
import ViewTree

/// The texts of a row are one stop.
package struct GroupingMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "grouping-missing", title: "Row read in pieces",
    rationale: """
      VoiceOver users swipe several times for each row, and hear names and values apart from each other.
      """,
    howToFix: "Add `.accessibilityElement(children: .combine)` to the content of the row.",
    falseAlarm: """
      Texts that people compare one by one may be stops of their own. Only rows of lists are checked, and three or more \
      of the same structure in a vertical stack with a number in each, with \
      2 to 6 texts and pictures, none of which is a control, a heading or has a link or an action. Rows of a name and several numbers alone are a \
      warning.
      """,
    severity: .note, standards: [.wcag("1.3.1"), .apple("AccessibilityChildBehavior, combine")])

  package static let examples: [ScreenExample] = [
    .passes("a combined row") {
      List {
        HStack {
          Text(.verbatim("Milk"))
          Text(.verbatim("2 litres"))
        }
        .accessibilityElement(children: .combine)
      }
    },
    .passes("a row that is a button") {
      List {
        Button {
          Text(.verbatim("Milk"))
          Text(.verbatim("2 litres"))
        }
      }
    },
    .passes("a text beside a control") {
      List {
        HStack {
          Text(.verbatim("Milk"))
          Button(.verbatim("Edit"))
        }
      }
    },
    .passes("rows of a table that are combined, in one row of the list") {
      List {
        VStack {
          HStack {
            Text(.verbatim("Subtotal"))
            Text(.verbatim("12 €"))
          }
          .accessibilityElement(children: .combine)
          HStack {
            Text(.verbatim("Total"))
            Text(.verbatim("14 €"))
          }
          .accessibilityElement(children: .combine)
        }
      }
    },
    .passes("paragraphs in a stack") {
      VStack {
        for name in ["Guests", "Pets", "Plants"] {
          VStack {
            Text(.verbatim(name))
            Text(.verbatim("Be kind to them."))
          }
        }
      }
    },
    .finds("pump-1", because: "nothing says what the numbers of each row are") {
      VStack {
        for number in 1...3 {
          HStack {
            Text(.verbatim("Pump"))
            Text(.verbatim("4.\(number)"))
            Text(.verbatim("6\(number)"))
          }
          .id("pump-\(number)")
        }
      }
    },
    .finds("booking-1", because: "each of the rows in a stack is two stops") {
      VStack {
        for number in 1...3 {
          HStack {
            Text(.verbatim("Bakery"))
            Text(.verbatim("\(number).20 €"))
          }
          .id("booking-\(number)")
        }
      }
    },
    .finds("milk", because: "each row is two stops") {
      List {
        HStack {
          Text(.verbatim("Milk"))
          Text(.verbatim("2 litres"))
        }
        .id("milk")
        HStack {
          Text(.verbatim("Bread"))
          Text(.verbatim("1 loaf"))
        }
      }
    },
  ]

  /// More than these are no row of a table, but a text of several parts.
  private static let pieces = 2...6

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    listRows(on: screen) + stackedRows(on: screen)
  }

  /// Rows of the same structure in a vertical stack outside of lists, each with a name and a number.
  private func stackedRows(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let index = ElementIndex(screen)
    var known: [NodeID: Bool] = [:]
    func isInVerticalStack(_ node: NodeID) -> Bool {
      guard let parent = tree[node].parent else { return false }
      if let answer = known[parent] { return answer }
      let answer = tree.isVerticalStackOfRows(parent)
      known[parent] = answer
      return answer
    }
    var rows: [NodeID: [AccessibilityElement]] = [:]
    for element in screen.elements where element.traits.contains(.staticText) {
      let around = Array(tree.lineage(of: element.node))
      guard !around.contains(where: tree.isRowCell),
        let row = around.dropFirst().first(where: isInVerticalStack)
      else { continue }
      rows[row, default: []].append(element)
    }
    let apart = rows.filter { row, elements in
      isInPieces(elements) && index.count(in: row) == elements.count
        && elements.contains { $0.label.string(in: screen.catalog).hasDigit }
    }
    return Dictionary(grouping: apart.keys) {
      Group(parent: tree[$0].parent, RowStructure(of: $0, in: tree))
    }
    .values.filter { $0.count >= Self.fewestStackedRows }.map { $0.sorted() }
    .sorted { $0[0] < $1[0] }.map { group in
      violation(
        at: group[0], stops: apart[group[0]]?.count ?? 0, rows: group.count,
        areNumbers: group.allSatisfy { areLooseNumbers(apart[$0] ?? [], in: screen.catalog) },
        in: tree)
    }
  }

  private struct Group: Hashable {
    let parent: NodeID?
    let structure: RowStructure

    init(parent: NodeID?, _ structure: RowStructure) {
      self.parent = parent
      self.structure = structure
    }
  }

  /// Two alike are no list.
  private static let fewestStackedRows = 3

  private func listRows(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    var rows: [NodeID: [AccessibilityElement]] = [:]
    var grouped: Set<NodeID> = []
    for element in screen.elements {
      guard let row = tree.lineage(of: element.node).first(where: tree.isRowCell) else { continue }
      // Rows of a table in the row are grouped already.
      if tree.accessibility(of: element.node)?.attributes.grouping == .combine {
        grouped.insert(row)
      }
      rows[row, default: []].append(element)
    }
    let apart = rows.filter { isInPieces($0.value) && !grouped.contains($0.key) }.keys.sorted()
    // The rows of a list mostly have one cause.
    return Dictionary(grouping: apart) { tree[$0].parent }.values.map { $0[0] }.sorted()
      .map { row in
        let count = apart.count { tree[$0].parent == tree[row].parent }
        return violation(at: row, stops: rows[row]?.count ?? 0, rows: count, in: tree)
      }
  }

  /// Whether a row has a name and several numbers that nothing says the meaning of.
  private func areLooseNumbers(
    _ elements: [AccessibilityElement], in catalog: TextCatalog
  ) -> Bool {
    let texts = elements.map { $0.label.string(in: catalog) }
    return texts.count > 2 && texts[0].contains(where: \.isLetter)
      && texts.dropFirst().allSatisfy { $0.hasDigit && !$0.contains(where: \.isLetter) }
  }

  private func violation(
    at row: NodeID, stops: Int, rows: Int, areNumbers: Bool = false, in tree: LaidOutTree
  ) -> Violation {
    Violation(
      node: tree.content(of: row), severity: areNumbers ? .warning : nil, weight: Double(rows),
      areNumbers ? .areLoose(stops - 1, rows: rows) : .isRead(stops, rows: rows),
      evidence: [
        "stops": .number(Double(stops), unit: ""), "rows": .number(Double(rows), unit: ""),
      ],
      suggestion: areNumbers
        ? "make one element of the row, and say in its label what each number is"
        : "combine the children of the row")
  }

  private func isInPieces(_ elements: [AccessibilityElement]) -> Bool {
    Self.pieces.contains(elements.count)
      && elements.count { $0.traits.contains(.staticText) } > 1
      && elements.allSatisfy { element in
        !element.isInteractive && element.links.isEmpty && element.customActions.isEmpty
          && !element.traits.contains(.header)
      }
  }
}

extension LaidOutTree {
  /// Whether a node is a vertical stack of three views or more.
  fileprivate func isVerticalStackOfRows(_ node: NodeID) -> Bool {
    guard case .stack(let layout) = self[node].kind, layout.axis == .vertical else { return false }
    return children(of: node).count { self[$0].isSeen } >= 3
  }
}

extension LaidOutTree {
  /// The view that the views around it are only modifiers of.
  fileprivate func content(of node: NodeID) -> NodeID {
    var content = node
    while case .wrapper = self[content].kind, content.next < self[node].end {
      content = content.next
    }
    return content
  }
}

extension Message {
  fileprivate static func areLoose(_ numbers: Int, rows: Int) -> Message {
    "VoiceOver reads \(numbers) numbers in each of \(rows) rows by themselves, without a word on what each of them is"
  }

  fileprivate static func isRead(_ stops: Int, rows: Int) -> Message {
    let others = rows > 1 ? ", as in \(rows - 1) other rows" : ""
    return "VoiceOver stops \(stops) times in this row without a control\(others)"
  }
}
