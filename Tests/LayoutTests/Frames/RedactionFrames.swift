import ViewTree

@testable import Layout

extension ComputedTree {
  /// `redacted`: grey shapes are as large as the texts and pictures in whose place they are.
  static let redactions: [ComputedTree] = [
    ComputedTree("a redacted picture", ["a": rect(130, 290, 40, 20)]) {
      box("a", 40, 20).redacted(reason: .placeholder)
    },
    ComputedTree(
      "a redacted stack", ["a": rect(126, 290, 20, 20), "b": rect(154, 290, 20, 20)]
    ) {
      HStack {
        box("a", 20, 20); box("b", 20, 20).unredacted()
      }.redacted(reason: .placeholder)
    },
    ComputedTree(
      "a redacted text beside a box", ["t": rect(100, 280, 80, 40), "b": rect(180, 290, 20, 20)]
    ) {
      HStack(spacing: 0) {
        Text(.verbatim("Ideas")).id("t").frame(width: 80, height: 40); box("b", 20, 20)
      }.redacted(reason: .placeholder)
    },
    ComputedTree("private content", ["a": rect(10, 10, 280, 580)]) {
      filler("a").privacySensitive().padding(10).redacted(reason: .privacy)
    },
  ]
}
