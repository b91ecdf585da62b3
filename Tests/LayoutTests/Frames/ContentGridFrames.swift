import ViewTree

@testable import Layout

extension ComputedTree {
  /// `Grid`: a column is as wide as the widest of its cells, and a row as high as its highest one.
  static let contentGrids: [ComputedTree] =
    [
      // Columns of 50 and 60 points, rows of 20 and 30: 120 × 54.
      ComputedTree(
        "Grid of boxes",
        [
          "a": rect(95, 273, 40, 20), "b": rect(150, 273, 60, 20), "c": rect(90, 302, 50, 20),
          "d": rect(165, 297, 30, 30),
        ]
      ) { boxes },
      ComputedTree(
        "Grid from right to left", in: RenderEnvironment.plain.mirrored,
        ["a": rect(165, 273, 40, 20), "d": rect(105, 297, 30, 30)]
      ) { boxes },
      // 300 − 40 − 10.
      ComputedTree(
        "Grid of a box and what grows", ["a": rect(0, 290, 40, 20), "b": rect(50, 290, 250, 20)]
      ) {
        Grid(horizontalSpacing: 10) {
          GridRow {
            box("a", 40, 20); filler("b").frame(height: 20)
          }
        }
      },
      ComputedTree(
        "Grid of columns that grow", ["a": rect(0, 290, 145, 20), "b": rect(155, 290, 145, 20)]
      ) {
        Grid(horizontalSpacing: 10) {
          GridRow {
            filler("a").frame(height: 20); filler("b").frame(height: 20)
          }
        }
      },
      // A row of 20 points, and the rest.
      ComputedTree(
        "Grid of rows that grow", ["a": rect(125, 0, 50, 580), "b": rect(130, 580, 40, 20)]
      ) {
        Grid(verticalSpacing: 0) {
          GridRow { filler("a").frame(width: 50) }
          GridRow { box("b", 40, 20) }
        }
      },
    ] + spanningGrids + alignedGrids

  /// Cells over several columns share what these lack among them.
  private static let spanningGrids: [ComputedTree] = [
    // 150 − (40 + 10 + 60) = 40 more: 60 and 80.
    ComputedTree(
      "gridCellColumns",
      ["a": rect(85, 280, 40, 20), "b": rect(155, 280, 60, 20), "c": rect(75, 300, 150, 20)]
    ) { spanning(150) },
    // In the middle of 110.
    ComputedTree(
      "gridCellColumns of a narrow cell", ["a": rect(95, 280, 40, 20), "c": rect(125, 300, 50, 20)]
    ) { spanning(50) },
    // 200 more for two columns.
    ComputedTree(
      "a line in a Grid",
      ["a": rect(50, 289, 40, 20), "b": rect(190, 289, 60, 20), "l": rect(0, 309, 300, 2)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 20); box("b", 60, 20)
        }
        filler("l").frame(height: 2)
      }
    },
    ComputedTree(
      "gridCellUnsizedAxes", ["a": rect(100, 289, 40, 20), "l": rect(100, 309, 100, 2)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 20); box("b", 60, 20)
        }
        filler("l").frame(height: 2).gridCellUnsizedAxes(.horizontal)
      }
    },
    // A row of 20 points in the middle of 600.
    ComputedTree(
      "gridCellUnsizedAxes of a column", ["a": rect(129, 290, 40, 20), "l": rect(169, 290, 2, 20)]
    ) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          box("a", 40, 20); filler("l").frame(width: 2).gridCellUnsizedAxes(.vertical)
        }
      }
    },
  ]

  /// Columns of 80 and 60 points.
  private static let alignedGrids: [ComputedTree] = [
    ComputedTree("gridColumnAlignment", ["a": rect(120, 280, 40, 20), "c": rect(80, 300, 80, 20)]) {
      aligned(box("a", 40, 20).gridColumnAlignment(.trailing), 20)
    },
    // In a row of 60 points.
    ComputedTree("gridCellAnchor", ["a": rect(120, 300, 40, 20), "b": rect(160, 260, 60, 60)]) {
      aligned(box("a", 40, 20).gridCellAnchor(.bottomTrailing), 60)
    },
    ComputedTree("a cell in the middle", ["a": rect(100, 280, 40, 20)]) {
      aligned(box("a", 40, 20), 60)
    },
    ComputedTree("the alignment of a Grid", ["a": rect(80, 260, 40, 20)]) {
      aligned(box("a", 40, 20), 60, .topLeading)
    },
    ComputedTree("the alignment of a GridRow", ["a": rect(130, 310, 40, 20)]) {
      Grid(alignment: .top, horizontalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("a", 40, 20); box("b", 0, 60)
        }
      }
    },
  ]

  private static var boxes: ViewNode {
    Grid(horizontalSpacing: 10, verticalSpacing: 4) {
      GridRow {
        box("a", 40, 20); box("b", 60, 20)
      }
      GridRow {
        box("c", 50, 20); box("d", 30, 30)
      }
    }.node
  }

  private static func spanning(_ width: Double) -> ViewNode {
    Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box("a", 40, 20); box("b", 60, 20)
      }
      GridRow { box("c", width, 20).gridCellColumns(2) }
    }.node
  }

  private static func aligned(
    _ cell: ViewNode, _ height: Double, _ alignment: Alignment = .center
  ) -> ViewNode {
    Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        cell; box("b", 60, height)
      }
      GridRow {
        box("c", 80, 20); box("d", 60, 20)
      }
    }.node
  }
}
