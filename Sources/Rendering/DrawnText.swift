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
}

/// Finds the place of every glyph of a text, ellipsis and all.
struct DrawnText {
  private let text: LaidOutText
  private let content: Rect
  private let shape: ShapedText
  private let ellipsis: ShapedText
  private let isRightToLeft: Bool

  init(_ text: LaidOutText, in tree: LaidOutTree) {
    self.text = text
    content = tree[text.node].content
    shape = tree.catalog[text.shape]
    ellipsis = tree.catalog.ellipsis(weight: text.weight, italic: text.font.isItalic)
    isRightToLeft = tree.environment.layoutDirection == .rightToLeft
  }

  /// A part of a line: some clusters of the text, or of the ellipsis.
  private struct Piece {
    let shape: ShapedText
    let clusters: Range<Int>

    var width: Double {
      guard let first = clusters.first, let last = clusters.last else { return 0 }
      return shape.clusters[last].start + shape.clusters[last].advance
        - shape.clusters[first].start
    }
  }

  /// The glyphs of all lines.
  var glyphs: [DrawnGlyph] {
    lines.enumerated().flatMap { glyphs(of: $1, line: $0) }
  }

  /// The texts of the lines as they are seen, with the ellipsis.
  var lineStrings: [String] {
    lines.map { pieces in
      pieces.map { piece in
        let units = Array(piece.shape.text.utf16)
        guard let first = piece.clusters.first else { return "" }
        let start = Int(piece.shape.clusters[first].offset)
        let end =
          piece.clusters.upperBound < piece.shape.clusters.count
          ? Int(piece.shape.clusters[piece.clusters.upperBound].offset) : units.count
        return String(decoding: units[start..<end], as: UTF16.self)
      }.joined()
    }
  }

  /// The frame of each line: as wide as its text, and as high as the line.
  var lineFrames: [Rect] {
    let leading = text.leading * text.scale
    return lines.enumerated().map { line, pieces in
      let width = pieces.reduce(0) { $0 + $1.width } * text.drawnPointSize
      return Rect(
        x: x(ofLineWithWidth: width), y: content.y + Double(line) * leading, width: width,
        height: leading)
    }
  }

  private var lines: [[Piece]] {
    let width = text.availableWidth / text.drawnPointSize
    var lines: [[Piece]] = []
    shape.forEachLine(width: width, limit: text.availableLines) { line in
      let isCut = line.isLastAllowed && line.clusters.upperBound < shape.clusters.count
      lines.append(
        isCut
          ? cut(from: line.clusters.lowerBound, width: width)
          : [Piece(shape: shape, clusters: trimmed(line.clusters))])
    }
    return lines
  }

  /// A line that does not hold all that is left of the text.
  private func cut(from first: Int, width: Double) -> [Piece] {
    let dots = Piece(shape: ellipsis, clusters: 0..<ellipsis.clusters.count)
    let available = max(0, width - dots.width)
    let lineEnd = shape.breaks.first { $0.isMandatory && $0.nextCluster > first }
    let all = first..<(lineEnd?.nextCluster ?? shape.clusters.count)
    switch text.truncationMode {
    case .tail: return [prefix(of: all, available: available), dots]
    case .head: return [dots, suffix(of: all, available: available)]
    case .middle:
      return [
        prefix(of: all, available: available / 2), dots, suffix(of: all, available: available / 2),
      ]
    }
  }

  private func prefix(of clusters: Range<Int>, available: Double) -> Piece {
    var end = clusters.lowerBound
    while end < clusters.upperBound,
      Piece(shape: shape, clusters: clusters.lowerBound..<end + 1).width <= available
    {
      end += 1
    }
    return Piece(shape: shape, clusters: trimmed(clusters.lowerBound..<end))
  }

  private func suffix(of clusters: Range<Int>, available: Double) -> Piece {
    var start = clusters.upperBound
    while start > clusters.lowerBound,
      Piece(shape: shape, clusters: start - 1..<clusters.upperBound).width <= available
    {
      start -= 1
    }
    return Piece(shape: shape, clusters: start..<clusters.upperBound)
  }

  private func trimmed(_ clusters: Range<Int>) -> Range<Int> {
    var end = clusters.upperBound
    while end > clusters.lowerBound, shape.clusters[end - 1].isWhitespace { end -= 1 }
    return clusters.lowerBound..<end
  }

  private func glyphs(of pieces: [Piece], line: Int) -> [DrawnGlyph] {
    let size = text.drawnPointSize
    let leading = text.leading * text.scale
    let width = pieces.reduce(0) { $0 + $1.width } * size
    var pen = x(ofLineWithWidth: width)
    let top = content.y + Double(line) * leading
    let face = shape.runs.first?.face ?? ellipsis.runs.first?.face
    let ascender = face?.ascender ?? 1
    let descender = face?.descender ?? 0
    let baseline = top + (leading - (ascender + descender) * size) / 2 + ascender * size
    var result: [DrawnGlyph] = []
    for piece in isRightToLeft ? pieces.reversed() : pieces {
      for (run, glyphs) in visualRuns(of: piece) {
        for glyph in glyphs {
          let cluster = piece.shape.clusters[glyph.cluster]
          // Line ends and tabs have no glyph of their own; fonts would draw an empty box for them.
          if cluster.isWhitespace {
            pen += cluster.advance * size
            continue
          }
          result.append(
            DrawnGlyph(
              face: run.face, id: glyph.id, x: pen + glyph.xOffset * size,
              y: baseline - glyph.yOffset * size))
          pen += glyph.advance * size
        }
      }
    }
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

  /// The runs of a piece from left to right with those of their glyphs that belong to it.
  private func visualRuns(of piece: Piece) -> [(GlyphRun, [GlyphRun.Glyph])] {
    let runs = piece.shape.runs.filter { $0.clusters.overlaps(piece.clusters) }
    return BidirectionalLevels.visualOrder(of: runs.map(\.level)).map { index in
      (runs[index], runs[index].glyphs.filter { piece.clusters.contains($0.cluster) })
    }
  }
}
