import AuditModel
import ViewTree

@testable import Layout

extension ComputedTree {
  /// Cards 16 points from the edges, so 268 points wide, from 17.5 points under the top on; rows are at
  /// least 52 points high, with 16 points beside their content and 15 over and under it.
  static let lists: [ComputedTree] = [
    // 52: in its middle 10. 80 + 30 = 110. 52.
    ComputedTree(
      "List",
      [
        "l": rect(0, 0, 300, 600), "a": rect(32, 38.5, 40, 10), "b": rect(32, 84.5, 40, 80),
        "c": rect(32, 200.5, 40, 10),
      ]
    ) {
      List {
        box("a", 40, 10); box("b", 40, 80); box("c", 40, 10)
      }.id("l")
    },
    ComputedTree("List of what grows", ["a": rect(32, 38.5, 236, 10)]) { List { filler("a") } },
    ComputedTree("a button fills its row", ["a": rect(16, 69.5, 268, 52)]) {
      List {
        box("b", 40, 20); Button { box("c", 40, 20) }.id("a")
      }
    },
    ComputedTree("Form", ["a": rect(32, 33.5, 40, 20), "b": rect(32, 85.5, 40, 20)]) {
      Form {
        box("a", 40, 20); box("b", 40, 20)
      }
    },
    ComputedTree("List under a box", ["l": rect(0, 50, 300, 550), "a": rect(32, 83.5, 40, 20)]) {
      VStack(spacing: 0) {
        box("top", 300, 50); List { box("a", 40, 20) }.id("l")
      }
    },
    // 17.5 + 20 rows of 52 + 17.5 = 1075 points, 475 more than the screen.
    ComputedTree("List at its last row", ["r20": rect(32, 546.5, 40, 20)]) {
      List { for number in 1...20 { box("r\(number)", 40, 20) } }.defaultScrollAnchor(.bottom)
    },
    ComputedTree(
      "List from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(228, 33.5, 40, 20)]
    ) { List { box("a", 40, 20) } },
  ]

  /// Cards from edge to edge, or none; without cards there is nothing over the first row.
  static let listStyles: [ComputedTree] = [
    ComputedTree("a grouped list", ["a": rect(16, 38.5, 268, 10)]) {
      List { filler("a") }.listStyle(.grouped)
    },
    ComputedTree("a row of a grouped list", ["a": rect(0, 17.5, 300, 52)]) {
      List { Button { box("b", 40, 20) }.id("a") }.listStyle(.grouped)
    },
    // 69.5 + 35 + 16.
    ComputedTree("sections of a grouped list", ["a": rect(16, 120.5, 40, 20)]) {
      List {
        Section { box("b", 40, 20) }
        Section { box("a", 40, 20) }
      }.listStyle(.grouped)
    },
    ComputedTree("a plain list", ["a": rect(16, 21, 268, 10)]) {
      List { filler("a") }.listStyle(.plain)
    },
    ComputedTree("a row of a plain list", ["a": rect(0, 52, 300, 52)]) {
      List {
        box("b", 40, 20); Button { box("c", 40, 20) }.id("a")
      }.listStyle(.plain)
    },
    // The heading is 10 + 20 + 10 points high, and there is nothing between the sections.
    ComputedTree(
      "sections of a plain list", ["h": rect(16, 10, 40, 20), "b": rect(16, 108, 40, 20)]
    ) {
      List {
        Section {
          box("a", 40, 20)
        } header: {
          box("h", 40, 20)
        }
        Section { box("b", 40, 20) }
      }.listStyle(.plain)
    },
    ComputedTree("an inset list", ["a": rect(16, 21, 268, 10)]) {
      List { filler("a") }.listStyle(.inset)
    },
    ComputedTree("a sidebar", ["a": rect(32, 38.5, 236, 10)]) {
      List { filler("a") }.listStyle(.sidebar)
    },
    ComputedTree("the nearest list style", ["a": rect(16, 21, 268, 10)]) {
      VStack { List { filler("a") }.listStyle(.plain) }.listStyle(.sidebar)
    },
    ComputedTree("a list style of the screen", ["a": rect(16, 21, 268, 10)]) {
      VStack { List { filler("a") }.listStyle(.automatic) }.listStyle(.plain)
    },
  ]

