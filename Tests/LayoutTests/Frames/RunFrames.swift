import AuditModel
import ViewTree

@testable import Layout

extension ComputedTree {
  /// Texts with runs at 17 points, where letters are tracked by -52 of 2048 units: an n has 1195 units
  /// and in bold 1284.5, a space 576 and in bold 528. Four n have 37.952 points, and in bold 40.923; a
  /// space has 4.350 points, and in bold 3.951. Letters of SF Mono have 1266 units and are not tracked:
  /// 10.509 points.
  static let runs: [ComputedTree] = [
    // 2 · 37.952 + 4.350 = 80.252, and 37.952 + 4.350 + 40.923 = 83.224.
    ComputedTree(
      "a bold word", ["plain": rect(109.5, 278, 81, 21), "bold": rect(108, 301, 84, 21)]
    ) {
      VStack {
        Text("nnnn nnnn").id("plain")
        Text("nnnn **nnnn**").id("bold")
      }
    },
    // 83.224 do not fit into 82: the second line is bold, 40.923 wide. 20.287 + 22.
    ComputedTree(
      "a bold word that wraps",
      ["plain.content": rect(109.5, 267, 81, 21), "bold.content": rect(129.5, 290, 41, 43)]
    ) {
      VStack {
        Text("nnnn nnnn").frame(width: 82).id("plain")
        Text("nnnn **nnnn**").frame(width: 82).id("bold")
      }
    },
    ComputedTree("a link is as wide as text", ["a": rect(109.5, 289.5, 81, 21)]) {
      Text("nnnn [nnnn](https://example.com)").id("a")
    },
    ComputedTree(
      "a bold word from right to left", in: .plain.mirrored,
      ["a": rect(216, 289.5, 84, 21)]
    ) {
      HStack {
        Text("nnnn **nnnn**").id("a")
        Spacer(minLength: 0)
      }
    },
    // 2 · 9.488 + 4.350 + 2 · 10.509 = 44.343.
    ComputedTree("code", ["a": rect(127.5, 289.5, 45, 21)]) { Text("nn `nn`").id("a") },
    // The first line has 37.952 + 4.350 + 40.923 = 83.224 points, the second one 40.923.
    ComputedTree("a line that ends in a run", ["a.content": rect(108, 278.5, 84, 43)]) {
      Text("nnnn **nnnn nnnn**").frame(width: 84).id("a")
    },
    // Neither these nor the two bold words, 85.797, fit: three lines of one word, the widest 40.923.
    ComputedTree("a line that ends before a run", ["a.content": rect(129.5, 267.5, 41, 65)]) {
      Text("nnnn **nnnn nnnn**").frame(width: 83).id("a")
    },
    // 1.004 · 37.952 = 38.103.
    ComputedTree("emphasis", ["a": rect(130.5, 289.5, 39, 21)]) { Text("*nnnn*").id("a") },
    // 2 · 9.488 + 3.
    ComputedTree("a tracked run", ["a": rect(139, 289.5, 22, 21)]) {
      Text("\(Text(verbatim: "n").tracking(3))n").id("a")
    },
  ]

  /// Runs with sizes of their own. At 34 points an n has 1079 units and is tracked by 23: 18.295 points;
  /// a line is 40.574 high, and 41 from the next.
  static let sizedRuns: [ComputedTree] = [
    // 9.488 + 18.295 = 27.783.
    ComputedTree("a large letter", ["a": rect(136, 279.5, 28, 41)]) {
      Text("n\(Text(verbatim: "n").font(.largeTitle))").id("a")
    },
    // 22 + 40.574.
    ComputedTree("a large second line", ["a": rect(140.5, 268.5, 19, 63)]) {
      Text("n\n\(Text(verbatim: "n").font(.largeTitle))").id("a")
    },
    // 41 + 20.287.
    ComputedTree("a large first line", ["a": rect(140.5, 269, 19, 62)]) {
      Text("\(Text(verbatim: "n").font(.largeTitle))\nn").id("a")
    },
    // The height of the text around counts only where it has letters: 12 points, 14.320.
    ComputedTree("a small text", ["a": rect(125, 292.5, 50, 15)]) {
      Text("\(Text(verbatim: "n").font(.caption))").frame(width: 50).id("a")
    },
    // 9.488 + 18.295 do not fit into 27, so that the large letter is on a line of its own.
    ComputedTree("a word of two sizes that is broken", ["a.content": rect(140.5, 268.5, 19, 63)]) {
      Text("n\(Text(verbatim: "n").font(.largeTitle))").frame(width: 27).id("a")
    },
    // At the largest size body has 53 points and Large Title 60: 71.602.
    ComputedTree(
      "a large letter at the largest size",
      in: .screen(width: 300, height: 600, dynamicTypeSize: .accessibility5),
      ["a": rect(100, 264, 100, 72)]
    ) { Text("n\(Text(verbatim: "n").font(.largeTitle))").frame(width: 100).id("a") },
  ]
}
