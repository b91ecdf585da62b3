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

  /// Whether it has hardly any hue.
  var isGrey: Bool {
    let parts = [red, green, blue].map(Int.init)
    return (parts.max() ?? 0) - (parts.min() ?? 0) <= 20
  }

  /// The hue of a strong colour in degrees, from −60 to 300; none of grey, pale and translucent ones.
  var strongHue: Double? {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard isOpaque, most > 0, (most - least) / most > 0.4 else { return nil }
    let part = most - least
    if most == red { return (green - blue) / part * 60 }
    return most == green ? 120 + (blue - red) / part * 60 : 240 + (red - green) / part * 60
  }
}
