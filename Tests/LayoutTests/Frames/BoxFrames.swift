import AuditModel
import ViewTree

@testable import Layout

extension ComputedTree {
  /// `frame`: fixed lengths are proposed to the child and answered to the parent; of two bounds, the
  /// proposal is clamped.
  static let frames: [ComputedTree] = [
    ComputedTree(
      "frame", ["a": rect(110, 278, 80, 44), "a.content": rect(140, 290, 20, 20)]
    ) { box("a", 20, 20).frame(width: 80, height: 44) },
    ComputedTree("frame, top leading", ["a.content": rect(110, 278, 20, 20)]) {
      box("a", 20, 20).frame(width: 80, height: 44, alignment: .topLeading)
    },
    ComputedTree("frame, bottom", ["a.content": rect(140, 302, 20, 20)]) {
      box("a", 20, 20).frame(width: 80, height: 44, alignment: .bottom)
    },
    ComputedTree("frame of a width alone", ["a": rect(110, 290, 80, 20)]) {
      box("a", 20, 20).frame(width: 80)
    },
    ComputedTree(
      "frame smaller than its content",
      ["a": rect(125, 275, 50, 50), "a.content": rect(125, 275, 100, 100)]
    ) { box("a", 100, 100).frame(width: 50, height: 50, alignment: .topLeading) },
    ComputedTree(
      "frame smaller than its content, centred",
      ["a": rect(125, 275, 50, 50), "a.content": rect(100, 250, 100, 100)]
    ) { box("a", 100, 100).frame(width: 50, height: 50) },
    ComputedTree(
      "frame without extent", ["a": rect(150, 300, 0, 0), "a.content": rect(140, 290, 20, 20)]
    ) { box("a", 20, 20).frame(width: 0, height: 0) },
    ComputedTree(
      "frame in a frame", ["a": rect(150, 300, 100, 40)]
    ) {
      filler("a").frame(width: 100, height: 40)
        .frame(width: 200, height: 80, alignment: .bottomTrailing)
    },
    ComputedTree(
      "maxWidth of infinity", ["a": rect(0, 290, 300, 20), "a.content": rect(140, 290, 20, 20)]
    ) { box("a", 20, 20).frame(maxWidth: .infinity) },
    ComputedTree("maxWidth of infinity, trailing", ["a.content": rect(280, 290, 20, 20)]) {
      box("a", 20, 20).frame(maxWidth: .infinity, alignment: .trailing)
    },
    ComputedTree(
      "both of infinity", ["a": rect(0, 0, 300, 600), "a.content": rect(0, 580, 20, 20)]
    ) {
      box("a", 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    },
    // The proposal of 300, clamped to at most 100.
    ComputedTree("maxWidth of a smaller child", ["a": rect(100, 290, 100, 20)]) {
      box("a", 20, 20).frame(maxWidth: 100)
    },
    ComputedTree("maxWidth and maxHeight", ["a": rect(100, 275, 100, 50)]) {
      filler("a").frame(maxWidth: 100, maxHeight: 50)
    },
    // Without a greatest width, a frame is as wide as its child where that is wider.
    ComputedTree("minWidth of a smaller child", ["a": rect(125, 290, 50, 20)]) {
      box("a", 20, 20).frame(minWidth: 50)
    },
    ComputedTree("minWidth of a child that fills", ["a": rect(0, 0, 300, 600)]) {
      filler("a").frame(minWidth: 50)
    },
    ComputedTree("minHeight over the screen's", ["a": rect(0, -50, 300, 700)]) {
      filler("a").frame(minHeight: 700)
    },
    ComputedTree("minWidth and maxWidth", ["a": rect(50, 290, 200, 20)]) {
      box("a", 20, 20).frame(minWidth: 100, maxWidth: 200)
    },
    ComputedTree("a share of the screen", ["a": rect(75, 225, 150, 150)]) {
      filler("a").frame(width: .fraction(0.5), height: .fraction(0.25))
    },
  ]

  /// `fixedSize` proposes nothing, and rectangles then have 10 points.
  static let fixedSizes: [ComputedTree] = [
    ComputedTree("fixedSize", ["a": rect(145, 295, 10, 10)]) { filler("a").fixedSize() },
    ComputedTree("fixedSize of the width", ["a": rect(145, 0, 10, 600)]) {
      filler("a").fixedSize(horizontal: true, vertical: false)
    },
    ComputedTree("fixedSize of the height", ["a": rect(0, 295, 300, 10)]) {
      filler("a").fixedSize(horizontal: false, vertical: true)
    },
    ComputedTree("idealWidth", ["a": rect(115, 295, 70, 10)]) {
      filler("a").frame(idealWidth: 70).fixedSize()
    },
    ComputedTree("idealWidth and idealHeight", ["a": rect(110, 285, 80, 30)]) {
      filler("a").frame(idealWidth: 80, idealHeight: 30).fixedSize()
    },
    ComputedTree("idealWidth in a proposal", ["a": rect(0, 0, 300, 600)]) {
      filler("a").frame(idealWidth: 70)
    },
    // The row proposes nothing to its children: 10 + 8 + 40.
    ComputedTree(
      "maxHeight in a row of fixed height",
      ["a": rect(164, 270, 20, 60), "b": rect(116, 270, 40, 60)]
    ) {
      HStack {
        box("b", 40, 60); box("a", 20, 20).frame(maxHeight: .infinity)
      }.fixedSize(horizontal: false, vertical: true)
    },
    ComputedTree(
      "a rectangle in a row that scrolls", ["a": rect(124, 0, 4, 60), "b": rect(136, 0, 40, 60)]
    ) {
      ScrollView {
        HStack {
          filler("a").frame(width: 4); box("b", 40, 60)
        }
      }
    },
    ComputedTree(
      "maxWidth in a column of fixed width",
      ["a": rect(110, 309, 80, 10), "b": rect(110, 281, 80, 20)]
    ) {
      VStack {
        box("b", 80, 20); filler("a").frame(height: 10)
      }.fixedSize(horizontal: true, vertical: false)
    },
    ComputedTree(
      "fixedSize of a row", ["a": rect(121, 290, 10, 20), "b": rect(139, 290, 40, 20)]
    ) {
      HStack {
        filler("a"); box("b", 40, 20)
      }.fixedSize()
    },
  ]

  /// `padding` makes the proposal smaller and the answer larger.
  static let paddings: [ComputedTree] = [
    ComputedTree(
      "padding", ["a": rect(130, 280, 40, 40), "a.content": rect(140, 290, 20, 20)]
    ) { box("a", 20, 20).padding(10) },
    ComputedTree("padding without a length", ["a": rect(124, 274, 52, 52)]) {
      box("a", 20, 20).padding()
    },
    ComputedTree(
      "padding of an edge", ["a": rect(125, 290, 50, 20), "a.content": rect(155, 290, 20, 20)]
    ) { box("a", 20, 20).padding(.leading, 30) },
    ComputedTree(
      "padding of insets", ["a": rect(137, 286, 26, 28), "a.content": rect(139, 287, 20, 20)]
    ) { box("a", 20, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 7, trailing: 4)) },
    ComputedTree(
      "padding twice", ["a": rect(125, 285, 50, 30), "a.content": rect(140, 290, 20, 20)]
    ) { box("a", 20, 20).padding(5).padding(.horizontal, 10) },
    ComputedTree(
      "padding of what fills", ["a": rect(20, 20, 260, 560)]
    ) { filler("a").padding(20) },
    ComputedTree(
      "padding in a frame", ["a": rect(16, 275, 268, 50)]
    ) { filler("a").padding(.horizontal, 16).frame(height: 50) },
    ComputedTree("padding around a frame", ["a": rect(10, 275, 280, 50)]) {
      filler("a").frame(height: 50).padding(10)
    },
    ComputedTree(
      "negative padding", ["a": rect(140, 300, 20, 0), "a.content": rect(130, 290, 40, 20)]
    ) { box("a", 40, 20).padding(-10) },
    // 20 + 2 × 10, then 8, then 20: 68 points.
    ComputedTree(
      "padding in a stack", ["a.content": rect(140, 276, 20, 20), "b": rect(140, 314, 20, 20)]
    ) {
      VStack {
        box("a", 20, 20).padding(10); box("b", 20, 20)
      }
    },
  ]

