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
    if scrolls { beginClip(to: tree[index].frame, radius: tree[index].style.cornerRadius) }
    paintSelection(drawn, at: index, isPlaceholder: text.isPlaceholder)
    let color = textColor(of: text)
    let placed = drawn.placed
    let uses = glyphs.use(placed.glyphs, text.drawnPointSize)
    if !uses.isEmpty { body += ["<g fill=\"\(color)\">"] + uses + ["</g>"] }
    body += placed.emoji.map(\.element)
    for missing in placed.missing { paint(missing, size: text.drawnPointSize, color: color) }
    paintCaret(drawn, at: index, isPlaceholder: text.isPlaceholder)
    if scrolls { body.append("</g>") }
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
