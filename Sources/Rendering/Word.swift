import TextShaping

/// Glyphs of one font between white space, with their places from the first one on.
struct Word: Hashable {
  private let face: FontFace
  private let glyphs: [Glyph]

  private struct Glyph: Hashable {
    let id: UInt32
    /// In font units, with y growing upwards.
    let x: Int
    let y: Int
  }

  /// Takes the glyphs of a word as they are drawn at a size.
  init(_ drawn: ArraySlice<DrawnGlyph>, _ pointSize: Double) {
    face = drawn[drawn.startIndex].face
    let (first, units) = (drawn[drawn.startIndex], face.unitsPerEm / pointSize)
    glyphs = drawn.map { glyph in
      Glyph(
        id: glyph.id, x: Self.whole((glyph.x - first.x) * units),
        y: Self.whole((first.y - glyph.y) * units))
    }
  }

  /// A screen is smaller than that by far.
  private static func whole(_ units: Double) -> Int {
    units.isFinite ? Int(min(max(units, -1e9), 1e9).rounded()) : 0
  }

  /// The word as SVG, in font units.
  func definition(
    named name: String, with outlines: inout OutlineTable, _ prefix: String
  ) -> String {
    let uses = glyphs.compactMap { glyph -> String? in
      guard let number = outlines.number(of: glyph.id, in: face) else { return nil }
      let x = glyph.x == 0 ? "" : " x=\"\(glyph.x)\""
      let y = glyph.y == 0 ? "" : " y=\"\(glyph.y)\""
      return "<use href=\"#\(prefix)\(number)\"\(x)\(y)/>"
    }
    return "<g id=\"\(name)\">\(uses.joined())</g>"
  }

  static func == (left: Self, right: Self) -> Bool {
    left.face === right.face && left.glyphs == right.glyphs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(glyphs)
  }
}