  /// `aspectRatio` proposes the largest size of the ratio that fits, or the smallest one that fills.
  static let ratios: [ComputedTree] = [
    ComputedTree("aspectRatio, fit to the width", ["a": rect(0, 225, 300, 150)]) {
      filler("a").aspectRatio(2, contentMode: .fit)
    },
    ComputedTree("aspectRatio, fit to the height", ["a": rect(75, 0, 150, 600)]) {
      filler("a").aspectRatio(0.25, contentMode: .fit)
    },
    // 600 points high, and so 1200 wide.
    ComputedTree("aspectRatio, fill", ["a": rect(-450, 0, 1200, 600)]) {
      filler("a").aspectRatio(2, contentMode: .fill)
    },
    ComputedTree(
      "aspectRatio, fill in a frame",
      ["a": rect(50, 250, 200, 100)]
    ) {
      filler("a").aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)
    },
    ComputedTree("scaledToFit", ["a": rect(100, 250, 100, 100)]) {
      Image("photo").resizable().id("a").scaledToFit().frame(width: 100)
    },
    ComputedTree("Circle", ["a.content": rect(130, 280, 40, 40)]) {
      Circle().fill(.red).frame(width: 40, height: 90).id("a")
    },
    // In a row beside a box of 100 points, it has 200 × 100.
    ComputedTree(
      "aspectRatio in a row", ["a": rect(0, 250, 200, 100), "b": rect(200, 290, 100, 20)]
    ) {
      HStack(spacing: 0) {
        filler("a").aspectRatio(2, contentMode: .fit); box("b", 100, 20)
      }
    },
  ]

  /// `overlay` and `background` are proposed the size of what they lie on.
  static let layers: [ComputedTree] = [
    ComputedTree("overlay", ["a": rect(100, 250, 100, 100), "b": rect(140, 295, 20, 10)]) {
      box("a", 100, 100).overlay { box("b", 20, 10) }
    },
    ComputedTree("overlay, top trailing", ["b": rect(180, 250, 20, 10)]) {
      box("a", 100, 100).overlay(alignment: .topTrailing) { box("b", 20, 10) }
    },
    ComputedTree("overlay that fills", ["b": rect(100, 250, 100, 100)]) {
      box("a", 100, 100).overlay { filler("b") }
    },
    ComputedTree(
      "overlay that is larger", ["a": rect(130, 280, 40, 40), "b": rect(100, 250, 100, 100)]
    ) { box("a", 40, 40).overlay { box("b", 100, 100) } },
    ComputedTree("overlay of a padded view", ["b": rect(130, 280, 40, 40)]) {
      box("a", 20, 20).padding(10).overlay { filler("b") }
    },
    ComputedTree("background", ["a": rect(100, 250, 100, 100), "b": rect(100, 250, 100, 100)]) {
      box("a", 100, 100).background { filler("b") }
    },
    ComputedTree("background, bottom", ["b": rect(140, 340, 20, 10)]) {
      box("a", 100, 100).background(alignment: .bottom) { box("b", 20, 10) }
    },
    ComputedTree(
      "background changes no size", ["a": rect(145, 290, 10, 10), "c": rect(145, 300, 10, 10)]
    ) {
      VStack(spacing: 0) {
        box("a", 10, 10).background { box("b", 90, 90) }
        box("c", 10, 10)
      }
    },
  ]
}
