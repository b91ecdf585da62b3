import AuditModel
import ViewTree

@testable import Layout

extension ComputedTree {
  /// A scroll view takes all there is in its directions, and proposes nothing in them.
  static let scrolling: [ComputedTree] = [
    ComputedTree("ScrollView", ["s": rect(130, 0, 40, 600), "a": rect(130, 0, 40, 900)]) {
      ScrollView { box("a", 40, 900) }.id("s")
    },
    ComputedTree("ScrollView of what fills its width", ["a": rect(0, 0, 300, 900)]) {
      ScrollView { filler("a").frame(height: 900) }
    },
    // Without a proposal for its height, a rectangle has 10 points.
    ComputedTree("ScrollView of a rectangle", ["a": rect(0, 0, 300, 10)]) {
      ScrollView { filler("a") }
    },
    // A list has no height of its own; its rows begin in it all the same.
    ComputedTree(
      "ScrollView of a list", ["top": rect(0, 0, 300, 50), "rows": rect(0, 50, 300, 0)]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          box("top", 300, 50); List { box("a", 40, 20) }.id("rows")
        }
      }
    },
    ComputedTree("ScrollView of a list with a height", ["rows": rect(0, 0, 300, 200)]) {
      ScrollView { List { box("a", 40, 20) }.id("rows").frame(height: 200) }
    },
    ComputedTree(
      "ScrollView from side to side", ["s": rect(0, 280, 300, 40), "a": rect(0, 280, 500, 40)]
    ) { ScrollView(.horizontal) { box("a", 500, 40) }.id("s") },
    ComputedTree(
      "ScrollView in both directions", ["s": rect(0, 0, 300, 600), "a": rect(0, 0, 500, 900)]
    ) { ScrollView([.horizontal, .vertical]) { box("a", 500, 900) }.id("s") },
    ComputedTree(
      "ScrollView under a box", ["s": rect(0, 50, 300, 550), "a": rect(0, 50, 300, 900)]
    ) {
      VStack(spacing: 0) {
        box("top", 300, 50); ScrollView { box("a", 300, 900) }.id("s")
      }
    },
    ComputedTree(
      "two ScrollViews", ["s": rect(0, 0, 300, 300), "b": rect(0, 300, 300, 900)]
    ) {
      VStack(spacing: 0) {
        ScrollView { box("a", 300, 900) }.id("s")
        ScrollView { box("b", 300, 900) }
      }
    },
    // A spacer grows to its least length only.
    ComputedTree(
      "Spacer in a ScrollView", ["a": rect(100, 0, 100, 20), "b": rect(100, 50, 100, 20)]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          box("a", 100, 20); Spacer(minLength: 30); box("b", 100, 20)
        }
      }
    },
    // The column is 1,000 points high and moves up by 200.
    ComputedTree(
      "scrollPosition", ["b1": rect(100, -200, 100, 100), "b8": rect(100, 500, 100, 100)]
    ) {
      ScrollView { VStack(spacing: 0) { for number in 1...10 { box("b\(number)", 100, 100) } } }
        .scrollPosition(id: .constant("b8"))
    },
    ComputedTree("scrollPosition at the top", ["b3": rect(100, 0, 100, 100)]) {
      ScrollView { VStack(spacing: 0) { for number in 1...10 { box("b\(number)", 100, 100) } } }
        .scrollPosition(id: .constant("b3"), anchor: .top)
    },
    ComputedTree("defaultScrollAnchor", ["a": rect(130, -300, 40, 900)]) {
      ScrollView { box("a", 40, 900) }.defaultScrollAnchor(.bottom)
    },
    ComputedTree("defaultScrollAnchor of low content", ["a": rect(130, 580, 40, 20)]) {
      ScrollView { box("a", 40, 20) }.defaultScrollAnchor(.bottom)
    },
  ]
}
