import AuditModel
import SystemFont
import TextShaping
import ViewTree

extension LaidOutTree {
  /// The area of a text's letters, from the top of its capitals to its last baseline: what is above and
  /// below it in a line is empty for most letters.
  package func letterArea(of text: LaidOutText) -> Rect {
    let content = inkedArea(of: text)
    let scale = drawnScale(of: text.node).y
    let above = text.ascender * text.scale - SystemFont.capHeight * text.drawnPointSize
    let below = text.lineHeight * text.scale - text.ascender * text.scale
    return content.inset(
      by: EdgeInsets(top: max(0, above * scale), bottom: max(0, below * scale)))
  }

  /// The part of a node's content that the lines of its text take: a field is wider than its text.
  private func inkedArea(of text: LaidOutText) -> Rect {
    let node = nodes[text.node]
    guard case .textField = node.kind else { return node.content }
    let lines = catalog[text.shape].breakLines(
      width: text.availableWidth, at: text.drawnSize, limit: text.availableLines)
    // A line that is too long is cut where there is no more room, and not between two words.
    let width = lines.width * drawnScale(of: text.node).x
    let free = lines.isTruncated ? 0 : max(0, node.content.width - width)
    var area = node.content
    area.width -= free
    switch (text.alignment, environment.layoutDirection == .rightToLeft) {
    case (.leading, false), (.trailing, true): break
    case (.center, _): area.x += free / 2
    default: area.x += free
    }
    return area
  }
}
