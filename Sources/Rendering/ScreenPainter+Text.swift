import AuditModel
import Layout
import TextShaping
import ViewTree

extension ScreenPainter {
  /// A text with its glyphs, and what is selected in it.
  mutating func paint(_ text: LaidOutText, at index: NodeID) {
    let content = tree[index].content
    guard content.intersects(extent) else { return }
    let drawn = DrawnText(text, in: tree, extent: extent)
    let scrolls = tree.scrollsInside(text)
    if scrolls {
      beginClip(to: tree[index].frame, radius: tree.style(of: index).cornerRadius)
    }
    paintSelection(drawn, at: index, isPlaceholder: text.isPlaceholder)
    let color = textColor(of: text)
    let placed = drawn.placed
    if tree.catalog[text.text].runs.isEmpty {
      paint(placed.glyphs[...], size: text.drawnPointSize, color)
    } else {
      paintRuns(placed, of: text, color)
    }
    body += placed.emoji.map(\.element)
    for missing in placed.missing { paint(missing, size: text.drawnPointSize, color: color) }
    paintCaret(drawn, at: index, isPlaceholder: text.isPlaceholder)
    if scrolls { body.append("</g>") }
  }

  private mutating func paint(_ drawn: ArraySlice<DrawnGlyph>, size: Double, _ color: RGBColor) {
    let uses = glyphs.use(Array(drawn), size)
    if !uses.isEmpty { body += ["<g fill=\"\(color)\">"] + uses + ["</g>"] }
  }

  /// The runs of a text, each in its own size and colour, with the lines under and through them.
  private mutating func paintRuns(
    _ placed: PlacedGlyphs, of text: LaidOutText, _ color: RGBColor
  ) {
    let (shape, runs) = (tree.catalog[text.shape], tree.catalog[text.text].runs)
    let colors = tree.runColors[text.node] ?? []
    func ink(_ part: Int?) -> RGBColor {
      guard let part, part < colors.count else { return color }
      return colors[part]?.color(in: appearance) ?? color
    }
    var rest = placed.glyphs[...]
    while let first = rest.first {
      let end = rest.firstIndex { $0.part != first.part } ?? rest.endIndex
      let size = first.part.flatMap { shape.pointSize(ofPart: $0) } ?? text.drawnPointSize
      paint(rest[..<end], size: size, ink(first.part))
      rest = rest[end...]
    }
    for extent in placed.extents {
      let attributes = runs[extent.part].attributes
      body += extent.lines(attributes).map { SVGElement.rect($0, fill: ink(extent.part)) }
    }
  }

  private func textColor(of text: LaidOutText) -> RGBColor {
    text.isPlaceholder ? color(.placeholderText) : ink(at: text.node)
  }

  /// The shade behind the selected text of a field: the tint at a fifth of its strength.
  private mutating func paintSelection(_ text: DrawnText, at index: NodeID, isPlaceholder: Bool) {
    guard case .textField(let state) = tree[index].kind, state.isTextSelected, !isPlaceholder
    else { return }
    let shade = tint(at: index).opacity(0.2)
    body += text.lineFrames.map { SVGElement.rect($0, fill: shade) }
  }

  /// The line at which typing goes on: 2 points wide, before a placeholder or after the text.
  private mutating func paintCaret(_ text: DrawnText, at index: NodeID, isPlaceholder: Bool) {
    guard case .textField(let state) = tree[index].kind, state.isEditing, !state.isTextSelected,
      let line = isPlaceholder ? text.lineFrames.first : text.lineFrames.last
    else { return }
    let isAtLeft = isPlaceholder != isRightToLeft
    let caret = Rect(
      x: isAtLeft ? line.x - 2 : line.maxX, y: line.y, width: 2, height: line.height)
    body.append(SVGElement.rect(caret, radius: 1, fill: tint(at: index)))
  }

  /// A box as wide as the font's own sign for a missing glyph, with the code point in it.
  private mutating func paint(_ missing: MissingGlyph, size: Double, color: RGBColor) {
    let height = 0.72 * size
    let box = Rect(
      x: missing.x + 0.05 * size, y: missing.y - height, width: missing.width - 0.1 * size,
      height: height)
    guard box.width > 0 else { return }
    let width = max(0.3, size / 34)
    body.append(SVGElement.outline(box, radius: width, color: color, width: width))
    let digits = missing.digits
    guard let face = missing.face, let row = digits.first?.count else { return }
    let digitSize = min(
      box.width / (0.7 * Double(row) + 0.3), height / (0.8 * Double(digits.count) + 0.3))
    body.append("<g fill=\"\(color)\">")
    for (line, digits) in digits.enumerated() {
      for (column, digit) in digits.enumerated() {
        guard let id = face.glyph(of: digit) else { continue }
        let glyph = DrawnGlyph(
          face: face, id: id,
          x: box.center.x + (Double(column) - Double(row) / 2) * 0.66 * digitSize,
          y: box.center.y + (Double(line) - Double(missing.digits.count) / 2 + 0.9) * 0.8
            * digitSize)
        body += glyphs.use([glyph], digitSize)
      }
    }
    body.append("</g>")
  }
}

extension RunExtent {
  /// The lines under and through it: a sixteenth of its size thick, at a tenth under the baseline and at
  /// the middle of small letters, as in most fonts; those of San Francisco are published nowhere.
  fileprivate func lines(_ attributes: RunAttributes) -> [Rect] {
    var lines: [Rect] = []
    func add(_ y: Double) {
      lines.append(Rect(x: x, y: y, width: width, height: pointSize / 16))
    }
    if attributes.isUnderlined == true { add(baseline + 0.1 * pointSize) }
    if attributes.isStruckThrough == true { add(baseline - 0.29 * pointSize) }
    return lines
  }
}
