import AuditModel
import ViewTree

@testable import Layout

extension RenderEnvironment {
  /// A screen of 300 by 600 points with a status bar of 50 points and a home indicator of 34.
  fileprivate static let notched = screen(
    width: 300, height: 600, safeArea: EdgeInsets(top: 50, bottom: 34))

  /// A screen of 1000 by 1000 points whose size classes are those of an iPad.
  fileprivate static let pad = screen(width: 1000, height: 1000, sizeClasses: .regularRegular)

  /// The same with a keyboard of so many points.
  fileprivate func typing(_ height: Double) -> RenderEnvironment {
    var copy = self
    copy.keyboardHeight = height
    return copy
  }
}

extension ComputedTree {
  /// The safe area: screens lie in it, and so does what insets leave.
  static let safeAreas: [ComputedTree] = [
    ComputedTree("the safe area", in: .notched, ["a": rect(0, 50, 300, 516)]) { filler("a") },
    // In the middle of 516 points from 50 on.
    ComputedTree("a box in the safe area", in: .notched, ["a": rect(130, 298, 40, 20)]) {
      box("a", 40, 20)
    },
    ComputedTree(
      "the keyboard", in: RenderEnvironment.plain.typing(200), ["a": rect(0, 0, 300, 400)]
    ) { filler("a") },
    ComputedTree(
      "the keyboard over the home indicator", in: RenderEnvironment.notched.typing(200),
      ["a": rect(0, 50, 300, 350)]
    ) { filler("a") },
    ComputedTree(
      "ignoresSafeArea of the keyboard", in: RenderEnvironment.notched.typing(200),
      ["a": rect(0, 50, 300, 516), "b": rect(0, 50, 300, 350)]
    ) {
      ZStack {
        filler("a").ignoresSafeArea(.keyboard); filler("b")
      }
    },
    ComputedTree(
      "a screen that ignores the keyboard", in: RenderEnvironment.plain.typing(200),
      ["a": rect(0, 0, 300, 580), "b": rect(130, 580, 40, 20)]
    ) {
      VStack(spacing: 0) {
        filler("a"); box("b", 40, 20)
      }.ignoresSafeArea(.keyboard)
    },
    ComputedTree(
      "a tab bar under the keyboard", in: RenderEnvironment.plain.typing(200),
      ["a": rect(0, 0, 300, 400), "tabs": rect(0, 528, 300, 72)]
    ) {
      VStack(spacing: 0) {
        filler("a"); TabBar { Button { box("b", 20, 20) } }.id("tabs")
      }
    },
    ComputedTree(
      "safeAreaInset at the bottom", ["a": rect(0, 0, 300, 552), "b": rect(140, 560, 20, 40)]
    ) { filler("a").safeAreaInset(edge: .bottom) { box("b", 20, 40) } },
    ComputedTree(
      "safeAreaInset at the top", ["a": rect(0, 48, 300, 552), "b": rect(140, 0, 20, 40)]
    ) { filler("a").safeAreaInset(edge: .top) { box("b", 20, 40) } },
    ComputedTree(
      "safeAreaInset with spacing", ["a": rect(0, 0, 300, 550), "b": rect(140, 560, 20, 40)]
    ) { filler("a").safeAreaInset(edge: .bottom, spacing: 10) { box("b", 20, 40) } },
    ComputedTree(
      "safeAreaInset at the leading edge", ["a": rect(28, 0, 272, 600), "b": rect(0, 280, 20, 40)]
    ) { filler("a").safeAreaInset(edge: .leading) { box("b", 20, 40) } },
    ComputedTree("safeAreaPadding", ["a.content": rect(8, 8, 284, 584)]) {
      filler("a").safeAreaPadding(8)
    },
    ComputedTree("a root larger than the screen", ["a": rect(-100, -100, 500, 800)]) {
      box("a", 500, 800)
    },
  ]

