import Foundation
import ViewTree

@testable import Layout

extension ComputedTree {
  /// `position`: the middle of a view is at a point of the space that it is offered, all of which it takes.
  static let positions: [ComputedTree] = [
    ComputedTree("position", ["a": rect(80, 190, 40, 20)]) {
      box("a", 40, 20).position(x: 100, y: 200)
    },
    // 40 of 600 points for the box, and the rest for what has a position.
    ComputedTree(
      "position in a column", ["a": rect(0, 30, 20, 20), "b": rect(130, 560, 40, 40)]
    ) {
      VStack(spacing: 0) {
        box("a", 20, 20).position(x: 10, y: 40)
        box("b", 40, 40)
      }
    },
    // A frame of 100 × 100 at (100, 250).
    ComputedTree("position in a frame", ["a": rect(110, 260, 20, 20)]) {
      box("a", 20, 20).position(x: 20, y: 20).frame(width: 100, height: 100)
    },
    ComputedTree(
      "position over another view", ["a": rect(100, 250, 100, 100), "b": rect(95, 245, 10, 10)]
    ) { box("a", 100, 100).overlay { box("b", 10, 10).position(.zero) } },
    ComputedTree(
      "position from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(180, 190, 40, 20)]
    ) { box("a", 40, 20).position(x: 100, y: 200) },
    // A scroll view leaves the height to the box, whose middle is then under its space.
    ComputedTree("position in a scroll view", ["a": rect(130, 20, 40, 20)]) {
      ScrollView { box("a", 40, 20).position(x: 150, y: 30) }
    },
    ComputedTree("position in a custom container", ["a": rect(10, 20, 40, 20)]) {
      CustomContainer("board") { box("a", 40, 20).position(x: 10, y: 20) }
    },
    // Moved with all the space that it takes.
    ComputedTree("position with an offset", ["a": rect(90, 190, 40, 20)]) {
      box("a", 40, 20).position(x: 100, y: 200).offset(x: 10)
    },
  ]
}