  /// A heading is 10 points higher than its content at both edges, and a note 8 and 6.333; each takes
  /// the place of half of the 35 points between sections.
  static let sections: [ComputedTree] = [
    ComputedTree(
      "a section with a heading and a note",
      [
        "h": rect(32, 10, 40, 20), "a": rect(32, 56, 40, 20), "b": rect(32, 108, 40, 20),
        "f": rect(32, 152, 40, 16), "c": rect(32, 207.8333, 40, 20),
      ]
    ) {
      // 40 of heading, rows to 144, a note to 174.333, and 17.5 to the next card.
      List {
        Section {
          box("a", 40, 20); box("b", 40, 20)
        } header: {
          box("h", 40, 20)
        } footer: {
          box("f", 40, 16)
        }
        Section { box("c", 40, 20) }
      }
    },
    // 17.5 + 52 + 35 + 16.
    ComputedTree(
      "sections without headings", ["a": rect(32, 33.5, 40, 20), "b": rect(32, 120.5, 40, 20)]
    ) {
      List {
        Section { box("a", 40, 20) }
        Section { box("b", 40, 20) }
      }
    },
    // 69.5 + 17.5 + 40.
    ComputedTree(
      "a heading after rows", ["h": rect(32, 97, 40, 20), "b": rect(32, 143, 40, 20)]
    ) {
      List {
        Section { box("a", 40, 20) }
        Section {
          box("b", 40, 20)
        } header: {
          box("h", 40, 20)
        }
      }
    },
    // 69.5 + 8 + 16 + 6.333 = 99.833; the heading follows at once.
    ComputedTree(
      "a heading after a note",
      [
        "f": rect(32, 77.5, 40, 16), "h": rect(32, 109.8333, 40, 20),
        "b": rect(32, 155.8333, 40, 20),
      ]
    ) {
      List {
        Section {
          box("a", 40, 20)
        } footer: {
          box("f", 40, 16)
        }
        Section {
          box("b", 40, 20)
        } header: {
          box("h", 40, 20)
        }
      }
    },
    ComputedTree("a row after a section", ["b": rect(32, 120.5, 40, 20)]) {
      List {
        Section { box("a", 40, 20) }
        box("b", 40, 20)
      }
    },
    ComputedTree("a section after rows", ["c": rect(32, 172.5, 40, 20)]) {
      List {
        box("a", 40, 20); box("b", 40, 20)
        Section { box("c", 40, 20) }
      }
    },
    ComputedTree(
      "a section in a column", ["h": rect(130, 280, 40, 20), "a": rect(130, 300, 40, 20)]
    ) {
      VStack(spacing: 0) {
        Section {
          box("a", 40, 20)
        } header: {
          box("h", 40, 20)
        }
      }
    },
  ]

  /// Lines of 17 points are 21 points high on this screen, and of 20 points 24; of a heading of 13 it
  /// would be 16.
  static let headings: [ComputedTree] = [
    ComputedTree("a heading of a text", ["a": rect(32, 57, 40, 20)]) {
      List {
        Section {
          box("a", 40, 20)
        } header: {
          line("h")
        }
      }
    },
    ComputedTree("a prominent heading", ["a": rect(32, 60, 40, 20)]) {
      List {
        Section {
          box("a", 40, 20)
        } header: {
          line("h")
        }.headerProminence(.increased)
      }
    },
    ComputedTree("headings of a sidebar", ["a": rect(32, 60, 40, 20)]) {
      List {
        Section {
          box("a", 40, 20)
        } header: {
          line("h")
        }
      }.listStyle(.sidebar)
    },
    ComputedTree("a standard heading of a prominent list", ["a": rect(32, 57, 40, 20)]) {
      List {
        Section {
          box("a", 40, 20)
        } header: {
          line("h")
        }.headerProminence(.standard)
      }.headerProminence(.increased)
    },
    // A note of 16 + 14.333 points under a row that ends at 69.5, then 17.5 and 16.
    ComputedTree("a note of a text", ["a": rect(32, 133.3333, 40, 20)]) {
      List {
        Section {
          box("b", 40, 20)
        } footer: {
          line("f")
        }
        box("a", 40, 20)
      }
    },
  ]

