import Accessibility
import AuditModel
import Layout
import ViewTree

/// A table that is built of columns is read row by row.
package struct TableReadByColumnsRule: ScreenRule {
  package static let description = RuleDescription(
    id: "table-read-by-columns", title: "Table read with values apart",
    rationale: """
      VoiceOver users hear all names first and all values after them, and do not learn which value belongs to which \
      name.
      """,
    howToFix: """
      Build the table of rows, each with its name and its value, and combine each row with \
      `.accessibilityElement(children: .combine)`. `Grid` keeps the columns aligned.
      """,
    falseAlarm: """
      Columns beside each other are compared that are one element or one group each, with three or more texts of one \
      font each at the same heights, of which those of a later column are mostly numbers. A column that can be \
      understood by itself is reported, too, unless its first text is in another font, as a title is; three columns or more \
      are reported with titles, too, if the numbers of each are written alike, as times are, or the first one counts the rows. A column of buttons without texts does not count.
      """,
    severity: .warning,
    standards: [.wcag("1.3.2"), .wcag("1.3.1"), .en301549("11.1.3.2.1"), .en301549("11.1.3.1.1")])

  package static let examples: [ScreenExample] = [
    .passes("rows that are combined") {
      VStack(alignment: .leading) {
        for index in 0..<3 {
          HStack {
            Text(.verbatim(names[index]))
            Text(.verbatim(values[index]))
          }
          .accessibilityElement(children: .combine)
        }
      }
    },
    .passes("columns that are no groups, which are read across") {
      HStack {
        column(names); column(values)
      }
    },
    .passes("plans beside each other") {
      HStack {
        plan("Basic", ["3 boards", "1 person", "0 €"])
        plan("Pro", ["99 boards", "9 people", "5 €"])
      }
    },
    .passes("columns of a name and a value") {
      HStack {
        for (name, value) in zip(names, values) {
          VStack {
            Text(.verbatim(name))
            Text(.verbatim(value))
          }
          .accessibilityElement(children: .combine)
        }
      }
    },
    .passes("values that say their names, which are hidden") {
      VStack {
        HStack {
          for name in names { Text(.verbatim(name)).frame(width: 80).accessibilityHidden() }
        }
        HStack {
          for (name, value) in zip(names, values) {
            Text(.verbatim(value)).frame(width: 80)
              .accessibilityLabel(.verbatim("\(name): \(value)"))
          }
        }
      }
    },
    .finds("times", because: "the times of a sailing are apart") {
      HStack {
        for (title, cells) in [
          ("From", ["07:15", "10:30", "14:00"]), ("To", ["08:40", "11:55", "15:25"]),
          ("Price", ["£18", "£22", "£22"]),
        ] {
          VStack {
            Text(.verbatim(title)).font(.headline)
            for cell in cells { Text(.verbatim(cell)) }
          }
          .accessibilityElement(children: .contain)
        }
      }
      .id("times")
    },
    .finds("parcel", because: "names and values have two looks, and each column is a group") {
      HStack {
        VStack { for name in ["From", "To", "Service"] { Text(.verbatim(name)) } }
          .accessibilityElement(children: .contain)
        VStack { for value in ["Leeds", "Bristol", "Tracked"] { Text(.verbatim(value)).bold() } }
          .accessibilityElement(children: .contain)
      }
      .id("parcel")
    },
    .finds("card", because: "the first column counts the rows") {
      HStack {
        for cells in [
          ["Hole", "1", "2", "3"], ["Par", "4", "3", "5"], ["Strokes", "5", "3", "6"],
        ] {
          column(cells).accessibilityElement(children: .contain)
        }
      }
      .id("card")
    },
    .finds("person", because: "names are grey, and each column is a group") {
      HStack {
        VStack {
          for name in ["Height", "Job", "Lives in"] {
            Text(.verbatim(name)).foregroundColor(Color(RGBColor(84, 85, 91)))
          }
        }
        .accessibilityElement(children: .contain)
        VStack { for value in ["Tall", "Nurse", "Leeds"] { Text(.verbatim(value)) } }
          .accessibilityElement(children: .contain)
      }
      .id("person")
    },
    .passes("two teams in their colours") {
      HStack {
        for color in [Color(RGBColor(20, 60, 180)), Color(RGBColor(180, 20, 30))] {
          VStack {
            for name in ["Osei", "Lund", "Bell"] { Text(.verbatim(name)).foregroundColor(color) }
          }
          .accessibilityElement(children: .contain)
        }
      }
    },
    .finds("stats", because: "the values are in a row under that of all names") {
      VStack {
        HStack { for name in names { Text(.verbatim(name)).frame(width: 80) } }
        HStack { for value in values { Text(.verbatim(value)).frame(width: 80) } }
      }
      .id("stats")
    },
    .finds("facts", because: "the values are read after all names") {
      HStack {
        column(names).accessibilityElement(children: .combine)
        column(values).accessibilityElement(children: .combine)
      }
      .id("facts")
    },
    .finds("facts", because: "each column is a group") {
      HStack {
        column(names).accessibilityElement(children: .contain)
        column(values).accessibilityElement(children: .contain)
      }
      .id("facts")
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    let tree = screen.tree
    return tree.nodes.positions.contains { texts(ofRowsIn: $0, of: tree) != nil }
      || tables(in: tree).contains { $0.value.count > 1 }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    columns(on: screen) + rows(on: screen)
  }

  /// The two rows of a vertical stack that has no more, and as many texts in each of them.
  private func texts(
    ofRowsIn table: NodeID, of tree: LaidOutTree
  ) -> (rows: [NodeID], texts: [[LaidOutText]])? {
    guard case .stack(let layout) = tree[table].kind, layout.axis == .vertical, tree[table].isSeen
    else { return nil }
    let rows = tree.children(of: table).filter { tree[$0].isSeen }
    guard rows.count == 2, rows.allSatisfy(tree.isRowOfTexts) else { return nil }
    let texts = rows.map { tree.columnTexts(of: $0) }
    return texts[0].count > 2 && texts[0].count == texts[1].count ? (rows, texts) : nil
  }

  /// A row of names over a row of numbers, which are read one after the other.
  private func rows(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let index = ElementIndex(screen)
    return tree.nodes.positions.compactMap { table in
      guard let (rows, texts) = texts(ofRowsIn: table, of: tree), screen.isReachable(table),
        tree.areBelowEachOther(texts),
        tree.areNamesAndNumbers(texts) || tree.areNamesAndNumbers(texts.reversed()),
        areRead(rows, index), !index.elements(in: table).contains(where: \.isInteractive)
      else { return nil }
      return Violation(
        node: table, weight: Double(texts[0].count), .areApart(texts[0].count),
        evidence: ["columns": .number(Double(texts[0].count), unit: "")],
        suggestion: "make an element of each name with its value")
    }
  }

  /// Whether VoiceOver reads each text of two rows as it is, and all of the first row before the second one.
  private func areRead(_ rows: [NodeID], _ index: ElementIndex) -> Bool {
    let positions = rows.map { index.readingPositions(in: $0) }
    guard let last = positions[0].max(), let next = positions[1].min(), last < next,
      positions[0].count > 1, positions[1].count > 1
    else { return false }
    return rows.flatMap { index.elements(in: $0) }.allSatisfy {
      !$0.hasGivenLabel && $0.value.isSilent
    }
  }

  /// The groups in horizontal stacks, by those.
  private func tables(in tree: LaidOutTree) -> [NodeID: [NodeID]] {
    let groups = tree.nodes.positions.filter { node in
      let grouping = tree.accessibility(of: node)?.attributes.grouping
      return grouping == .combine || grouping == .contain
    }
    guard groups.count > 1 else { return [:] }
    var tables: [NodeID: [NodeID]] = [:]
    for group in groups {
      if let table = tree.table(around: group) { tables[table, default: []].append(group) }
    }
    return tables
  }

  private func columns(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let tables = tables(in: tree).filter { $0.value.count > 1 }
    guard !tables.isEmpty else { return [] }
    let index = ElementIndex(screen)
    return tables.sorted { $0.key < $1.key }.compactMap { table, groups in
      // A column of buttons says for each of them what it is for.
      let columns = groups.filter { !tree.columnTexts(of: $0).isEmpty }
      guard columns.count > 1, screen.isReachable(table), tree[table].isSeen else { return nil }
      let texts = columns.map { tree.columnTexts(of: $0) }
      guard texts[0].count > 2, texts.allSatisfy({ $0.count == texts[0].count }),
        texts.allSatisfy({ Set($0.dropFirst().map(\.font)).count == 1 }), tree.areAligned(texts),
        tree.areNamesAndNumbers(texts) || tree.areNamesAndValues(texts)
          || columns.count == 2 && tree.areNamesAndNumbers(texts.reversed())
          || tree.areTitledNumbers(texts) || tree.areNumberedRows(texts),
        !columns.contains(where: { index.elements(in: $0).contains(where: \.isInteractive) }),
        groups.count > columns.count || !index.elements(in: table).contains(where: \.isInteractive)
      else { return nil }
      return Violation(
        node: table, weight: Double(texts[0].count),
        .isRead(columns.count, rows: texts[0].count),
        evidence: [
          "columns": .number(Double(columns.count), unit: ""),
          "rows": .number(Double(texts[0].count), unit: ""),
        ],
        suggestion: "make an element of each row")
    }
  }
}

extension LaidOutTree {
  /// The horizontal stack or grid whose column a node is.
  fileprivate func table(around column: NodeID) -> NodeID? {
    lineage(of: column).dropFirst().first { around in
      if case .wrapper = self[around].kind { false } else { true }
    }
    .flatMap { around in
      guard case .stack(let layout) = self[around].kind, layout.axis == .horizontal else {
        return nil
      }
      return around
    }
  }

  /// The texts that are seen in a column.
  fileprivate func columnTexts(of column: NodeID) -> [LaidOutText] {
    (column..<self[column].end).compactMap { node in
      guard self[node].isSeen, let text = text(of: node), !catalog[text.text].isBlank else {
        return nil
      }
      return text
    }
  }

  /// Whether a node is a horizontal stack of texts.
  fileprivate func isRowOfTexts(_ node: NodeID) -> Bool {
    guard case .stack(let layout) = self[node].kind, layout.axis == .horizontal else {
      return false
    }
    return (node.next..<self[node].end).allSatisfy { inner in
      switch self[inner].kind {
      case .text, .wrapper, .spacer: true
      default: !self[inner].isSeen
      }
    }
  }

  /// Whether each text of a row is under that of the row above.
  fileprivate func areBelowEachOther(_ rows: [[LaidOutText]]) -> Bool {
    zip(rows[0], rows[1]).allSatisfy { upper, lower in
      let (above, below) = (self[upper.node].frame, self[lower.node].frame)
      return abs(above.x - below.x) <= 8
        || abs(above.x + above.width / 2 - below.x - below.width / 2) <= 8
    }
  }

  /// Whether each of two columns has one look, and the second one another: names and their values.
  fileprivate func areNamesAndValues(_ columns: [[LaidOutText]]) -> Bool {
    let looks = columns.map { texts in Set(texts.map(look(of:))) }
    guard columns.count == 2, looks.allSatisfy({ $0.count == 1 }) else { return false }
    if looks[0] != looks[1] { return true }
    // Two greys show what is a name; two hues are two sides, such as teams.
    let colors = columns.map { texts in Set(texts.map { foreground(of: self[$0.node]) }) }
    return colors.allSatisfy { $0.count == 1 && $0.allSatisfy(\.light.isGrey) }
      && colors[0] != colors[1]
  }

  /// Whether there are three columns or more, each with a title over numbers that are written alike, such as times.
  fileprivate func areTitledNumbers(_ columns: [[LaidOutText]]) -> Bool {
    guard columns.count > 2 else { return false }
    let shapes = columns.map { column in
      Set(column.dropFirst().map { catalog[$0.text].string.shapeOfNumber })
    }
    // Columns of one kind, such as the times of each day, are read in their order.
    return shapes.allSatisfy { $0.count == 1 } && Set(shapes).count > 1
      && columns.allSatisfy { column in
        let title = look(of: column[0])
        return column.dropFirst().allSatisfy {
          look(of: $0) != title && catalog[$0.text].string.hasDigit
        }
      }
  }

  /// Whether the first column counts the rows, as the holes of a round are, and the others have numbers.
  fileprivate func areNumberedRows(_ columns: [[LaidOutText]]) -> Bool {
    let cells = columns.map { column in column.map { catalog[$0.text].string.numbers } }
    return (0...1).contains { titles in
      let counts = cells[0].dropFirst(titles).map { $0.count == 1 ? $0[0] : -1 }
      return counts.count > 2 && counts.first ?? 0 > 0
        && zip(counts, counts.dropFirst()).allSatisfy { $1 == $0 + 1 }
        && cells.dropFirst().allSatisfy { $0.dropFirst(titles).allSatisfy { $0.count == 1 } }
    }
  }

  private struct Look: Hashable {
    let font: Font
    let weight: FontWeight
  }

  private func look(of text: LaidOutText) -> Look {
    Look(font: text.font, weight: text.weight)
  }

  /// Whether the texts of columns are at the same heights.
  fileprivate func areAligned(_ columns: [[LaidOutText]]) -> Bool {
    columns[0].indices.allSatisfy { row in
      let heights = columns.map { self[$0[row].node].frame.y }
      return (heights.max() ?? 0) - (heights.min() ?? 0) <= 4
    }
  }

  /// Whether the first column has names and the others numbers; the first row may have titles in another font.
  fileprivate func areNamesAndNumbers(_ columns: [[LaidOutText]]) -> Bool {
    func cells(_ column: [LaidOutText]) -> [String] {
      let hasTitle = column[0].font != column[1].font || column[0].weight != column[1].weight
      return column.dropFirst(hasTitle ? 1 : 0).map { catalog[$0.text].string }
    }
    return cells(columns[0]).allSatisfy { !$0.hasDigit }
      && columns.dropFirst().allSatisfy { cells($0).allSatisfy(\.hasDigit) }
  }
}

extension String {
  /// The text with a single mark for each of its numbers: equal for times, and for amounts in one currency.
  fileprivate var shapeOfNumber: String {
    split(separator: /[0-9]+([.,][0-9]+)*/, omittingEmptySubsequences: false)
      .joined(separator: "0")
  }
}

extension Message {
  fileprivate static func areApart(_ count: Int) -> Message {
    "VoiceOver reads all \(count) names before the values under them"
  }

  fileprivate static func isRead(_ columns: Int, rows: Int) -> Message {
    "VoiceOver reads the \(columns) columns of this table one after the other, not its \(rows) rows"
  }
}

private let names = ["Fat", "Carbs", "Fibre"]
private let values = ["3 g", "12 g", "4 g"]

private func column(_ texts: [String]) -> ViewNode {
  VStack(alignment: .leading) { for text in texts { Text(.verbatim(text)) } }.node
}

/// A card with a title.
private func plan(_ title: String, _ texts: [String]) -> ViewNode {
  VStack(alignment: .leading) {
    Text(.verbatim(title)).font(.headline)
    for text in texts { Text(.verbatim(text)) }
  }
  .accessibilityElement(children: .combine)
}
