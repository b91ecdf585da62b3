import AuditModel
import ViewTree

@testable import Layout

extension RenderEnvironment {
  /// A screen of 600 by 600 points of regular width and height.
  fileprivate static let wide = RenderEnvironment(
    device: Device(
      name: "wide", sizeClasses: .regularRegular, viewport: Size(width: 600, height: 600),
      safeArea: .zero, keyboardHeight: 0, displayScale: 1))
}

extension ComputedTree {
  /// `Table`: rows as in a list, of which a compact width shows the first column only.
  static let tables: [ComputedTree] = [
    // Rows of 52 points, and boxes of 20 in their middle after 16.
    ComputedTree(
      "Table of compact width", ["a-1": rect(16, 16, 40, 20), "b-1": rect(16, 68, 40, 20)]
    ) { table },
    // The titles have 20 points, with 10 over and under them. Of 600 − 2 × 16, two columns have 280
    // each beside 8.
    ComputedTree(
      "Table of regular width", in: .wide,
      [
        "a-1.content": rect(16, 56, 40, 20), "a-2.content": rect(304, 56, 40, 20),
        "a-2": rect(304, 56, 280, 20), "b-1.content": rect(16, 108, 40, 20),
      ]
    ) { table },
    // 100 for the first column, and for the second one 568 − 100 − 8, at whose end its box is.
    ComputedTree(
      "Table with a width", in: .wide,
      ["a-1.content": rect(16, 16, 40, 20), "a-2.content": rect(544, 16, 40, 20)]
    ) {
      Table([Row(id: "a")]) {
        TableColumn("One") { box("\($0.id)-1", 40, 20) }.width(100)
        TableColumn("Two") { box("\($0.id)-2", 40, 20) }.alignment(.trailing)
      }
      .tableColumnHeaders(.hidden)
    },
    ComputedTree("Table of rows", ["a-1": rect(16, 16, 40, 20), "b-1": rect(16, 68, 40, 20)]) {
      Table(of: Row.self) {
        TableColumn("One") { box("\($0.id)-1", 40, 20) }
      } rows: {
        TableRow(Row(id: "a"))
        TableRow(Row(id: "b"))
      }
    },
    ComputedTree(
      "Table of rows with ForEach",
      [
        "a-1": rect(16, 16, 40, 20), "b-1": rect(16, 68, 40, 20), "c-1": rect(16, 120, 40, 20),
        "1-1": rect(16, 172, 40, 20), "d-1": rect(16, 224, 40, 20),
      ]
    ) {
      Table(of: Row.self) {
        TableColumn("One") { box("\($0.id)-1", 40, 20) }
      } rows: {
        TableRow(Row(id: "a"))
        ForEach([Row(id: "b"), Row(id: "c")]) { TableRow($0) }
        ForEach(1..<2) { TableRow(Row(id: "\($0)")) }
        ForEach(["d", "e"], id: \.self) { name in
          if name == "d" { TableRow(Row(id: name)) }
        }
      }
    },
  ]

  private struct Row: Identifiable {
    let id: String
  }

  private static var table: ViewNode {
    var table = Table([Row(id: "a"), Row(id: "b")]) {
      TableColumn("One") { box("\($0.id)-1", 40, 20) }
      TableColumn("Two") { box("\($0.id)-2", 40, 20) }
    }.node
    guard table.children.count > 2 else { return table }
    for column in 0...1 {
      let title = table.children[0].children[column]
      table.children[0].children[column] = title.frame(height: 20)
    }
    return table
  }
}
