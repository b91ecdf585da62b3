import ViewTree

@testable import Layout

extension ComputedTree {
  /// `alignmentGuide`: children are put so that their guides meet, and a stack is as wide as from the
  /// first edge to the last.
  static let guides: [ComputedTree] = [
    // The guides are at 0 and −20, so that b begins 20 points after a: 80 wide.
    ComputedTree("a guide before", ["a": rect(110, 275, 40, 20), "b": rect(130, 295, 60, 30)]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 20)
        box("b", 60, 30).alignmentGuide(.leading) { _ in -20 }
      }
    },
    // The middle of b is at the leading edge of a: 30 + 40 wide.
    ComputedTree(
      "a guide in the middle", ["a": rect(145, 275, 40, 20), "b": rect(115, 295, 60, 30)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 20)
        box("b", 60, 30).alignmentGuide(.leading) { $0.width / 2 }
      }
    },
    ComputedTree(
      "a guide beyond the trailing edge",
      ["a": rect(145, 275, 40, 20), "b": rect(115, 295, 60, 30)]
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 40, 20)
        box("b", 60, 30).alignmentGuide(.trailing) { $0[.trailing] + 10 }
      }
    },
    ComputedTree(
      "a guide over the top", ["a": rect(100, 295, 40, 20), "b": rect(140, 285, 60, 30)]
    ) {
      HStack(alignment: .top, spacing: 0) {
        box("a", 40, 20).alignmentGuide(.top) { _ in -10 }
        box("b", 60, 30)
      }
    },
    // The bottom of b, at 30, meets the middle of a, at 10: 30 + 10 high.
    ComputedTree(
      "a guide at the bottom", ["a": rect(100, 300, 40, 20), "b": rect(140, 280, 60, 30)]
    ) {
      HStack(spacing: 0) {
        box("a", 40, 20)
        box("b", 60, 30).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
      }
    },
    // 50 × 40.
    ComputedTree(
      "guides in layers", ["a": rect(125, 280, 40, 40), "b": rect(155, 290, 20, 20)]
    ) {
      ZStack(alignment: .topLeading) {
        box("a", 40, 40)
        box("b", 20, 20).alignmentGuide(.leading) { _ in -30 }.alignmentGuide(.top) { _ in -10 }
      }
    },
    ComputedTree("guides of a badge", ["b": rect(190, 240, 20, 20)]) {
      box("a", 100, 100).overlay(alignment: .topTrailing) {
        box("b", 20, 20).alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }
    },
    // The row hands on the guide of b, 20 points from its edge: 20 + 40 wide.
    ComputedTree(
      "a guide in a row",
      ["a": rect(120, 290, 20, 10), "b": rect(140, 290, 30, 10), "c": rect(140, 300, 40, 10)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 20, 10)
          box("b", 30, 10).alignmentGuide(.leading) { _ in 0 }
        }
        box("c", 40, 10)
      }
    },
    // Of guides at 0 and 20, a row hands on the mean.
    ComputedTree(
      "two guides in a row",
      ["a": rect(125, 290, 20, 10), "b": rect(145, 290, 20, 10), "c": rect(135, 300, 40, 10)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 20, 10).alignmentGuide(.leading) { _ in 0 }
          box("b", 20, 10).alignmentGuide(.leading) { _ in 0 }
        }
        box("c", 40, 10)
      }
    },
    // 10 + 5 from the edge of the padding: 15 + 50 wide.
    ComputedTree(
      "a guide in padding", ["a": rect(132.5, 275, 40, 20), "b": rect(122.5, 295, 60, 30)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 20)
        box("b", 60, 30).alignmentGuide(.leading) { _ in 10 }.padding(.leading, 5)
      }
    },
    ComputedTree("a guide in a frame", ["a": rect(90, 290, 40, 20)]) {
      box("a", 40, 20).alignmentGuide(.leading) { _ in 10 }
        .frame(width: 100, alignment: .leading)
    },
    // 20 over the baseline of a, 16.1865 over that of the text.
    ComputedTree(
      "a guide for the baseline", ["a": rect(105, 280, 40, 40), "t": rect(145, 283.8135, 50, 21)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("a", 40, 40).alignmentGuide(.firstTextBaseline) { $0.height / 2 }
        line("t")
      }
    },
  ]

  /// Baselines: 0.95215 em under the top of a text, 16.1865 points for Body, 26.6602 for Title and
  /// 11.4258 for Caption; what has no text ends at its lower edge.
  static let baselines: [ComputedTree] = [
    // Body is 26.6602 − 16.1865 = 10.4736 lower.
    ComputedTree(
      "firstTextBaseline", ["t": rect(100, 293.4736, 50, 21), "u": rect(150, 283, 50, 34)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        line("t"); line("u", .title)
      }
    },
    ComputedTree(
      "firstTextBaseline of three",
      [
        "c": rect(75, 298.2344, 50, 15), "t": rect(125, 293.4736, 50, 21),
        "u": rect(175, 283, 50, 34),
      ]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        line("c", .caption); line("t"); line("u", .title)
      }
    },
    // 40 over the baseline and 4.8135 under it.
    ComputedTree(
      "firstTextBaseline of a box",
      ["b": rect(105, 277.5933, 40, 40), "t": rect(145, 301.4067, 50, 21)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box("b", 40, 40); line("t")
      }
    },
    // Two lines: 20.2871 + 22 points, rounded up.
    ComputedTree(
      "firstTextBaseline of two lines",
      ["two": rect(100, 278.5, 50, 43), "t": rect(150, 278.5, 50, 21)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        lines("two", 2); line("t")
      }
    },
    ComputedTree(
      "lastTextBaseline of two lines",
      ["two": rect(100, 278.5, 50, 43), "t": rect(150, 300.5, 50, 21)]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        lines("two", 2); line("t")
      }
    },
    ComputedTree(
      "a baseline in padding", ["p": rect(100, 279.5, 50, 41), "t": rect(150, 289.5, 50, 21)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a").padding(.vertical, 10).frame(width: 50).id("p")
        line("t")
      }
    },
    // The first baseline of the column is 16.1865 from its top, its bottom 25.8135 lower.
    ComputedTree(
      "firstTextBaseline of a column",
      ["col": rect(100, 284.2368, 50, 42), "u": rect(150, 273.7632, 50, 34)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          line("a"); line("b")
        }.id("col")
        line("u", .title)
      }
    },
    // The last one is 21 + 16.1865 from its top; Title reaches 7.3398 under it.
    ComputedTree(
      "lastTextBaseline of a column",
      ["col": rect(100, 277.7368, 50, 42), "u": rect(150, 288.2632, 50, 34)]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          line("a"); line("b")
        }.id("col")
        line("u", .title)
      }
    },
    ComputedTree(
      "the baseline of a button", ["b": rect(100, 293.4736, 50, 21), "u": rect(150, 283, 50, 34)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Button { line("t") }.id("b")
        line("u", .title)
      }
    },
    // 16.1865 from the top of the field.
    ComputedTree(
      "the baseline of a field", ["f": rect(50, 289.5, 250, 21), "t": rect(0, 289.5, 50, 21)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        line("t")
        TextField(text: .verbatim("a")).id("f")
      }
    },
    // 7 + 16.1865 from the top of the field.
    ComputedTree(
      "the baseline of a field with a border",
      ["f": rect(50, 283, 250, 34), "t": rect(0, 290, 50, 21)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        line("t")
        TextField(text: .verbatim("a")).textFieldStyle(.roundedBorder).id("f")
      }
    },
    // (20 + 0.70459 × 17) / 2 = 15.989 from the top of the symbol.
    ComputedTree(
      "the baseline of a symbol", ["s": rect(115, 289.6975, 20, 20), "t": rect(135, 289.5, 50, 21)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star").id("s")
        line("t")
      }
    },
    ComputedTree(
      "baselines in layers", ["t": rect(110, 293.4736, 50, 21), "u": rect(110, 283, 80, 34)]
    ) {
      ZStack(alignment: .leadingFirstTextBaseline) {
        line("t")
        line("u", .title, width: 80)
      }
    },
    // 100 − 16.1865 from the top of the box.
    ComputedTree("a baseline in an overlay", ["t": rect(125, 333.8135, 50, 21)]) {
      box("a", 100, 100).overlay(alignment: .centerLastTextBaseline) { line("t") }
    },
    ComputedTree(
      "baselines in a row of a grid",
      ["t": rect(100, 293.4736, 50, 21), "u": rect(150, 283, 50, 34)]
    ) {
      Grid(horizontalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          line("t")
          line("u", .title)
        }
      }
    },
  ]
}

/// A text of one line in a font, so many points wide.
func line(_ id: String, _ font: Font = .body, width: Double = 50) -> ViewNode {
  Text(verbatim: "a").font(font).frame(width: width).id(id)
}

/// A text of so many lines, 50 points wide.
func lines(_ id: String, _ count: Int, _ font: Font = .body) -> ViewNode {
  Text(verbatim: Array(repeating: "a", count: count).joined(separator: "\n")).font(font)
    .frame(width: 50).id(id)
}
