import AuditModel
import SystemFont
import TextShaping

/// The glyphs of lines, as the pen goes over each from left to right.
struct PlacedGlyphs {
  private let shape: ShapedText
  /// The UTF-16 units of a text that has emoji, or characters without a glyph.
  private let units: [UInt16]
  private let size: FontSize
  /// Whether the text has runs with settings of their own.
  private let hasRuns: Bool
  /// The left and the right end of what is drawn; glyphs reach a little beyond their place.
  private let seen: (from: Double, to: Double)
  private var pen = 0.0
  private var lineStart = 0.0
  private var baseline = 0.0
  private(set) var glyphs: [DrawnGlyph] = []
  private(set) var missing: [MissingGlyph] = []
  private(set) var emoji: [DrawnEmoji] = []
  /// The extents of the runs of a text that has any, from left to right on each line.
  private(set) var extents: [RunExtent] = []

  /// Begins without glyphs; those beside `extent` are left out.
  init(_ shape: ShapedText, size: FontSize, hasRuns: Bool, extent: Rect?) {
    self.shape = shape
    self.size = size
    self.hasRuns = hasRuns
    units = shape.unmeasured.isEmpty && !shape.hasEmoji ? [] : Array(shape.text.utf16)
    seen =
      extent.map {
        ($0.x - 2 * size.pointSize, $0.maxX + 2 * size.pointSize)
      } ?? (-.infinity, .infinity)
  }

  /// Goes to the left end of a line.
  mutating func beginLine(x: Double, baseline: Double) {
    pen = x
    lineStart = x
    self.baseline = baseline
  }

  /// Goes over a piece of the line.
  mutating func add(_ piece: LinePiece) {
    for (run, glyphs) in piece.visualRuns {
      let part = piece.shape === shape ? run.part : nil
      let size = piece.shape.size(of: run) ?? size
      let start = pen
      defer { if let part { note(part, from: start, size) } }
      var beginsWord = true
      for glyph in glyphs {
        let cluster = piece.shape.clusters[glyph.cluster]
        // Line ends and tabs have no glyph of their own; fonts would draw an empty box for them.
        if cluster.isWhitespace {
          pen += spaceAdvance(of: glyph.cluster, in: piece)
          beginsWord = true
          continue
        }
        let end = pen + glyph.advance.points(at: size)
        if max(pen, end) >= seen.from, min(pen, end) <= seen.to {
          if run.face.isEmoji {
            add(emoji: glyph.cluster, in: piece, width: end - pen)
          } else {
            add(glyph, of: run.face, in: piece, size, part, beginsWord: beginsWord)
          }
          beginsWord = run.face.isEmoji
        } else {
          beginsWord = true
        }
        pen = end
      }
    }
  }

  /// Notes where a run of a text is.
  private mutating func note(_ part: Int, from start: Double, _ size: FontSize) {
    guard hasRuns, pen > start else { return }
    extents.append(
      RunExtent(
        part: part, x: start, width: pen - start, baseline: baseline, pointSize: size.pointSize))
  }

  /// How far a space moves the pen; a tab moves it to the next stop.
  private func spaceAdvance(of cluster: Int, in piece: LinePiece) -> Double {
    guard piece.shape.isTab(cluster) else {
      return piece.shape.clusters[cluster].advance.points(at: size)
    }
    let stop = SystemFont.tabStop
    return (((pen - lineStart) / stop).rounded(.down) + 1) * stop - (pen - lineStart)
  }

  /// An emoji, which has a picture instead of an outline; a cluster that the font has no single picture
  /// for is drawn once.
  private mutating func add(emoji cluster: Int, in piece: LinePiece, width: Double) {
    guard width > 0 else { return }
    let character = LinePiece(shape: piece.shape, clusters: cluster..<cluster + 1)
    emoji.append(
      DrawnEmoji(string: character.string(in: units), x: pen, y: baseline, width: width))
  }

  private mutating func add(
    _ glyph: GlyphRun.Glyph, of face: FontFace, in piece: LinePiece, _ size: FontSize, _ part: Int?,
    beginsWord: Bool
  ) {
    let x = pen + glyph.xOffset.points(at: size)
    guard glyph.id == 0 else {
      glyphs.append(
        DrawnGlyph(
          face: face, id: glyph.id, x: x, y: baseline - glyph.yOffset * size.pointSize,
          part: part, beginsWord: beginsWord))
      return
    }
    // Control characters are not drawn at all.
    let units = piece.shape === shape ? units : Array(piece.shape.text.utf16)
    guard !piece.shape.unmeasured.isEmpty,
      let scalar = piece.missingScalar(of: glyph.cluster, in: face, units: units)
    else { return }
    missing.append(
      MissingGlyph(
        scalar: scalar, face: face, x: x, y: baseline, width: glyph.advance.points(at: size)))
  }
}

/// The extent of a part of a text on a line.
struct RunExtent {
  let part: Int
  let x: Double
  let width: Double
  let baseline: Double
  /// The size of its font.
  let pointSize: Double
}
