import AuditModel
import SystemFont

extension LaidOutTree {
  /// The area of a text's letters, from the top of its capitals to its last baseline: what is above and
  /// below it in a line is empty for most letters.
  package func letterArea(of text: LaidOutText) -> Rect {
    let content = nodes[text.node].content
    let above = text.ascender * text.scale - SystemFont.capHeight * text.drawnPointSize
    let below = text.lineHeight * text.scale - text.ascender * text.scale
    return content.inset(by: EdgeInsets(top: max(0, above), bottom: max(0, below)))
  }
}
