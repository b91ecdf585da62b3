import AuditModel
import TextShaping

/// A glyph of a font of pictures, in units of a font size that is the same for all of these fonts.
struct SymbolGlyph {
  let face: FontFace
  let id: UInt32
  /// The factor that makes its strokes and shapes as large as those of Phosphor.
  let scale: Double
  /// The middle of its drawing grid over the baseline, in em of its own font.
  let middle: Double

  /// The outline with its origin in the middle of the drawing grid.
  var outline: OutlinePath {
    var path = OutlinePath()
    path.add(face.outline(of: id), scale: scale, x: -0.5 * scale, y: -middle * scale)
    return path
  }
}

extension SymbolFonts {
  /// The glyph of a symbol; none where neither font has one.
  func glyph(_ name: String, weight: FontWeight) -> SymbolGlyph? {
    let codePoints = SymbolNames.codePoints(of: name, in: SymbolNames.phosphor)
    if let phosphor, let regular = codePoints.first {
      let drawn = codePoints.dropFirst().isEmpty ? regular : codePoints[weight.phosphorColumn]
      return glyph(drawn, of: phosphor, scale: 1, middle: 0.5)
    }
    guard let material,
      let point = SymbolNames.codePoints(of: name, in: SymbolNames.material).first
    else { return nil }
    // Its circle is 0.832 em wide, Phosphor's 0.8125; its grid begins an eighth under the baseline.
    return glyph(point, of: material, scale: 0.8125 / 0.832, middle: 0.375)
  }

  private func glyph(
    _ codePoint: UInt32, of face: FontFace, scale: Double, middle: Double
  ) -> SymbolGlyph? {
    Unicode.Scalar(codePoint).flatMap(face.glyph(of:)).map {
      SymbolGlyph(face: face, id: $0, scale: scale, middle: middle)
    }
  }
}

extension FontWeight {
  /// The column of the table of Phosphor's glyphs: regular, thin, light, bold.
  fileprivate var phosphorColumn: Int {
    switch self {
    case .ultraLight, .thin: 1
    case .light: 2
    case .regular, .medium: 0
    case .semibold, .bold, .heavy, .black: 3
    }
  }
}
