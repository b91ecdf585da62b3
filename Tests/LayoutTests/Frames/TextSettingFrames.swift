import AuditModel
import ViewTree

@testable import Layout

extension RenderEnvironment {
  /// A screen of 300 by 600 points at a text size.
  fileprivate static func at(_ size: DynamicTypeSize) -> RenderEnvironment {
    screen(width: 300, height: 600, dynamicTypeSize: size)
  }
}

/// Settings of text, in letters whose advances at 17 points follow from iOS's units of 1/2048 em: 1520 for
/// “H”, 1380 for “A” and 1130 for “a”, each with a tracking of −52.
extension ComputedTree {
  /// Points between two lines, of which one line has none.
  static let lineSpacings: [ComputedTree] = [
    // 20.287 + 22 + 10.
    ComputedTree("lineSpacing between two lines", ["t": rect(125, 273.5, 50, 53)]) {
      lines("t", 2).lineSpacing(10)
    },
    // 20.287 + 2 · (22 + 4).
    ComputedTree("lineSpacing between three lines", ["t": rect(125, 263.5, 50, 73)]) {
      lines("t", 3).lineSpacing(4)
    },
    ComputedTree("lineSpacing of one line", ["t": rect(125, 289.5, 50, 21)]) {
      line("t").lineSpacing(10)
    },
  ]

  /// Points after every letter.
  static let trackings: [ComputedTree] = [
    // 2 · 12.186.
    ComputedTree("no tracking", ["t": rect(137.5, 289.5, 25, 21)]) { word("HH").id("t") },
    // 2 · (12.186 + 2).
    ComputedTree("tracking", ["t": rect(135.5, 289.5, 29, 21)]) {
      word("HH").tracking(2).id("t")
    },
    ComputedTree("negative tracking", ["t": rect(138.5, 289.5, 23, 21)]) {
      word("HH").tracking(-1).id("t")
    },
    // Tracking takes precedence.
    ComputedTree("kerning", ["t": rect(135.5, 289.5, 29, 21)]) { word("HH").kerning(2).id("t") },
    ComputedTree("kerning under tracking", ["t": rect(138.5, 289.5, 23, 21)]) {
      word("HH").tracking(-1).kerning(2).id("t")
    },
    // 12.186 + 2.
    ComputedTree("tracking of a single letter", ["t": rect(142.5, 289.5, 15, 21)]) {
      word("H").tracking(2).id("t")
    },
  ]

  /// Capital and small letters: 11.023 and 8.948 points.
  static let textCases: [ComputedTree] = [
    ComputedTree("textCase upper", ["t": rect(144, 289.5, 12, 21)]) {
      word("a").textCase(.uppercase).id("t")
    },
    ComputedTree("textCase lower", ["t": rect(145.5, 289.5, 9, 21)]) {
      word("A").textCase(.lowercase).id("t")
    },
    ComputedTree("textCase of the view around", ["t": rect(144, 289.5, 12, 21)]) {
      VStack { word("a").id("t") }.textCase(.uppercase)
    },
  ]

  /// Text sizes that a view limits: Body has 17 points at Large, 23 at xxxLarge and 28 at AX1.
  static let textSizeLimits: [ComputedTree] = [
    ComputedTree(
      "dynamicTypeSize up to Large", in: .at(.accessibility5), ["t": rect(125, 289.5, 50, 21)]
    ) { line("t").dynamicTypeSize(...DynamicTypeSize.large) },
    // 27.447.
    ComputedTree(
      "dynamicTypeSize of one size", in: .at(.accessibility5), ["t": rect(125, 286, 50, 28)]
    ) { line("t").dynamicTypeSize(.xxxLarge) },
    // 33.414.
    ComputedTree("dynamicTypeSize from AX1", ["t": rect(125, 283, 50, 34)]) {
      line("t").dynamicTypeSize(DynamicTypeSize.accessibility1...)
    },
  ]

  /// A length that grows as the leading of a style: that of Body is 22 at Large, 29 at xxxLarge and 62 at
  /// AX5, that of Large Title 41 and 70.
  static let scaledMetrics: [ComputedTree] = [
    ComputedTree("ScaledMetric at Large", ["a": rect(130, 280, 40, 40)]) { Scaled() },
    // 40 · 29 / 22, rounded to a third of a point.
    ComputedTree(
      "ScaledMetric at xxxLarge", in: .at(.xxxLarge),
      ["a": rect(123.6667, 273.6667, 52.6667, 52.6667)]
    ) { Scaled() },
    // 40 · 62 / 22.
    ComputedTree(
      "ScaledMetric at AX5", in: .at(.accessibility5),
      ["a": rect(93.6667, 243.6667, 112.6667, 112.6667)]
    ) { Scaled() },
  ]

  /// A view that is disabled keeps its place.
  static let disabled: [ComputedTree] = [
    ComputedTree("a disabled Button", ["a": rect(130, 290, 40, 20)]) {
      Button(action: {}) { box("i", 40, 20) }.id("a").disabled(true)
    },
    ComputedTree("a disabled Toggle", ["a": rect(0, 286, 300, 28)]) {
      Toggle(isOn: true) { box("i", 40, 20) }.id("a").disabled(true)
    },
    ComputedTree("a disabled row", ["a": rect(16, 17.5, 268, 52)]) {
      List { Button(action: {}) { box("i", 40, 20) }.id("a").disabled(true) }
    },
  ]

  private static func word(_ letters: String) -> Text { Text(verbatim: letters) }

  private struct Scaled: View {
    @ScaledMetric private var side = 40.0

    var body: some View { Rectangle(fill: .label).frame(width: side, height: side).id("a") }
  }
}