  /// Values that views name for rows and lists.
  static let listModifiers: [ComputedTree] = [
    // 268 − 12; in the middle of 52 − 8.
    ComputedTree("listRowInsets", ["a": rect(20, 36.5, 256, 10)]) {
      List {
        filler("a").listRowInsets(EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
      }
    },
    ComputedTree(
      "listRowInsets of a high row", ["a": rect(20, 19.5, 40, 80), "b": rect(32, 121.5, 40, 20)]
    ) {
      List {
        box("a", 40, 80).listRowInsets(EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        box("b", 40, 20)
      }
    },
    ComputedTree(
      "listRowInsets of a section", ["a": rect(16, 33.5, 40, 20), "b": rect(20, 85.5, 40, 20)]
    ) {
      List {
        Section {
          box("a", 40, 20).listRowInsets(EdgeInsets())
          box("b", 40, 20)
        }.listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0))
      }
    },
    ComputedTree("listRowSpacing", ["b": rect(32, 95.5, 40, 20)]) {
      List {
        box("a", 40, 20); box("b", 40, 20)
      }.listRowSpacing(10)
    },
    // 69.5 + 20 + 16.
    ComputedTree("listSectionSpacing", ["b": rect(32, 105.5, 40, 20)]) {
      List {
        Section { box("a", 40, 20) }
        Section { box("b", 40, 20) }
      }.listSectionSpacing(20)
    },
    ComputedTree("listSectionSpacing of a section", ["b": rect(32, 135.5, 40, 20)]) {
      List {
        Section { box("a", 40, 20) }
        Section { box("b", 40, 20) }.listSectionSpacing(50)
      }.listSectionSpacing(20)
    },
    ComputedTree("compact sections", ["b": rect(32, 103, 40, 20)]) {
      List {
        Section { box("a", 40, 20) }
        Section { box("b", 40, 20) }
      }.listSectionSpacing(.compact)
    },
    // 15 + 20 + 15.
    ComputedTree(
      "defaultMinListRowHeight", ["a": rect(32, 32.5, 40, 20), "b": rect(32, 82.5, 40, 20)]
    ) {
      List {
        box("a", 40, 20); box("b", 40, 20)
      }.environment(\.defaultMinListRowHeight, 20)
    },
    ComputedTree("a greater defaultMinListRowHeight", ["a": rect(32, 57.5, 40, 20)]) {
      List { box("a", 40, 20) }.environment(\.defaultMinListRowHeight, 100)
    },
    ComputedTree(
      "defaultMinListHeaderHeight", ["h": rect(32, 20, 40, 20), "a": rect(32, 76, 40, 20)]
    ) {
      List {
        Section {
          box("a", 40, 20)
        } header: {
          box("h", 40, 20)
        }
      }.environment(\.defaultMinListHeaderHeight, 60)
    },
  ]

  /// Controls in rows: a switch reaches into the insets, and the text of a field begins where others do.
  static let rowControls: [ComputedTree] = [
    ComputedTree("a switch in a row", ["a": rect(32, 29.5, 236, 28), "b": rect(32, 85.5, 40, 20)]) {
      List {
        Toggle(isOn: true) { box("i", 40, 20) }.id("a")
        box("b", 40, 20)
      }
    },
    ComputedTree("a switch with a high label in a row", ["a": rect(32, 32.5, 236, 60)]) {
      List { Toggle(isOn: true) { box("i", 40, 60) }.id("a") }
    },
    // 236 − 61 − 8.
    ComputedTree("the label of a switch in a row", ["i": rect(32, 33.5, 167, 20)]) {
      List { Toggle(isOn: true) { filler("i").frame(height: 20) }.id("a") }
    },
    // A line of 21 points in a row of 52.
    ComputedTree(
      "a field in a row", ["a": rect(16, 17.5, 268, 52), "a.content": rect(32, 33, 236, 21)]
    ) { List { TextField(text: .verbatim("a")).id("a") } },
    // 32 + 40 + 8, and 268 − 16 less that.
    ComputedTree(
      "a field beside a text in a row", ["a": rect(80, 33, 188, 21), "b": rect(32, 33.5, 40, 20)]
    ) {
      List {
        HStack {
          box("b", 40, 20); TextField(text: .verbatim("a")).id("a")
        }
      }
    },
    ComputedTree("a field with a ground in a row", ["a": rect(32, 33, 236, 21)]) {
      List { TextField(text: .verbatim("a")).background(.label).id("a") }
    },
    ComputedTree(
      "a field with a border in a row",
      ["a": rect(16, 17.5, 268, 52), "a.content": rect(32, 33.5, 236, 20)]
    ) { List { TextField(text: .verbatim("a")).textFieldStyle(.roundedBorder).id("a") } },
    ComputedTree("a field with a border and a ground in a row", ["a": rect(32, 32.5, 236, 34)]) {
      List {
        TextField(text: .verbatim("a")).textFieldStyle(.roundedBorder).background(.label).id("a")
      }
    },
    ComputedTree(
      "an editor in a row", ["a": rect(16, 17.5, 268, 52), "a.content": rect(32, 33, 236, 21)]
    ) { List { TextEditor(text: .verbatim("a")).id("a") } },
    ComputedTree("a text in a row", ["a": rect(32, 33, 236, 21)]) {
      List { Text(verbatim: "a").frame(maxWidth: .infinity).id("a") }
    },
  ]

  /// A line of Body, or of the font that a list gives its headings and notes.
  private static func line(_ id: String) -> ViewNode {
    Text(verbatim: "a").frame(width: 50).id(id)
  }
}
