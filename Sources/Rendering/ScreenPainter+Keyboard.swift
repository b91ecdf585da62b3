import AuditModel
import ViewTree

extension ScreenPainter {
  /// The keyboard, which covers what lies under it: keys without letters, since they are those of the
  /// person's language.
  ///
  /// Four rows of keys under a bar for suggestions, which is 37 of 253 points high on a phone of 320
  /// points; keys are 6 points apart, rows 11 (Telegram-iOS and KeyboardKit).
  mutating func paintKeyboard() {
    let environment = tree.environment
    guard environment.keyboardHeight > 0 else { return }
    let frame = Rect(
      x: 0, y: environment.viewport.height - environment.keyboardHeight,
      width: environment.viewport.width, height: environment.keyboardHeight)
    body.append(
      SVGElement.rect(
        frame, fill: appearance.isDark ? RGBColor(43, 43, 45) : RGBColor(209, 211, 217)))
    let bar = frame.height * 37 / 253
    let height = (frame.height - bar) / 4
    for (number, row) in Self.keyRows.enumerated() {
      paintKeys(row, y: frame.y + bar + Double(number) * height, height: height, frame)
    }
  }

  /// The keys of each row from the left: their left ends and widths in tenths of the keyboard.
  private static let keyRows: [[(x: Double, width: Double, isLetter: Bool)]] = [
    (0..<10).map { (Double($0), 1, true) },
    (0..<9).map { (Double($0) + 0.5, 1, true) },
    [(0, 1.25, false)] + (0..<7).map { (Double($0) + 1.5, 1, true) } + [(8.75, 1.25, false)],
    [(0, 2.5, false), (2.5, 5, true), (7.5, 2.5, false)],
  ]

  private mutating func paintKeys(
    _ row: [(x: Double, width: Double, isLetter: Bool)], y: Double, height: Double, _ frame: Rect
  ) {
    let unit = (frame.width - 6) / 10
    let isDark = appearance.isDark
    let letter = isDark ? RGBColor(107, 107, 109) : .white
    let other = isDark ? RGBColor(71, 71, 73) : RGBColor(171, 176, 186)
    for key in row {
      let key = (
        frame: Rect(
          x: frame.x + 6 + key.x * unit, y: y + 5.5, width: key.width * unit - 6,
          height: height - 11), color: key.isLetter ? letter : other
      )
      body.append(SVGElement.rect(key.frame, radius: 5, fill: key.color))
    }
  }
}
