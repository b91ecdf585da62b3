/// The lines below a drawing of a picture: its language, its text size, and what else varies.
struct GalleryCaption {
  private let name: String
  private let facts: [String]
  private let lineHeight: Double

  /// Takes the width that each line has, in points; what is longer ends with an ellipsis.
  init(
    _ sheet: DrawingSheet, _ position: DrawingSheet.Position, width: Double, lineHeight: Double
  ) {
    var facts = [sheet.sizes[position.size].name]
    if sheet.states.count > 1 { facts.append(sheet.states[position.state]) }
    if sheet.devices.count > 1 { facts.append(sheet.devices[position.device]) }
    name = sheet.languageName(position.locale).withVisibleControls.fitting(width)
    self.facts = facts.map { $0.withVisibleControls.fitting(width) }
    self.lineHeight = lineHeight
  }

  /// The lines under a drawing that ends at `y`.
  func svg(x: Double, y: Double) -> String {
    let lines = facts.enumerated().map { number, fact in
      "<text x=\"\(x.short)\" y=\"\((y + 16 + Double(number + 1) * lineHeight).short)\">"
        + "\(fact.xml)</text>"
    }
    return "<text class=\"name\" x=\"\(x.short)\" y=\"\((y + 16).short)\">\(name.xml)</text>"
      + lines.joined()
  }
}

extension String {
  /// The beginning that fits into a width at 11 pixels, in a font of which only the usual widths are
  /// known: 6 points for a letter, 11 for an ideograph, a syllable or an emoji.
  fileprivate func fitting(_ width: Double) -> String {
    func extent(of character: Character) -> Double {
      character.unicodeScalars.contains { $0.value >= 0x1100 } ? 11 : 6
    }
    guard reduce(0, { $0 + extent(of: $1) }) > width else { return self }
    var available = width - 11
    let shown = prefix { character in
      available -= extent(of: character)
      return available >= 0
    }
    return shown + "…"
  }
}
