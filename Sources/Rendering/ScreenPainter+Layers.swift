import Accessibility
import AuditModel
import Layout
import ViewTree

extension ScreenPainter {
  /// Paints what was asked for beside the screen.
  mutating func paint(_ layers: DrawingLayers) {
    if layers.contains(.truncation) { paintTruncation() }
    if layers.contains(.targets) { paintTargets() }
    if layers.contains(.order) { paintOrder() }
  }

  private static let orderColor = RGBColor(88, 86, 214)
  private static let fineColor = RGBColor(36, 138, 61)
  static let defectColor = RGBColor(215, 0, 21)

  /// A dashed frame around each text of which something is left out.
  private mutating func paintTruncation() {
    for text in tree.texts where text.isTruncated && tree[text.node].isSeen {
      body.append(
        SVGElement.outline(
          screen.tree[text.node].content, radius: 0, color: Self.defectColor, width: 1, dash: "3 2")
      )
    }
  }

  /// The frame of each control, and its size where that is too small.
  private mutating func paintTargets() {
    for element in screen.elements where element.isInteractive && element.isEnabled {
      let frame = screen.tree[element.node].visibleFrame
      guard frame.intersects(extent) else { continue }
      let isSmall = screen.smallTarget(of: element) != nil
      let color = isSmall ? Self.defectColor : Self.fineColor
      body += [
        SVGElement.rect(frame, radius: 4, fill: color.opacity(0.12)),
        SVGElement.outline(frame, radius: 4, color: color, width: 1),
      ]
      if isSmall { paintSize(of: frame) }
    }
  }

  private mutating func paintSize(of frame: Rect) {
    let size = "\(frame.width.rounded(toTenths: ())) × \(frame.height.rounded(toTenths: ()))"
    let width = Double(size.count) * 5 + 6
    let x = min(max(0, frame.center.x - width / 2), max(0, extent.maxX - width))
    let y = frame.maxY + 12 <= extent.maxY ? frame.maxY : max(0, frame.y - 12)
    paintBadge(size, in: Rect(x: x, y: y, width: width, height: 12), Self.defectColor)
  }

  /// The numbers of the elements in VoiceOver's order, each at the corner of its element where reading
  /// begins, with a line from one to the next.
  private mutating func paintOrder() {
    let badges = screen.elements.enumerated().compactMap { position, element in
      element.frame.intersects(extent) ? (position + 1, badge(at: element.frame)) : nil
    }
    body.append(
      SVGElement.line(
        badges.map(\.1.center), color: Self.orderColor.opacity(0.6), width: 1.5))
    for (number, badge) in badges { paintBadge("\(number)", in: badge, Self.orderColor) }
  }

  /// The frame of a number at the corner of a frame where reading begins.
  private func badge(at frame: Rect) -> Rect {
    let size = 15.0
    let x = isRightToLeft ? frame.maxX - size : frame.x
    return Rect(
      x: min(max(x - size / 3, 1), max(1, extent.maxX - size - 1)),
      y: min(max(frame.y - size / 3, 1), max(1, extent.maxY - size - 1)), width: size, height: size)
  }

  /// White letters on a filled shape.
  mutating func paintBadge(_ text: String, in frame: Rect, _ color: RGBColor) {
    var wide = frame
    wide.width = max(frame.width, Double(text.count) * 5 + 6)
    body += [
      SVGElement.rect(wide, radius: frame.height / 2, fill: color),
      SVGElement.label(text, at: wide.center, size: 9, color: .white),
    ]
  }
}
