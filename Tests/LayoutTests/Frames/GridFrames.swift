import ViewTree

@testable import Layout

extension ComputedTree {
  /// Grids whose columns share the width evenly; a row is as high as its highest view.
  static let grids: [ComputedTree] = [
    // Columns of (300 − 10) / 2 = 145 points; 20 + 4 + 20 = 44 high.
    ComputedTree(
      "a grid of two columns",
      [
        "a": rect(0, 278, 145, 20), "b": rect(155, 278, 145, 20), "c": rect(0, 302, 145, 20),
      ]
    ) {
      Grid(columns: .count(2), columnSpacing: 10, rowSpacing: 4) {
        for name in ["a", "b", "c"] { filler(name).frame(height: 20) }
      }
    },
    ComputedTree("a grid of one column", ["a": rect(130, 280, 40, 20), "b": rect(0, 300, 300, 20)])
    {
      Grid(columns: .count(1), rowSpacing: 0) {
        box("a", 40, 20); filler("b").frame(height: 20)
      }
    },
    // Columns of 96 points; rows of 30 and 40.
    ComputedTree(
      "views in the middle of their cells",
      [
        "a": rect(28, 270, 40, 10), "b": rect(130, 265, 40, 20), "c": rect(232, 260, 40, 30),
        "d": rect(28, 300, 40, 40),
      ]
    ) {
      Grid(columns: .count(3), columnSpacing: 6, rowSpacing: 10) {
        box("a", 40, 10); box("b", 40, 20); box("c", 40, 30); box("d", 40, 40)
      }
    },
    ComputedTree("a least width over the screen's", ["a": rect(0, 290, 300, 20)]) {
      Grid(columns: .adaptive(minimum: 500)) { filler("a").frame(height: 20) }
    },
  ]

