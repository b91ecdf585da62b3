import ViewTree

/// Lazy grids with sections: headings and notes go over all columns, and a section begins a new line.
extension ComputedTree {
  static let sectionedGrids: [ComputedTree] = [
    // Columns of (300 - 8) / 2 points; the grid has 4 lines of 20 points and 3 distances of 8.
    ComputedTree(
      "sections in a LazyVGrid",
      [
        "h": rect(130, 248, 40, 20), "a": rect(53, 276, 40, 20), "b": rect(207, 276, 40, 20),
        "c": rect(53, 304, 40, 20), "d": rect(53, 332, 40, 20),
      ]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Section {
          box("a", 40, 20)
          box("b", 40, 20)
          box("c", 40, 20)
        } header: {
          box("h", 40, 20)
        }
        Section { box("d", 40, 20) }
      }
    },
    // A heading has a column of its own in the middle of all rows; both columns take 40 + 8 + 40 points of 300.
    ComputedTree(
      "sections in a LazyHGrid",
      ["h": rect(106, 290, 40, 20), "a": rect(154, 266, 40, 20), "b": rect(154, 314, 40, 20)]
    ) {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
        Section {
          box("a", 40, 20)
          box("b", 40, 20)
        } header: {
          box("h", 40, 20)
        }
      }
    },
  ]
}
