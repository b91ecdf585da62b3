import AuditModel
import Layout
import TextShaping
import ViewTree

/// A glyph with the place of its origin on the screen.
struct DrawnGlyph {
  let face: FontFace
  let id: UInt32
  let x: Double
  let y: Double
  /// Whether a word begins with it: a line, another font, or white space before it.
  var beginsWord = true
}

/// Finds the place of every glyph of a text, with the ellipsis and the hyphens that lines end with.
struct DrawnText {
  private let text: LaidOutText
  private let content: Rect
  private let shape: ShapedText
  private let isRightToLeft: Bool
  private let lines: [Line]

  /// A line of a text: its number from the top, and its pieces in the order of reading.
  private struct Line {
    let number: Int
    let pieces: [LinePiece]
  }

  /// Takes a text; lines beyond `extent` are left out, so that a text that is a thousand screens high
  /// costs no more than one screen.
  init(_ text: LaidOutText, in tree: LaidOutTree, extent: Rect? = nil) {
    self.text = text
    content = tree[text.node].content
    shape = tree.catalog[text.shape]
    isRightToLeft = tree.environment.layoutDirection == .rightToLeft
    let breaking = DrawnLines(text, in: tree.catalog)
    let leading = text.leading * text.scale
    let top = content.y
    lines = breaking.lines(
      width: text.availableWidth / text.drawnPointSize, limit: text.availableLines
    ) { number in
      let y = top + Double(number) * leading
      return extent.map { y < $0.maxY && y + leading > $0.y } ?? true
    }.map { Line(number: $0.number, pieces: $0.pieces) }
  }

  /// The glyphs of all lines.
  var glyphs: [DrawnGlyph] { lines.flatMap { placed($0).glyphs } }

  /// The characters that no font has a glyph for.
  var missingGlyphs: [MissingGlyph] {
    shape.unmeasured.isEmpty ? [] : lines.flatMap { placed($0).missing }
  }

  /// The texts of the lines as they are seen, with the ellipsis.
  var lineStrings: [String] {
    let units = Array(shape.text.utf16)
    return lines.map { line in
      line.pieces.map { $0.string(in: $0.shape === shape ? units : Array($0.shape.text.utf16)) }
        .joined()
    }
  }

  /// The frame of each line: as wide as its text, and as high as the line.
  var lineFrames: [Rect] {
    let leading = text.leading * text.scale
    return lines.map { line in
      let width = self.width(of: line)
      return Rect(
        x: x(ofLineWithWidth: width), y: content.y + Double(line.number) * leading, width: width,
        height: leading)
    }
  }

  private func width(of line: Line) -> Double {
    line.pieces.reduce(0) { $0 + $1.width } * text.drawnPointSize
  }

  private func placed(_ line: Line) -> PlacedGlyphs {
    let size = text.drawnPointSize
    let leading = text.leading * text.scale
    let face = shape.runs.first?.face ?? line.pieces.first?.shape.runs.first?.face
    let ascender = face?.ascender ?? 1
    let height = (ascender + (face?.descender ?? 0)) * size
    let top = content.y + Double(line.number) * leading
    var result = PlacedGlyphs(
      size: size, pen: x(ofLineWithWidth: width(of: line)),
      baseline: top + (leading - height) / 2 + ascender * size)
    for piece in isRightToLeft ? line.pieces.reversed() : line.pieces { result.add(piece) }
    return result
  }

  private func x(ofLineWithWidth width: Double) -> Double {
    let free = content.width - width
    switch (text.alignment, isRightToLeft) {
    case (.leading, false), (.trailing, true): return content.x
    case (.center, _): return content.x + free / 2
    default: return content.x + free
    }
  }
}

/// The glyphs of a line, as the pen goes over it from left to right.
private struct PlacedGlyphs {
  let size: Double
  var pen: Double
  let baseline: Double
  private(set) var glyphs: [DrawnGlyph] = []
  private(set) var missing: [MissingGlyph] = []

  init(size: Double, pen: Double, baseline: Double) {
    self.size = size
    self.pen = pen
    self.baseline = baseline
  }

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
        add(glyph, of: run.face, in: piece, beginsWord: beginsWord)
        beginsWord = false
        pen += glyph.advance * size
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
    guard let scalar = piece.missingScalar(of: glyph.cluster, in: face) else { return }
    missing.append(
      MissingGlyph(scalar: scalar, face: face, x: x, y: baseline, width: glyph.advance * size))
  }
}