  /// `LazyVGrid` and `LazyHGrid` with fixed, flexible and adaptive items.
  static let lazyGrids: [ComputedTree] = [
    ComputedTree(
      "LazyVGrid, flexible",
      [
        "a": rect(28, 270, 40, 10), "b": rect(130, 265, 40, 20), "c": rect(232, 260, 40, 30),
        "d": rect(28, 300, 40, 40),
      ]
    ) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 3), spacing: 10)
      {
        box("a", 40, 10); box("b", 40, 20); box("c", 40, 30); box("d", 40, 40)
      }
    },
    // 300 − 100 − 10 = 190; 20 + 5 + 20 = 45 high.
    ComputedTree(
      "LazyVGrid, fixed and flexible",
      [
        "a": rect(0, 277.5, 100, 20), "b": rect(110, 277.5, 190, 20),
        "c": rect(0, 302.5, 100, 20),
      ]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(100), spacing: 10), GridItem(.flexible())], spacing: 5) {
        for name in ["a", "b", "c"] { filler(name).frame(height: 20) }
      }
    },
    // 100 + 8 + 50 = 158, in the middle of 300.
    ComputedTree(
      "LazyVGrid, fixed", ["a": rect(71, 290, 100, 20), "b": rect(179, 290, 50, 20)]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(50))]) {
        filler("a").frame(height: 20); filler("b").frame(height: 20)
      }
    },
    ComputedTree(
      "LazyVGrid, limited", ["a": rect(0, 290, 50, 20), "b": rect(60, 290, 240, 20)]
    ) {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 50), spacing: 10), GridItem(.flexible())]) {
        filler("a").frame(height: 20); filler("b").frame(height: 20)
      }
    },
    ComputedTree(
      "LazyVGrid, adaptive without spacing",
      ["a": rect(30, 290, 40, 20), "b": rect(130, 290, 40, 20), "c": rect(230, 290, 40, 20)]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)]) {
        box("a", 40, 20); box("b", 40, 20); box("c", 40, 20)
      }
    },
    // Three columns of 90 and two gaps of 8 are 286 points, four are more than 300: (300 − 16) / 3.
    ComputedTree(
      "LazyVGrid, adaptive",
      [
        "a": rect(0, 290, 94.6667, 20), "b": rect(102.6667, 290, 94.6667, 20),
        "c": rect(205.3333, 290, 94.6667, 20),
      ]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 8)]) {
        for name in ["a", "b", "c"] { filler(name).frame(height: 20) }
      }
    },
    // (300 − 4 × 8) / 5 = 53.6: a sixth column would have less than 50 (mo4tech.com, “Predict LazyVGrid layout”).
    ComputedTree(
      "LazyVGrid, adaptive up to a maximum", ["e": rect(246.4, 290, 53.6, 20)]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 100))]) {
        for name in ["a", "b", "c", "d", "e"] { filler(name).frame(height: 20) }
      }
    },
    // Of 200, 122 are left beside 70 and 8: two columns of (122 − 8) / 2 (objc.io, “SwiftUI's Grid Views”, #1).
    ComputedTree(
      "LazyVGrid, fixed and adaptive",
      [
        "a": rect(50, 276, 70, 20), "b": rect(128, 276, 57, 20), "c": rect(193, 276, 57, 20),
        "d": rect(50, 304, 70, 20),
      ]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        for name in ["a", "b", "c", "d"] { filler(name).frame(height: 20) }
      }
      .frame(width: 200)
    },
    // 146 and 146: two columns of (146 − 8) / 2, and three of (146 − 2 × 8) / 3 (mo4tech.com).
    ComputedTree(
      "LazyVGrid, adaptive twice",
      ["b": rect(77, 290, 69, 20), "c": rect(154, 290, 43.3333, 20)]
    ) {
      LazyVGrid(columns: [
        GridItem(.adaptive(minimum: 50, maximum: 100)),
        GridItem(.adaptive(minimum: 40, maximum: 100)),
      ]) {
        for name in ["a", "b", "c", "d", "e"] { filler(name).frame(height: 20) }
      }
    },
    // (200 − 10) / 2 = 95 and 120 at least are 225, which begin at 50 + (200 − 225) / 2. Of 225, the first column
    // takes (225 − 10) / 2 = 107.5 (Thinking in SwiftUI, “Lazy Grids”).
    ComputedTree(
      "LazyVGrid, wider than its frame",
      ["a": rect(37.5, 290, 107.5, 20), "b": rect(155, 290, 120, 20)]
    ) {
      LazyVGrid(columns: [
        GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120)),
      ]) {
        filler("a").frame(height: 20); filler("b").frame(height: 20)
      }
      .frame(width: 200)
    },
    // The first column takes half of 292 before the second one has no more than 50: 146 + 8 + 50 = 204. Of 204, it
    // takes (204 − 8) / 2.
    ComputedTree(
      "LazyVGrid, the last one limited",
      ["a": rect(48, 290, 98, 20), "b": rect(154, 290, 50, 20)]
    ) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 20)), GridItem(.flexible(maximum: 50))]) {
        filler("a").frame(height: 20); filler("b").frame(height: 20)
      }
    },
    ComputedTree("LazyVGrid, trailing", ["a.content": rect(160, 290, 40, 20)]) {
      LazyVGrid(columns: [GridItem(.fixed(100), alignment: .trailing)]) { box("a", 40, 20) }
    },
    // Columns of 60 and 40 points with 5 between, rows of 50 and 30 with 10 between: 105 × 90.
    ComputedTree(
      "LazyHGrid, fixed",
      [
        "a.content": rect(107.5, 270, 40, 20), "b.content": rect(97.5, 320, 60, 20),
        "c.content": rect(162.5, 270, 40, 20),
      ]
    ) {
      LazyHGrid(rows: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(30))], spacing: 5) {
        box("a", 40, 20); box("b", 60, 20); box("c", 40, 20)
      }
    },
    ComputedTree("LazyHGrid of one row", ["a": rect(106, 0, 40, 600), "b": rect(154, 0, 40, 600)]) {
      LazyHGrid(rows: [GridItem(.flexible())]) {
        filler("a").frame(width: 40); filler("b").frame(width: 40)
      }
    },
    ComputedTree(
      "LazyHGrid of limited rows",
      ["a": rect(130, 260, 40, 50), "b": rect(130, 310, 40, 30)]
    ) {
      LazyHGrid(rows: [GridItem(.fixed(50), spacing: 0), GridItem(.flexible(maximum: 30))]) {
        filler("a").frame(width: 40); filler("b").frame(width: 40)
      }
    },
  ]

  /// `ViewThatFits` shows the first child whose ideal size fits, or else the last one.
  static let fitting: [ComputedTree] = [
    ComputedTree("ViewThatFits, the first", ["a": rect(75, 290, 150, 20)]) {
      ViewThatFits(in: .horizontal) {
        box("a", 150, 20); box("b", 80, 20)
      }.frame(width: 200)
    },
    ComputedTree("ViewThatFits, the second", ["b": rect(110, 290, 80, 20)]) {
      ViewThatFits(in: .horizontal) {
        box("a", 150, 20); box("b", 80, 20)
      }.frame(width: 90)
    },
    ComputedTree("ViewThatFits, the last", ["b": rect(110, 290, 80, 20)]) {
      ViewThatFits(in: .horizontal) {
        box("a", 150, 20); box("b", 80, 20)
      }.frame(width: 20)
    },
    ComputedTree("ViewThatFits, by height", ["b": rect(140, 275, 20, 50)]) {
      ViewThatFits(in: .vertical) {
        box("a", 20, 300); box("b", 20, 50)
      }.frame(height: 100)
    },
    ComputedTree("ViewThatFits, by both", ["b": rect(100, 250, 100, 100)]) {
      ViewThatFits {
        box("a", 100, 700); box("b", 100, 100)
      }
    },
    // A rectangle is ideally 10 points wide, and then takes all there is.
    ComputedTree("ViewThatFits of what grows", ["a": rect(0, 0, 300, 600)]) {
      ViewThatFits(in: .horizontal) {
        filler("a"); box("b", 80, 20)
      }
    },
  ]
}