  /// Bars of iOS 26: items of 44 points on 10 points of room.
  static let bars: [ComputedTree] = [
    ComputedTree("NavigationBar", ["bar": rect(0, 0, 300, 54), "a": rect(0, 54, 300, 546)]) {
      VStack(spacing: 0) {
        NavigationBar(title: .verbatim("")).id("bar"); filler("a")
      }
    },
    // 54 + 52 points, of which the line takes 41 from 57 on.
    ComputedTree(
      "large title",
      ["bar": rect(0, 0, 300, 106), "title": rect(16, 57, 120, 41), "a": rect(0, 106, 300, 494)]
    ) {
      VStack(spacing: 0) {
        ViewNode(
          .navigationBar(isLarge: true),
          children: [
            Text(verbatim: "B").font(.largeTitle).frame(width: 120).barPlacement(.principal)
              .id("title")
          ]
        ).id("bar")
        filler("a")
      }
    },
    // 16 points from the edge, 11 points around the symbol.
    ComputedTree("an item at the trailing edge", ["a": rect(240, 273, 44, 44)]) {
      NavigationBar(title: .verbatim("")) {
        Button { box("i", 22, 22) }.barPlacement(.trailing).id("a")
      }
    },
    // 12 points between the two.
    ComputedTree(
      "two items at the trailing edge", ["a": rect(184, 273, 44, 44), "b": rect(240, 273, 44, 44)]
    ) {
      NavigationBar(title: .verbatim("")) {
        Button { box("i", 22, 22) }.barPlacement(.trailing).id("a")
        Button { box("j", 22, 22) }.barPlacement(.trailing).id("b")
      }
    },
    // 60 + 11 + 11.
    ComputedTree(
      "an item at the leading edge", ["a": rect(16, 273, 82, 44), "i": rect(27, 285, 60, 20)]
    ) {
      NavigationBar(title: .verbatim("")) {
        Button { box("i", 60, 20) }.barPlacement(.leading).id("a")
      }
    },
    // Text has 16 points at each side: 60 + 32.
    ComputedTree("an item with a text", ["a": rect(192, 273, 92, 44)]) {
      NavigationBar(title: .verbatim("")) {
        Button { Text(verbatim: "i").frame(width: 60) }.barPlacement(.trailing).id("a")
      }
    },
    // A ground of its own is the platter.
    ComputedTree("an item with a ground", ["a": rect(224, 273, 60, 44)]) {
      NavigationBar(title: .verbatim("")) {
        Button { box("i", 60, 20) }.background(.green).barPlacement(.trailing).id("a")
      }
    },
    // Half of the bar without the margin: 134 points.
    ComputedTree("a wide item", ["a": rect(16, 273, 134, 44)]) {
      NavigationBar(title: .verbatim("")) {
        Button { filler("i").frame(width: 400, height: 20) }.barPlacement(.leading).id("a")
      }
    },
    // A chevron without its title.
    ComputedTree("a back button", ["a": rect(16, 273, 44, 44)]) {
      NavigationBar(title: .verbatim("")) {
        Button { box("i", 60, 20) }.barPlacement(.leading).accessibilityAddTraits(.backButton)
          .id("a")
      }
    },
    // 86 points each, in the middle; a platter of 62 with 10 points under it.
    ComputedTree(
      "TabBar",
      [
        "tabs": rect(0, 528, 300, 72), "one": rect(64, 532, 86, 54), "two": rect(150, 532, 86, 54),
      ]
    ) {
      VStack(spacing: 0) {
        filler("a")
        TabBar { for name in ["one", "two"] { Button { box("i", 24, 24) }.id(name) } }.id("tabs")
      }
    },
    // 300 − 2 · 21 − 2 · 8 points for four.
    ComputedTree("TabBar with many tabs", ["one": rect(29, 532, 60.5, 54)]) {
      VStack(spacing: 0) {
        filler("a")
        TabBar {
          for name in ["one", "two", "three", "four"] { Button { box("i", 24, 24) }.id(name) }
        }
      }
    },
    // The platter ends 21 points over the edge of the screen: 62 + 21 − 34.
    ComputedTree(
      "TabBar over a home indicator", in: .notched,
      ["tabs": rect(0, 517, 300, 49), "one": rect(107, 521, 86, 54)]
    ) {
      VStack(spacing: 0) {
        filler("a")
        TabBar { Button { box("i", 24, 24) }.id("one") }.id("tabs")
      }
    },
    // 10 + 48 + 10 points; each as wide as its symbol with 11 points at its sides, at the edges.
    ComputedTree(
      "Toolbar",
      [
        "bar": rect(0, 532, 300, 68), "one": rect(28, 542, 46, 48), "two": rect(226, 542, 46, 48),
      ]
    ) {
      VStack(spacing: 0) {
        filler("a")
        Toolbar { for name in ["one", "two"] { Button { box("i", 24, 24) }.id(name) } }.id("bar")
      }
    },
    // The spacer takes what three tools leave of 300 − 2 · 28 points: 244 − 3 · 46.
    ComputedTree(
      "Toolbar with a spacer",
      [
        "one": rect(28, 542, 46, 48), "two": rect(180, 542, 46, 48),
        "three": rect(226, 542, 46, 48),
      ]
    ) {
      VStack(spacing: 0) {
        filler("a")
        Toolbar {
          Button { box("i", 24, 24) }.id("one")
          Spacer()
          Button { box("j", 24, 24) }.id("two")
          Button { box("k", 24, 24) }.id("three")
        }
      }
    },
    // 10 + 48 + 28 − 34.
    ComputedTree("Toolbar over a home indicator", in: .notched, ["bar": rect(0, 514, 300, 52)]) {
      VStack(spacing: 0) {
        filler("a")
        Toolbar { Button { box("i", 24, 24) } }.id("bar")
      }
    },
    // The tab bar takes 62 + 21 − 34 points over the home indicator, and the toolbar 10 + 48 + 10 over that.
    ComputedTree(
      "Toolbar over a tab bar", in: .notched,
      ["bar": rect(0, 449, 300, 68), "tabs": rect(0, 517, 300, 49)]
    ) {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          filler("a")
          Toolbar { Button { box("i", 24, 24) } }.id("bar")
        }
        TabBar { Button { box("b", 20, 20) } }.id("tabs")
      }
    },
  ]

  /// Alerts of iOS 26: 320 points wide, on this screen 300 − 2 · 16, with answers of 48 points, 8 apart.
  static let alerts: [ComputedTree] = [
    // The texts take 22 + 21 + 7.667 + 18 + 4 points, the answers 16 + 48 + 16; all in
    // the middle of 600: (600 − 72.667 − 80) / 2.
    ComputedTree(
      "an alert with two short answers",
      [
        "alert": rect(16, 223.6667, 268, 152.6667), "text": rect(16, 223.6667, 268, 72.6667),
        "yes": rect(32, 312.3333, 114, 48), "no": rect(154, 312.3333, 114, 48),
      ]
    ) { alert(message: "m", answerWidth: 40) },
    // 120 + 32 points are more than 114: below each other.
    ComputedTree(
      "an alert with two long answers",
      ["yes": rect(32, 284.3333, 236, 48), "no": rect(32, 340.3333, 236, 48)]
    ) { alert(message: "m", answerWidth: 120) },
    // Without a message: 22 + 21 + 4 + 80 points.
    ComputedTree(
      "an alert without a message",
      ["alert": rect(16, 236.5, 268, 127), "text": rect(16, 236.5, 268, 47)]
    ) { alert(message: nil, answerWidth: 40) },
    // 22 + 21 + 4 points of text, 12 + 44 of a field and 16 + 48 + 16 of an answer: 600 − 183, halved.
    ComputedTree(
      "an alert with a field", ["field": rect(32, 267.5, 236, 44), "ok": rect(32, 327.5, 236, 48)]
    ) {
      Alert(title: .verbatim("t")) {
        TextField(.verbatim("Name"), text: .constant("")).id("field")
        Button(.verbatim("OK")).id("ok")
      }
    },
  ]

  private static func alert(message: String?, answerWidth: Double) -> ViewNode {
    Alert(title: .verbatim("t"), message: message.map { .verbatim($0) }) {
      for name in ["yes", "no"] { Button { box(name + "-text", answerWidth, 20) }.id(name) }
    }.id("alert")
  }

  /// Sheets as high as their detents: half of 600 points, a share of 516, so many points, or all.
  static let sheets: [ComputedTree] = [
    ComputedTree("a sheet", in: .notched, ["s": rect(0, 50, 300, 516)]) { sheet([]) },
    ComputedTree("a sheet of half the screen", in: .notched, ["s": rect(0, 266, 300, 300)]) {
      sheet([.medium, .large])
    },
    ComputedTree("a sheet of a quarter", in: .notched, ["s": rect(0, 437, 300, 129)]) {
      sheet([.fraction(0.25), .medium])
    },
    ComputedTree("a sheet of 200 points", in: .notched, ["s": rect(0, 366, 300, 200)]) {
      sheet([.height(200)])
    },
    // In the middle of the safe area of an iPad, whatever its detents.
    ComputedTree("a sheet on an iPad", in: .pad, ["s": rect(210, 190, 580, 620)]) {
      sheet([.medium])
    },
    ComputedTree("a cover on an iPad", in: .pad, ["s": rect(0, 0, 1000, 1000)]) {
      filler("a").fullScreenCover(isPresented: .constant(true)) { filler("s") }
    },
    ComputedTree("a sheet over a keyboard", in: .notched.typing(200), ["s": rect(0, 100, 300, 300)])
    { sheet([.medium]) },
  ]

  private static func sheet(_ detents: Set<PresentationDetent>) -> ViewNode {
    filler("a").sheet(isPresented: .constant(true)) {
      filler("s").presentationDetents(detents)
    }
  }

  /// Controls of iOS 26.
  static let controls: [ComputedTree] = [
    ComputedTree("Button", ["a": rect(130, 290, 40, 20)]) { Button { box("i", 40, 20) }.id("a") },
    ComputedTree("Button in a frame", ["a": rect(128, 278, 44, 44), "i": rect(130, 290, 40, 20)]) {
      Button { box("i", 40, 20) }.frame(minWidth: 44, minHeight: 44).id("a")
    },
    ComputedTree("Button of two views", ["i": rect(101, 290, 40, 20), "j": rect(149, 285, 50, 30)])
    {
      Button {
        box("i", 40, 20); box("j", 50, 30)
      }.id("a")
    },
    // The switch is 63 × 28, of which 2 points lie over the edge, with 8 points before it.
    ComputedTree("Toggle", ["a": rect(0, 286, 300, 28), "i": rect(0, 290, 40, 20)]) {
      Toggle(isOn: true) { box("i", 40, 20) }.id("a")
    },
    ComputedTree(
      "Toggle with a high label", ["a": rect(0, 275, 300, 50), "i": rect(0, 275, 40, 50)]
    ) {
      Toggle(isOn: true) { box("i", 40, 50) }.id("a")
    },
    // 40 + 8 + 61.
    ComputedTree("Toggle of its own width", ["a": rect(95.5, 286, 109, 28)]) {
      Toggle(isOn: true) { box("i", 40, 20) }.id("a").fixedSize()
    },
    ComputedTree("Slider", ["a": rect(0, 284.5, 300, 31)]) { Slider(value: 0.5).id("a") },
    // A line of 20.287 points.
    ComputedTree(
      "TextField", ["a": rect(0, 289.5, 300, 21), "a.content": rect(0, 289.5, 300, 21)]
    ) {
      TextField(text: .verbatim("a")).id("a")
    },
    ComputedTree("TextField in a row", ["a": rect(60, 289.5, 240, 21), "b": rect(0, 290, 60, 20)]) {
      HStack(spacing: 0) {
        box("b", 60, 20); TextField(text: .verbatim("a")).id("a")
      }
    },
    ComputedTree("TextField of several lines", ["a": rect(0, 289.5, 300, 21)]) {
      TextField(.verbatim("a"), text: .constant("b"), axis: .vertical).id("a")
    },
    // 7 points around the line.
    ComputedTree(
      "TextField with a border", ["a": rect(0, 283, 300, 34), "a.content": rect(7, 290, 286, 20)]
    ) {
      TextField(text: .verbatim("a")).textFieldStyle(.roundedBorder).id("a")
    },
    ComputedTree("Label", ["i": rect(111, 290, 20, 20), "t": rect(139, 290, 50, 20)]) {
      Label(title: { box("t", 50, 20) }, icon: { box("i", 20, 20) })
    },
    ComputedTree("LabeledContent", ["l": rect(0, 290, 60, 20), "v": rect(260, 290, 40, 20)]) {
      LabeledContent(content: { box("v", 40, 20) }, label: { box("l", 60, 20) })
    },
    // 200 + 8 + 120 points are more than the 300 of the screen: 20 + 8 + 20 points high.
    ComputedTree(
      "LabeledContent that is too wide", ["l": rect(0, 276, 200, 20), "v": rect(0, 304, 120, 20)]
    ) {
      LabeledContent(content: { box("v", 120, 20) }, label: { box("l", 200, 20) })
    },
    // A pixel of this screen is a point: 10 + 1 + 10 in 600 × 300.
    ComputedTree("Divider", ["a": rect(130, 289.5, 40, 10), "b": rect(130, 300.5, 40, 10)]) {
      VStack(spacing: 0) {
        box("a", 40, 10); Divider(); box("b", 40, 10)
      }
    },
    ComputedTree(
      "Divider in a row", ["a": rect(139.5, 295, 10, 10), "b": rect(150.5, 295, 10, 10)]
    ) {
      HStack(spacing: 0) {
        box("a", 10, 10); Divider(); box("b", 10, 10)
      }
    },
  ]

  /// Lines of 1.19336 em; further ones after the leading of the style, all rounded up to whole points on
  /// this screen.
  static let texts: [ComputedTree] = [
    // 20.287.
    ComputedTree("Body", ["t": rect(125, 289.5, 50, 21)]) { line("t") },
    // 33.414, 14.320, 15.514, 40.574.
    ComputedTree("Title", ["t": rect(125, 283, 50, 34)]) { line("t", .title) },
    ComputedTree("Caption", ["t": rect(125, 292.5, 50, 15)]) { line("t", .caption) },
    ComputedTree("Footnote", ["t": rect(125, 292, 50, 16)]) { line("t", .footnote) },
    ComputedTree("Large Title", ["t": rect(125, 279.5, 50, 41)]) { line("t", .largeTitle) },
    // 20.287 + 22 and + 44.
    ComputedTree("two lines of Body", ["t": rect(125, 278.5, 50, 43)]) { lines("t", 2) },
    ComputedTree("three lines of Body", ["t": rect(125, 267.5, 50, 65)]) { lines("t", 3) },
    ComputedTree("one of two lines", ["t": rect(125, 289.5, 50, 21)]) {
      lines("t", 2).lineLimit(1)
    },
    // 53 points: 63.248.
    ComputedTree(
      "Body at the largest size",
      in: .screen(width: 300, height: 600, dynamicTypeSize: .accessibility5),
      ["t": rect(125, 268, 50, 64)]
    ) { line("t") },
    // The leading of body, 22 − 20.287, up to a whole pixel is between them: 300 − (21 + 2 + 21) / 2.
    ComputedTree(
      "texts in a column", ["t": rect(125, 278, 50, 21), "u": rect(125, 301, 50, 21)]
    ) {
      VStack {
        line("t"); line("u")
      }
    },
    // The row has room for one line of each.
    ComputedTree("a text in a low frame", ["t": rect(125, 290, 50, 20)]) {
      Text(verbatim: "a\na").frame(width: 50, height: 20).id("t")
    },
    ComputedTree("a text with padding", ["t": rect(125, 281.5, 50, 37)]) {
      Text(verbatim: "a").padding(.vertical, 8).frame(width: 50).id("t")
    },
  ]

  /// A screen from right to left is the mirror image.
  static let rightToLeft: [ComputedTree] = [
    ComputedTree(
      "HStack from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(164, 290, 40, 20), "b": rect(96, 285, 60, 30)]
    ) {
      HStack {
        box("a", 40, 20); box("b", 60, 30)
      }
    },
    ComputedTree(
      "VStack from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(140, 275, 40, 20), "b": rect(120, 295, 60, 30)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 20); box("b", 60, 30)
      }
    },
    ComputedTree(
      "padding from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(125, 290, 50, 20), "a.content": rect(125, 290, 20, 20)]
    ) { box("a", 20, 20).padding(.leading, 30) },
    ComputedTree(
      "safeAreaInset from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(0, 0, 272, 600), "b": rect(280, 280, 20, 40)]
    ) { filler("a").safeAreaInset(edge: .leading) { box("b", 20, 40) } },
    ComputedTree(
      "alignmentGuide from right to left", in: RenderEnvironment.plain.mirrored,
      ["a": rect(150, 275, 40, 20), "b": rect(110, 295, 60, 30)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 20)
        box("b", 60, 30).alignmentGuide(.leading) { _ in -20 }
      }
    },
  ]
}
