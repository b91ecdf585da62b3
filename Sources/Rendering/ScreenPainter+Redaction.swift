import AuditModel
import Layout
import ViewTree

/// The shapes in the place of redacted texts and pictures: in the colour of the text at 16 % (DanceUI,
/// `Text.Style`). Apple publishes neither their corners nor their height, which are assumed.
extension ScreenPainter {
  private static let strength = 0.16

  /// A bar for each line of a text, a little lower than the line.
  mutating func paintGreyBars(of text: LaidOutText) {
    let color = ink(at: text.node).opacity(Self.strength)
    for line in DrawnText(text, in: tree, extent: extent).lineFrames {
      let gap = 0.12 * line.height
      let bar = line.inset(by: EdgeInsets(top: gap, bottom: gap))
      body.append(SVGElement.rect(bar, radius: bar.height / 4, fill: color))
    }
  }

  /// A shape as large as a picture.
  mutating func paintGreyShape(of index: NodeID) {
    let frame = tree[index].content
    guard frame.intersects(extent) else { return }
    let radius = max(tree.style(of: index).cornerRadius, min(frame.width, frame.height) / 8)
    body.append(
      SVGElement.rect(frame, radius: radius, fill: ink(at: index).opacity(Self.strength)))
  }
}
