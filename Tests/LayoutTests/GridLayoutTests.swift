import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Frames of views in lazy grids, margins and shares of the screen.
@Suite struct GridLayoutTests {
  @Test func givesAColumnItsWidth() throws {
    let tree = try layOut {
      LazyVGrid(columns: [GridItem(.fixed(100), spacing: 10), GridItem(.flexible())], spacing: 5) {
        filler("a").frame(height: 20)
        filler("b").frame(height: 20)
        filler("c").frame(height: 20)
      }
    }
    #expect(try tree.frame("a").width == 100 && tree.frame("a").x == 0)
    #expect(try tree.frame("b").x == 110 && tree.frame("b").width == 190)
    #expect(try tree.frame("c").x == 0 && tree.frame("c").width == 100)
    #expect(try tree.frame("c").y == tree.frame("a").maxY + 5)
  }

  @Test func alignsColumnsThatAreNarrowerThanTheScreen() throws {
    let tree = try layOut {
      LazyVGrid(columns: [GridItem(.fixed(100), alignment: .trailing)], alignment: .leading) {
        box("a", 40, 20)
      }
    }
    #expect(try tree.node("a").content.x == 60)
  }

  @Test func givesARowItsHeight() throws {
    let tree = try layOut {
      LazyHGrid(
        rows: [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 80))], spacing: 5
      ) {
        box("a", 40, 20)
        box("b", 60, 20)
        box("c", 40, 20)
      }
      .frame(height: 200)
    }
    let (a, b, c) = try (tree.frame("a"), tree.frame("b"), tree.frame("c"))
    #expect(a.midX == b.midX && c.x == a.midX + 30 + 5)
    #expect(b.midY == a.midY + 25 + 10 + 40)
  }

  @Test func alignsTheColumnsOfAGrid() throws {
    let tree = try layOut {
      Grid(horizontalSpacing: 0) {
        GridRow {
          box("a", 40, 20).gridColumnAlignment(.trailing)
          box("b", 40, 20)
        }
        GridRow {
          box("c", 60, 20)
          box("d", 20, 20).gridCellAnchor(.leading)
        }
        GridRow { box("e", 20, 20).gridCellAnchor(.center) }
        GridRow { box("f", 20, 20).gridCellAnchor(UnitPoint(x: 0.9, y: 0)) }
      }
    }
    // Columns of 60 and 40 points in the middle of 300.
    #expect(try tree.content("a").maxX == 160 && tree.content("c").maxX == 160)
    #expect(try tree.content("b").midX == 180 && tree.content("d").x == 160)
    #expect(try tree.content("e").midX == 130 && tree.content("f").maxX == 156)
  }

  @Test func alignsAColumnBesideACellThatSpansOthers() throws {
    let tree = try layOut {
      Grid(horizontalSpacing: 0) {
        GridRow {
          box("a", 100, 20).gridCellColumns(2)
          box("b", 40, 20).gridColumnAlignment(.trailing)
        }
        GridRow {
          box("c", 40, 20)
          box("d", 40, 20)
          box("e", 60, 20)
        }
      }
    }
    // Columns of 50, 50 and 60 points, as the first two lack 20 for the cell over both.
    #expect(try tree.content("a").midX == 120 && tree.content("b").maxX == 230)
    #expect(try tree.content("d").midX == 145 && tree.content("e").maxX == 230)
  }

  @Test func alignsTheCellsOfARow() throws {
    let tree = try layOut {
      Grid(alignment: .bottom) {
        GridRow(alignment: .top) {
          box("a", 40, 20)
          box("b", 40, 60)
        }
        GridRow {
          box("c", 40, 20)
          box("d", 40, 60)
        }
      }
    }
    #expect(try tree.frame("a").y == tree.frame("b").y)
    #expect(try tree.frame("c").maxY == tree.frame("d").maxY)
  }

  @Test func alignsFlexibleColumnsAndLimitsThem() throws {
    let aligned = try layOut {
      LazyVGrid(columns: [
        GridItem(.flexible(), alignment: .topLeading), GridItem(.flexible(), alignment: .trailing),
      ]) {
        box("a", 40, 20)
        box("b", 40, 60)
      }
    }
    #expect(try aligned.content("a").x == 0 && aligned.content("b").maxX == 300)
    #expect(try aligned.content("a").y == aligned.content("b").y)
    let limited = try layOut {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 50), spacing: 10), GridItem(.flexible())]) {
        filler("a").frame(height: 20)
        filler("b").frame(height: 20)
      }
    }
    #expect(try limited.frame("a").width == 50)
    #expect(try limited.frame("b").x == 60 && limited.frame("b").width == 240)
  }

  @Test func putsItsOwnRoomAfterEachColumnAndRow() throws {
    let items = [
      GridItem(.fixed(50), spacing: 10), GridItem(.fixed(50), spacing: 30), GridItem(.fixed(50)),
    ]
    let columns = try layOut {
      LazyVGrid(columns: items, alignment: .leading) {
        for name in ["a", "b", "c"] { filler(name).frame(height: 20) }
      }
    }
    #expect(try ["a", "b", "c"].map { try columns.frame($0).x } == [0, 60, 140])
    let rows = try layOut {
      LazyHGrid(rows: items) {
        for name in ["a", "b", "c"] { filler(name).frame(width: 20) }
      }
    }
    let top = try rows.frame("a").y
    #expect(try ["b", "c"].map { try rows.frame($0).y - top } == [60, 140])
  }

  @Test func makesAsManyColumnsAsFit() throws {
    let alone = try layOut {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0, alignment: .leading)]) {
        for name in ["a", "b", "c"] { box(name, 40, 20) }
      }
    }
    #expect(try ["a", "b", "c"].map { try alone.content($0).x } == [0, 100, 200])
    let limited = try layOut {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90, maximum: 95), spacing: 0)]) {
        filler("a").frame(height: 20)
      }
    }
    #expect(try limited.frame("a").width == 95)
  }

  @Test func sharesTheHeightOfALazyHGridInAsManyRowsAsFit() throws {
    // 10 rows of 50 and 9 distances of 8 are 572 points, 11 are more than 600: (600 − 72) / 10.
    let tree = try layOut {
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 50))]) {
        for number in 1...11 { filler("n\(number)").frame(width: 20) }
      }
    }
    #expect(try tree.frame("n1").height == 52.8 && tree.frame("n11").y == tree.frame("n1").y)
    #expect(try tree.frame("n11").x == tree.frame("n1").maxX + 8)
  }

  @Test func alignsViewsInTheirTracks() throws {
    let columns = try layOut {
      LazyVGrid(
        columns: [GridItem(.fixed(100), alignment: .topLeading), GridItem(.fixed(100))],
        alignment: .trailing
      ) {
        box("a", 40, 20)
        box("b", 40, 60)
      }
    }
    let start = try columns.frame("a").x
    #expect(try columns.content("b").maxX == start + 208)
    #expect(try columns.content("a").y == columns.content("b").y)
  }

  @Test(arguments: [
    GridItem(.fixed(-.infinity)), GridItem(.fixed(.nan)), GridItem(.flexible(minimum: .nan)),
    GridItem(.flexible(minimum: 200, maximum: 100)), GridItem(.adaptive(minimum: .infinity)),
    GridItem(.adaptive(minimum: -8, maximum: .nan)), GridItem(.adaptive(minimum: 0), spacing: -100),
    GridItem(.adaptive(minimum: 10), spacing: .nan),
  ]) func findsAFrameForAnyTrack(item: GridItem) throws {
    for layOutItems in [
      { try self.layOutOrRefuse { LazyVGrid(columns: [item, item]) { box("a", 40, 20) } } },
      { try self.layOutOrRefuse { LazyHGrid(rows: [item, GridItem()]) { box("a", 40, 20) } } },
    ] {
      guard let tree = try layOutItems() else { continue }
      #expect(try tree.frame("a").x.isFinite && tree.frame("a").y.isFinite)
    }
  }

  /// The tree, or none where its lengths are refused.
  private func layOutOrRefuse(@ViewBuilder _ content: () -> [ViewNode]) throws -> LaidOutTree? {
    do { return try layOut(content) } catch is LayoutError { return nil }
  }

  @Test func putsRoomAroundTheContentOfAScrollView() throws {
    let tree = try layOut {
      ScrollView { filler("a").frame(height: 20) }.contentMargins(.horizontal, 8)
    }
    #expect(try tree.frame("a").x == 8 && tree.frame("a").width == 284)
    let several = try layOut {
      ScrollView {
        box("a", 40, 20)
        box("b", 40, 20)
      }
      .contentMargins(10, for: .scrollContent)
    }
    #expect(try several.frame("a").y == 10 && several.frame("b").y == 30)
    let row = try layOut {
      ScrollView(.horizontal) {
        box("a", 40, 20)
        box("b", 40, 20)
      }
      .safeAreaPadding(.leading, 10)
    }
    #expect(try row.frame("a").x == 10 && row.frame("b").x == 50)
    let nested = try layOut {
      ScrollView { filler("a").frame(height: 20) }
        .contentMargins(.horizontal, 8).contentMargins(.all, nil).contentMargins(20)
    }
    #expect(try nested.frame("a").x == 8 && nested.frame("a").y == 20)
    let indicators = try layOut {
      ScrollView { filler("a").frame(height: 20) }.contentMargins(8, for: .scrollIndicators)
    }
    #expect(try indicators.frame("a").x == 0)
  }

  @Test func putsRoomAtTheEdgesOfTheSafeArea() throws {
    let tree = try layOut { filler("a").safeAreaPadding(8).frame(height: 100) }
    #expect(try tree.node("a").content.x == 8)
    let insets = try layOut {
      filler("a").safeAreaPadding(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(try insets.node("a").content == rect(2, 1, 294, 596))
  }

  @Test func putsBarsOverTheSafeArea() throws {
    let tree = try layOut { filler("a").safeAreaBar(edge: .top) { box("bar", 20, 40) } }
    #expect(try tree.frame("bar").y == 0 && tree.frame("a").y == 48)
    let beside = try layOut { filler("a").safeAreaInset(edge: .leading) { box("bar", 20, 40) } }
    #expect(try beside.frame("bar").x == 0 && beside.frame("a").x == 28)
    let after = try layOut { filler("a").safeAreaInset(edge: .trailing) { box("bar", 20, 40) } }
    #expect(try after.frame("bar").maxX == 300 && after.frame("a").width == 272)
  }

  @Test func takesAShareOfTheScreen() throws {
    // The narrowest iPhone is 320 points wide.
    let tree = try layOut {
      filler("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
      filler("b").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 4 }
    }
    #expect(try tree.frame("a").width == 210)
    #expect(try tree.frame("b").size == Size(width: 80, height: 137))
  }
}

extension LaidOutTree {
  /// The frame of the content of the node whose identity ends like this.
  fileprivate func content(_ end: String) throws -> Rect { try node(end).content }
}

extension Rect {
  /// The middle from side to side.
  fileprivate var midX: Double { x + width / 2 }
  /// The middle from top to bottom.
  fileprivate var midY: Double { y + height / 2 }
}
