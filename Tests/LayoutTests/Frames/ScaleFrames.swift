import ViewTree

@testable import Layout

extension ComputedTree {
  /// `scaleEffect`: views are placed as without it, and drawn larger or smaller around a point of theirs.
  static let scales: [ComputedTree] = [
    // A box of 40 × 20 at (130, 290), with its middle at (150, 300).
    ComputedTree("scaleEffect", ["a": rect(110, 280, 80, 40)]) {
      box("a", 40, 20).scaleEffect(2)
    },
    ComputedTree("scaleEffect, top leading", ["a": rect(130, 290, 80, 40)]) {
      box("a", 40, 20).scaleEffect(2, anchor: .topLeading)
    },
    // The trailing edge stays at 170.
    ComputedTree("scaleEffect, trailing", ["a": rect(90, 280, 80, 40)]) {
      box("a", 40, 20).scaleEffect(2, anchor: .trailing)
    },
    ComputedTree("scaleEffect of one side", ["a": rect(110, 295, 80, 10)]) {
      box("a", 40, 20).scaleEffect(x: 2, y: 0.5)
    },
    ComputedTree("scaleEffect leaves siblings", ["b": rect(130, 300, 40, 20)]) {
      VStack(spacing: 0) {
        box("a", 40, 20).scaleEffect(3); box("b", 40, 20)
      }
    },
    // All in it is scaled around the middle of the stack, (150, 300).
    ComputedTree(
      "scaleEffect of a stack", ["a": rect(110, 280, 40, 40), "b": rect(150, 280, 40, 40)]
    ) { row.scaleEffect(2) },
    ComputedTree(
      "scaleEffect that mirrors", ["a": rect(150, 290, 20, 20), "b": rect(130, 290, 20, 20)]
    ) { row.scaleEffect(x: -1) },
    // 110 is 20 before the corner at 130, and half of that in the end.
    ComputedTree("scaleEffect twice", ["a": rect(120, 285, 40, 20)]) {
      box("a", 40, 20).scaleEffect(2).scaleEffect(0.5, anchor: .topLeading)
    },
    // Moved to 140, which is 10 before the middle of the place that it keeps.
    ComputedTree("scaleEffect of an offset", ["a": rect(130, 280, 80, 40)]) {
      box("a", 40, 20).offset(x: 10).scaleEffect(2)
    },
    ComputedTree("offset of a scaleEffect", ["a": rect(120, 280, 80, 40)]) {
      box("a", 40, 20).scaleEffect(2).offset(x: 10)
    },
    // The leading edge is at 170, and the box grows to the left.
    ComputedTree(
      "scaleEffect from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(90, 280, 80, 40)]
    ) { box("a", 40, 20).scaleEffect(2, anchor: .leading) },
  ]

  private static var row: ViewNode {
    HStack(spacing: 0) {
      box("a", 20, 20); box("b", 20, 20)
    }.node
  }
}
