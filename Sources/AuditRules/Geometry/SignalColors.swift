import AuditModel

extension RGBColor {
  /// Whether people call it red: its hue is within 20° of red, and it is neither pale nor nearly black.
  var isRed: Bool {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let least = min(green, blue)
    guard red > 102, red >= max(green, blue), (red - least) / red > 0.5 else { return false }
    return abs(green - blue) / (red - least) * 60 <= 20
  }

  /// Whether people call it green: its hue is within 45° of green, and it is neither pale nor nearly black.
  var isGreen: Bool {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let least = min(red, blue)
    guard green > 76, green > max(red, blue), (green - least) / green > 0.5 else { return false }
    return abs(red - blue) / (green - least) * 60 <= 45
  }
}
