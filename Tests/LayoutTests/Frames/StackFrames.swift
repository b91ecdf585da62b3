import ViewTree

@testable import Layout

extension ComputedTree {
  /// Children of fixed sizes: a stack is as long as all of them with the spacing, and as wide as the
  /// widest.
  static let stacks: [ComputedTree] = [
    // 20 + 8 + 30 = 58 high, 60 wide; in the middle at (120, 271).
    ComputedTree("VStack", ["a": rect(130, 271, 40, 20), "b": rect(120, 299, 60, 30)]) {
      VStack {
        box("a", 40, 20); box("b", 60, 30)
      }
    },
    ComputedTree(
      "VStack, leading", ["a": rect(120, 275, 40, 20), "b": rect(120, 295, 60, 30)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 20); box("b", 60, 30)
      }
    },
    ComputedTree(
      "VStack, trailing", ["a": rect(140, 275, 40, 20), "b": rect(120, 295, 60, 30)]
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 40, 20); box("b", 60, 30)
      }
    },
    // 3 × 10 + 2 × 20 = 70.
    ComputedTree(
      "VStack of three",
      ["a": rect(145, 265, 10, 10), "b": rect(145, 295, 10, 10), "c": rect(145, 325, 10, 10)]
    ) {
      VStack(spacing: 20) {
        box("a", 10, 10); box("b", 10, 10); box("c", 10, 10)
      }
    },
    // 40 + 8 + 60 = 108 wide, 30 high.
    ComputedTree("HStack", ["a": rect(96, 290, 40, 20), "b": rect(144, 285, 60, 30)]) {
      HStack {
        box("a", 40, 20); box("b", 60, 30)
      }
    },
    ComputedTree("HStack, top", ["a": rect(100, 285, 40, 20), "b": rect(140, 285, 60, 30)]) {
      HStack(alignment: .top, spacing: 0) {
        box("a", 40, 20); box("b", 60, 30)
      }
    },
    ComputedTree("HStack, bottom", ["a": rect(98, 295, 40, 20), "b": rect(142, 285, 60, 30)]) {
      HStack(alignment: .bottom, spacing: 4) {
        box("a", 40, 20); box("b", 60, 30)
      }
    },
    ComputedTree(
      "HStack, negative spacing", ["a": rect(115, 290, 40, 20), "b": rect(145, 290, 40, 20)]
    ) {
      HStack(spacing: -10) {
        box("a", 40, 20); box("b", 40, 20)
      }
    },
    // 400 points in 300: 50 stick out on either side.
    ComputedTree(
      "HStack wider than the screen", ["a": rect(-50, 290, 200, 20), "b": rect(150, 290, 200, 20)]
    ) {
      HStack(spacing: 0) {
        box("a", 200, 20); box("b", 200, 20)
      }
    },
    ComputedTree("ZStack", ["a": rect(100, 260, 100, 80), "b": rect(140, 295, 20, 10)]) {
      ZStack {
        box("a", 100, 80); box("b", 20, 10)
      }
    },
    ComputedTree("ZStack, top leading", ["b": rect(100, 260, 20, 10)]) {
      ZStack(alignment: .topLeading) {
        box("a", 100, 80); box("b", 20, 10)
      }
    },
    ComputedTree("ZStack, bottom trailing", ["b": rect(180, 330, 20, 10)]) {
      ZStack(alignment: .bottomTrailing) {
        box("a", 100, 80); box("b", 20, 10)
      }
    },
    // As wide as one child and as high as another one: 100 × 90.
    ComputedTree(
      "ZStack of a wide and a high child",
      ["a": rect(100, 255, 100, 10), "b": rect(145, 255, 10, 90)]
    ) {
      ZStack(alignment: .top) {
        box("a", 100, 10); box("b", 10, 90)
      }
    },
    // The row is 60 × 40, the column 100 × 68.
    ComputedTree(
      "HStack in a VStack",
      [
        "a": rect(100, 266, 100, 20), "b": rect(100, 309, 30, 10), "c": rect(130, 294, 30, 40),
      ]
    ) {
      VStack(alignment: .leading) {
        box("a", 100, 20)
        HStack(spacing: 0) {
          box("b", 30, 10); box("c", 30, 40)
        }
      }
    },
    ComputedTree(
      "hidden children take space", ["a": rect(130, 280, 40, 20), "b": rect(130, 300, 40, 20)]
    ) {
      VStack(spacing: 0) {
        box("a", 40, 20).hidden(); box("b", 40, 20)
      }
    },
    ComputedTree(
      "opacity and rotation change no frame",
      ["a": rect(130, 280, 40, 20), "b": rect(130, 300, 40, 20)]
    ) {
      VStack(spacing: 0) {
        box("a", 40, 20).opacity(0.5).rotationEffect(.degrees(45)); box("b", 40, 20)
      }
    },
  ]

  /// Children that grow: the least flexible one is asked first, with an equal share of what is left.
  static let flexibleStacks: [ComputedTree] = [
    // The box takes 20 of 600 points, and the rectangle the rest.
    ComputedTree(
      "a rectangle over a box", ["a": rect(0, 0, 300, 580), "b": rect(130, 580, 40, 20)]
    ) {
      VStack(spacing: 0) {
        filler("a"); box("b", 40, 20)
      }
    },
    // (300 − 2 × 9) / 3 = 94.
    ComputedTree(
      "three rectangles",
      ["a": rect(0, 0, 94, 600), "b": rect(103, 0, 94, 600), "c": rect(206, 0, 94, 600)]
    ) {
      HStack(spacing: 9) {
        filler("a"); filler("b"); filler("c")
      }
    },
    ComputedTree(
      "a greatest width", ["a": rect(0, 0, 50, 600), "b": rect(50, 0, 250, 600)]
    ) {
      HStack(spacing: 0) {
        filler("a").frame(maxWidth: 50); filler("b")
      }
    },
    // a is asked first, for 100, and takes 50; b for 125, and takes 100; c has 150.
    ComputedTree(
      "two greatest widths",
      ["a": rect(0, 0, 50, 600), "b": rect(50, 0, 100, 600), "c": rect(150, 0, 150, 600)]
    ) {
      HStack(spacing: 0) {
        filler("a").frame(maxWidth: 50)
        filler("b").frame(maxWidth: 100)
        filler("c")
      }
    },
    // The same, whatever the order.
    ComputedTree(
      "the least flexible child is asked first",
      ["c": rect(0, 0, 150, 600), "b": rect(150, 0, 100, 600), "a": rect(250, 0, 50, 600)]
    ) {
      HStack(spacing: 0) {
        filler("c")
        filler("b").frame(maxWidth: 100)
        filler("a").frame(maxWidth: 50)
      }
    },
    // Asked for 100, a takes 150; the others have 75 each.
    ComputedTree(
      "a least width",
      ["a": rect(0, 0, 150, 600), "b": rect(150, 0, 75, 600), "c": rect(225, 0, 75, 600)]
    ) {
      HStack(spacing: 0) {
        filler("a").frame(minWidth: 150); filler("b"); filler("c")
      }
    },
    // 100; then half of 500 is more than 200; 300 are left.
    ComputedTree(
      "fixed, limited and free heights",
      ["a": rect(0, 0, 300, 100), "b": rect(0, 100, 300, 200), "c": rect(0, 300, 300, 300)]
    ) {
      VStack(spacing: 0) {
        filler("a").frame(height: 100)
        filler("b").frame(maxHeight: 200)
        filler("c")
      }
    },
    ComputedTree(
      "a fixed width at the end", ["a": rect(0, 0, 200, 600), "b": rect(200, 0, 100, 600)]
    ) {
      HStack(spacing: 0) {
        filler("a"); filler("b").frame(width: 100)
      }
    },
    ComputedTree("Spacer before", ["a": rect(260, 290, 40, 20)]) {
      HStack(spacing: 0) {
        Spacer(minLength: 0); box("a", 40, 20)
      }
    },
    ComputedTree(
      "Spacer between", ["a": rect(0, 290, 40, 20), "b": rect(260, 290, 40, 20)]
    ) {
      HStack {
        box("a", 40, 20); Spacer(); box("b", 40, 20)
      }
    },
    // 580 points for two.
    ComputedTree("Spacers on both sides", ["a": rect(130, 290, 40, 20)]) {
      VStack(spacing: 0) {
        Spacer(); box("a", 40, 20); Spacer()
      }
    },
    // A spacer has no width in a column, so that the column is as wide as the box.
    ComputedTree("Spacer under a box", ["a": rect(130, 0, 40, 20), "stack": rect(130, 0, 40, 600)])
    {
      VStack(spacing: 0) {
        box("a", 40, 20); Spacer()
      }.id("stack")
    },
    // The boxes take 280 points, the spacer keeps its 50: 330 in all.
    ComputedTree(
      "Spacer with a least length",
      ["a": rect(-15, 290, 140, 20), "b": rect(175, 290, 140, 20)]
    ) {
      HStack(spacing: 0) {
        box("a", 140, 20); Spacer(minLength: 50); box("b", 140, 20)
      }
    },
    ComputedTree(
      "layoutPriority takes all", ["a": rect(0, 0, 300, 600), "b": rect(300, 0, 0, 600)]
    ) {
      HStack(spacing: 0) {
        filler("a").layoutPriority(1); filler("b")
      }
    },
    // 50 points are kept for the least width of a.
    ComputedTree(
      "layoutPriority leaves least widths",
      ["a": rect(0, 0, 50, 600), "b": rect(50, 0, 250, 600)]
    ) {
      HStack(spacing: 0) {
        filler("a").frame(minWidth: 50); filler("b").layoutPriority(1)
      }
    },
    ComputedTree(
      "layoutPriority below that of others",
      ["a": rect(0, 0, 0, 600), "b": rect(0, 0, 150, 600), "c": rect(150, 0, 150, 600)]
    ) {
      HStack(spacing: 0) {
        filler("a").layoutPriority(-1); filler("b"); filler("c")
      }
    },
    // The row and the rectangle are both free to grow: 300 points each.
    ComputedTree(
      "a row that grows over a rectangle",
      [
        "a": rect(0, 140, 40, 20), "b": rect(40, 0, 260, 300), "c": rect(0, 300, 300, 300),
      ]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box("a", 40, 20); filler("b")
        }
        filler("c")
      }
    },
    ComputedTree(
      "a box over a rectangle in layers", ["a": rect(0, 0, 300, 600), "b": rect(130, 580, 40, 20)]
    ) {
      ZStack(alignment: .bottom) {
        filler("a"); box("b", 40, 20)
      }
    },
  ]

  /// Lazy stacks in scroll views.
  static let lazyStacks: [ComputedTree] = [
    // As wide as it may be.
    ComputedTree("LazyVStack", ["a": rect(130, 0, 40, 20), "b": rect(120, 28, 60, 30)]) {
      ScrollView {
        LazyVStack {
          box("a", 40, 20); box("b", 60, 30)
        }
      }
    },
    ComputedTree(
      "LazyVStack, leading", ["a": rect(0, 0, 40, 20), "b": rect(0, 25, 60, 30)]
    ) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 5) {
          box("a", 40, 20); box("b", 60, 30)
        }
      }
    },
    ComputedTree(
      "LazyVStack, trailing", ["a": rect(260, 0, 40, 20), "b": rect(240, 20, 60, 30)]
    ) {
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 0) {
          box("a", 40, 20); box("b", 60, 30)
        }
      }
    },
    // The scroll view is as high as its content, 30 points.
    ComputedTree("LazyHStack", ["a": rect(0, 290, 40, 20), "b": rect(48, 285, 60, 30)]) {
      ScrollView(.horizontal) {
        LazyHStack {
          box("a", 40, 20); box("b", 60, 30)
        }
      }
    },
    // A spacer keeps no distance: 146 + 8 + 146.
    ComputedTree("Spacer without room", ["b": rect(154, 290, 146, 20)]) {
      HStack {
        box("a", 146, 20)
        Spacer()
        box("b", 146, 20)
      }
    },
    // 20.287 + 3 − 11.978 under the letters, the pixel above the tenth of a line being 3: 300 − 52.309 / 2.
    ComputedTree("a text over a box", ["b": rect(140, 306.154, 20, 20)]) {
      VStack {
        Text(verbatim: "a")
        box("b", 20, 20)
      }
    },
    // 20.287 + 3 − 16.186 over the letters: 300 − 48.101 / 2.
    ComputedTree("a text under a box", ["b": rect(140, 275.95, 20, 20)]) {
      VStack {
        box("b", 20, 20)
        Text(verbatim: "a")
      }
    },
    ComputedTree("a negative padding", ["b": rect(150, 300, 0, 0)]) {
      box("b", 20, 20).padding(-30).id("b")
    },
    // A padding is an edge, and two edges have 8 points between them.
    ComputedTree("a padded text under a box", ["b": rect(140, 271.5, 20, 20)]) {
      VStack {
        box("b", 20, 20)
        Text(verbatim: "a").padding(4)
      }
    },
    ComputedTree(
      "LazyHStack, top", ["a": rect(0, 0, 40, 20), "b": rect(50, 0, 60, 30)]
    ) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 10) {
          box("a", 40, 20); box("b", 60, 30)
        }
      }
    },
    ComputedTree(
      "LazyHStack, bottom", ["a": rect(0, 580, 40, 20), "b": rect(40, 570, 60, 30)]
    ) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 0) {
          box("a", 40, 20); box("b", 60, 30)
        }
      }
    },
  ]
}
