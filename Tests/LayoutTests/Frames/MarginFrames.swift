import AuditModel
import ViewTree

@testable import Layout

extension ComputedTree {
  /// Content margins are in the place of the 17.5 points over and under the cards of a list, and of the 16
  /// at their sides; rows have 16 points beside their content, and are 52 high.
  static let listMargins: [ComputedTree] = [
    // (52 − 20) / 2.
    ComputedTree("a list without a top margin", ["a": rect(32, 16, 40, 20)]) {
      List { box("a", 40, 20) }.contentMargins(.top, 0)
    },
    // 10 + 16; 300 − 2 · 10 − 2 · 16; 10 + 21.
    ComputedTree("margins of a form", ["a": rect(26, 31, 248, 10)]) {
      Form { filler("a") }.contentMargins(10, for: .scrollContent)
    },
    // 300 − 40 − 5.
    ComputedTree("margins of a plain list", ["a": rect(40, 0, 255, 52)]) {
      List { Button { box("b", 40, 20) }.id("a") }.listStyle(.plain)
        .contentMargins(.leading, 40).contentMargins(.trailing, 5)
    },
    // The row ends 100 points over the edge: 600 − 100 − 52 + 16.
    ComputedTree("a list at its bottom margin", ["r20": rect(32, 464, 40, 20)]) {
      List { for number in 1...20 { box("r\(number)", 40, 20) } }
        .contentMargins(.bottom, 100).defaultScrollAnchor(.bottom)
    },
    // A heading keeps its insets of 10 points.
    ComputedTree(
      "a top margin over a heading", ["h": rect(32, 40, 40, 20), "a": rect(32, 86, 40, 20)]
    ) {
      List {
        Section {
          box("a", 40, 20)
        } header: {
          box("h", 40, 20)
        }
      }.contentMargins(.top, 30)
    },
    // 69.5 + 35 + 16 without the 17.5 over the first card.
    ComputedTree("sections under a top margin", ["b": rect(32, 103, 40, 20)]) {
      List {
        Section { box("a", 40, 20) }
        Section { box("b", 40, 20) }
      }.contentMargins(.top, 0)
    },
    ComputedTree("the nearest margin of a list", ["a": rect(24, 22, 244, 10)]) {
      List { filler("a") }.contentMargins(.leading, 8).contentMargins(.all, nil)
        .contentMargins([.top, .leading], 1)
    },
    ComputedTree("margins of scroll indicators of a list", ["a": rect(32, 33.5, 40, 20)]) {
      List { box("a", 40, 20) }.contentMargins(80, for: .scrollIndicators)
    },
    // A leading margin of 24 is at the right: 300 − 24 − 16 − 40.
    ComputedTree(
      "margins of a list from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(220, 33.5, 40, 20)]
    ) { List { box("a", 40, 20) }.contentMargins(.leading, 24) },
  ]
}
