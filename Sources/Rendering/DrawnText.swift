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
  /// The part of the text that it belongs to; none for an ellipsis or a hyphen.
  var part: Int?
  /// Whether a word begins with it: a line, another font, or white space before it.
  var beginsWord = true
}

/// Finds the place of every glyph of a text, with the ellipsis and the hyphens that lines end with.
struct DrawnText {
  private let text: LaidOutText
  private let content: Rect
  private let extent: Rect?
  private let shape: ShapedText
  private let isRightToLeft: Bool
  private let lines: [Line]
  /// The tops and extents of the lines of a text whose runs have sizes of their own.
  private let tops: [(top: Double, extents: LineExtents)]

  /// A line of a text: its number from the top, and its pieces in the order of reading.
  private struct Line {
    let number: Int
    let pieces: [LinePiece]
  }

  /// Takes a text; what lies beyond `extent` is left out, so that a text that is a thousand screens high
  /// or wide costs no more than one screen.
  init(_ text: LaidOutText, in tree: LaidOutTree, extent: Rect? = nil) {
    self.text = text
    self.extent = extent
    content = tree[text.node].content
    shape = tree.catalog[text.shape]
    isRightToLeft = tree.environment.layoutDirection == .rightToLeft
    let breaking = DrawnLines(text, in: tree.catalog)
    let leading = text.leading * text.scale
    let height = max(leading, text.lineHeight * text.scale)
    tops =
      text.hasRunSizes
      ? shape.lineTops(
        width: text.availableWidth, at: text.drawnSize, limit: text.availableLines) : []
    let (top, tops) = (content.y, tops)
    lines = breaking.lines(width: text.availableWidth, limit: text.availableLines) { number in
      let y = top + (tops.isEmpty ? Double(number) * leading : tops[number].top)
      let height =
        tops.isEmpty ? height : max(tops[number].extents.height, tops[number].extents.leading)
      return extent.map { y < $0.maxY && y + height > $0.y } ?? true
    }.map { Line(number: $0.number, pieces: $0.pieces) }
  }

  /// The glyphs of all lines, and the characters that no font has a glyph for.
  var placed: PlacedGlyphs {
    var all = PlacedGlyphs(
      shape, size: text.drawnSize, hasRuns: text.runs != nil, extent: extent)
    for line in lines { add(line, to: &all) }
    return all
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
    lines.map { line in
      let width = self.width(of: line)
      return Rect(
        x: x(of: line, width: width), y: top(of: line), width: width,
        height: tops.isEmpty ? text.lineHeight * text.scale : tops[line.number].extents.height)
    }
  }

  private func top(of line: Line) -> Double {
    content.y
      + (tops.isEmpty ? Double(line.number) * text.leading * text.scale : tops[line.number].top)
  }

  private func width(of line: Line) -> Double {
    line.pieces.reduce(0) { $0 + $1.width(at: text.drawnSize) }
  }

  private func add(_ line: Line, to placed: inout PlacedGlyphs) {
    let ascender =
      tops.isEmpty ? text.ascender * text.scale : tops[line.number].extents.ascender
    placed.beginLine(
      x: x(of: line, width: width(of: line)), baseline: top(of: line) + ascender)
    for piece in isRightToLeft ? line.pieces.reversed() : line.pieces { placed.add(piece) }
  }

  private func x(of line: Line, width: Double) -> Double {
    let indent = line.number == 0 ? shape.indent : 0
    let start = isRightToLeft ? content.x : content.x + indent
    let free = content.width - indent - width
    switch (text.alignment, isRightToLeft) {
    case (.leading, false), (.trailing, true): return start
    case (.center, _): return start + free / 2
    default: return start + free
    }
  }
}
