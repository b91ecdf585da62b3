import AuditModel
import Foundation
import ViewTree

@testable import Layout

extension ComputedTree {
  /// `GeometryReader`: it takes what it is offered, its content is at its corner, and is built of its size.
  static let geometryReaders: [ComputedTree] =
    [
      ComputedTree("GeometryReader", ["a": rect(0, 0, 40, 20)]) {
        GeometryReader { _ in box("a", 40, 20) }
      },
      ComputedTree(
        "GeometryReader from right to left", in: RenderEnvironment.plain.mirrored,
        ["a": rect(260, 0, 40, 20)]
      ) { GeometryReader { _ in box("a", 40, 20) } },
      // The box takes 100 of 300, and the reader the other 200.
      ComputedTree("GeometryReader in a row", ["a": rect(100, 0, 100, 30)]) {
        HStack(spacing: 0) {
          box("b", 100, 20)
          GeometryReader { filler("a").frame(width: $0.size.width / 2, height: 30) }
        }
      },
      // A scroll view leaves the height to its content.
      ComputedTree("GeometryReader in a scroll view", ["a": rect(0, 0, 300, 10)]) {
        ScrollView {
          GeometryReader { filler("a").frame(width: $0.size.width, height: $0.size.height) }
        }
      },
      ComputedTree("GeometryReader of a fixed size", ["a": rect(145, 295, 5, 5)]) {
        GeometryReader { filler("a").frame(width: $0.size.width / 2, height: 5) }.fixedSize()
      },
      ComputedTree("GeometryReader with a padding", ["a": rect(20, 20, 260, 560)]) {
        GeometryReader { filler("a").frame(width: $0.size.width, height: $0.size.height) }
          .padding(20)
      },
      // Half of 300, and half of that.
      ComputedTree("GeometryReader in another one", ["a": rect(0, 0, 75, 10)]) {
        GeometryReader { outer in
          GeometryReader { filler("a").frame(width: $0.size.width / 2, height: 10) }
            .frame(width: outer.size.width / 2)
        }
      },
    ] + extents

  /// The place of a reader on the screen and in views around it.
  private static let extents: [ComputedTree] = [
    // Under a status bar of 50 points.
    ComputedTree(
      "GeometryReader at the safe area",
      in: .screen(width: 300, height: 600, safeArea: EdgeInsets(top: 50, bottom: 34)),
      ["a": rect(0, 50, 34, 50)]
    ) {
      GeometryReader {
        filler("a").frame(width: $0.safeAreaInsets.bottom, height: $0.safeAreaInsets.top)
      }
    },
    ComputedTree("GeometryReader on the screen", ["a": rect(0, 100, 10, 100)]) {
      VStack(spacing: 0) {
        box("b", 300, 100)
        GeometryReader { filler("a").frame(width: 10, height: $0.frame(in: .global).minY) }
      }
    },
    // 40 points under the corner of the stack.
    ComputedTree("GeometryReader in named coordinates", ["a": rect(0, 140, 10, 40)]) {
      VStack(spacing: 0) {
        box("b", 300, 100)
        VStack(spacing: 0) {
          box("c", 300, 40)
          GeometryReader {
            filler("a").frame(width: 10, height: $0.frame(in: .named("stack")).minY)
          }
        }
        .coordinateSpace(name: "stack")
      }
    },
    ComputedTree("containerRelativeFrame in a scroll view", ["a": rect(50, 150, 200, 300)]) {
      ScrollView { filler("a").containerRelativeFrame([.horizontal, .vertical]) }
        .frame(width: 200, height: 300)
    },
    ComputedTree("containerRelativeFrame on a screen", ["a": rect(0, 290, 300, 20)]) {
      box("a", 20, 20).containerRelativeFrame(.horizontal)
    },
  ]
}
