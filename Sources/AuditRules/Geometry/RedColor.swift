import AuditModel

extension RGBColor {
  /// Whether people call it red: its hue is within 20° of red, and it is neither pale nor nearly black.
  var isRed: Bool {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let least = min(green, blue)
    guard red > 102, red >= max(green, blue), (red - least) / red > 0.5 else { return false }
    return abs(green - blue) / (red - least) * 60 <= 20
  }
}
