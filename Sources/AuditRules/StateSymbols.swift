/// The symbols of SF Symbols that are signs of a state, such as a warning.
///
/// Source: names in Apple's app SF Symbols 6; the choice is ours.
enum StateSymbols {
  /// Names without the shape around them and without the fill, which do not change what they mean.
  private static let names: Set = [
    "exclamationmark", "checkmark", "xmark", "questionmark", "lock", "wifi.exclamationmark",
    "pin", "flag", "star", "heart", "bookmark", "circlebadge", "bell.badge", "envelope.badge",
    "clock.badge.exclamationmark", "hourglass", "largecircle", "smallcircle.filled", "inset.filled",
  ]

  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "triangle", "octagon", "seal", "shield", "diamond", "bubble",
  ]

  /// Whether a symbol is an empty shape, as what is not done or not chosen has it beside `checkmark.circle`.
  static func isEmptyShape(_ name: String) -> Bool { emptyShapes.contains(name) }

  private static let emptyShapes: Set = [
    "circle", "square", "circle.dashed", "square.dashed", "circle.dotted",
  ]

  /// Whether a symbol is such a sign; what is crossed out (`bell.slash`) is one, too.
  static func contain(_ name: String) -> Bool {
    let parts = name.split(separator: ".").filter { !variants.contains($0) }
    return parts.last == "slash" || names.contains(parts.joined(separator: "."))
  }
}
