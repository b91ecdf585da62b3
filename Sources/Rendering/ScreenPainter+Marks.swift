import AuditModel
import Layout

extension ScreenPainter {
  /// An outline around each marked node, with its number if it has one.
  mutating func paintMarks(_ numbers: [NodeID: Int]) {
    for index in marked.sorted() {
      let frame = screen.tree[index].frame
      let around = Rect(
        x: frame.x - 2, y: frame.y - 2, width: frame.width + 4, height: frame.height + 4)
      let number = numbers[index]
      body.append(
        SVGElement.outline(
          around, radius: 3, color: Self.defectColor, width: number == nil ? 2 : 1))
      if let number { paintNumber(number, at: around) }
    }
  }

  /// A number on a filled shape at the corner where reading begins.
  private mutating func paintNumber(_ number: Int, at frame: Rect) {
    let width = Double(String(number).count) * 6 + 6
    let x = max(0, isRightToLeft ? frame.maxX - width : frame.x)
    let badge = Rect(x: x, y: max(0, frame.y - 6), width: width, height: 13)
    body += [
      SVGElement.rect(badge, radius: 6.5, fill: Self.defectColor),
      SVGElement.label("\(number)", at: badge.center, size: 10, color: .white),
    ]
  }
}
