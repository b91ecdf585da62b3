import AuditModel
import TextShaping

/// The glyphs of lines, as the pen goes over each from left to right.
struct PlacedGlyphs {
  private let shape: ShapedText
  /// The UTF-16 units of a text that has characters without a glyph.
  private let units: [UInt16]
  private let size: Double
  /// The left and the right end of what is drawn; glyphs reach a little beyond their place.
  private let seen: (from: Double, to: Double)
  private var pen = 0.0
  private var baseline = 0.0
  private(set) var glyphs: [DrawnGlyph] = []
  private(set) var missing: [MissingGlyph] = []

  /// Begins without glyphs; those beside `extent` are left out.
  init(_ shape: ShapedText, size: Double, extent: Rect?) {
    self.shape = shape
    self.size = size
    units = shape.unmeasured.isEmpty ? [] : Array(shape.text.utf16)
    seen = extent.map { ($0.x - 2 * size, $0.maxX + 2 * size) } ?? (-.infinity, .infinity)
  }

  /// Goes to the left end of a line.
  mutating func beginLine(x: Double, baseline: Double) {
    pen = x
    self.baseline = baseline
  }

  /// Goes over a piece of the line.
  mutating func add(_ piece: LinePiece) {
    for (run, glyphs) in piece.visualRuns {
      var beginsWord = true
      for glyph in glyphs {
        let cluster = piece.shape.clusters[glyph.cluster]
        // Line ends and tabs have no glyph of their own; fonts would draw an empty box for them.
        if cluster.isWhitespace {
          pen += cluster.advance * size
          beginsWord = true
          continue
        }
        let end = pen + glyph.advance * size
        if max(pen, end) >= seen.from, min(pen, end) <= seen.to {
          add(glyph, of: run.face, in: piece, beginsWord: beginsWord)
          beginsWord = false
        } else {
          beginsWord = true
        }
        pen = end
      }
    }
  }

  private mutating func add(
    _ glyph: GlyphRun.Glyph, of face: FontFace, in piece: LinePiece, beginsWord: Bool
  ) {
    let x = pen + glyph.xOffset * size
    guard glyph.id == 0 else {
      glyphs.append(
        DrawnGlyph(
          face: face, id: glyph.id, x: x, y: baseline - glyph.yOffset * size,
          beginsWord: beginsWord))
      return
    }
    // Control characters are not drawn at all.
    let units = piece.shape === shape ? units : Array(piece.shape.text.utf16)
    guard !piece.shape.unmeasured.isEmpty,
      let scalar = piece.missingScalar(of: glyph.cluster, in: face, units: units)
    else { return }
    missing.append(
      MissingGlyph(scalar: scalar, face: face, x: x, y: baseline, width: glyph.advance * size))
  }
}
