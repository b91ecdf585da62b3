import Accessibility
import AuditModel
import Layout
import SourceText
import ViewTree

/// Draws a screen with its glyph outlines as SVG.
package struct SVGDrawing {
  private let screen: AccessibleScreen
  private let title: String?
  private let prefix: String
  private let marked: Set<NodeID>
  private let numbers: [NodeID: Int]
  private let outlinesMarks: Bool
  private let layers: DrawingLayers
  private let symbols: SymbolFonts

  /// Takes a screen; `title` is the drawing's accessible name, without control characters, `prefix`
  /// sets the identifiers in the drawing apart from those of others on the same page, the marked nodes
  /// are outlined, and so are those with numbers, which are drawn at them; `layers` lie over the screen.
  /// Where marks are not outlined, the marked nodes are only brought into the drawing.
  package init(
    _ screen: AccessibleScreen, title: String? = nil, prefix: String = "g",
    marking marked: Set<NodeID> = [],
    numbering numbers: [NodeID: Int] = [:], outliningMarks: Bool = true,
    layers: DrawingLayers = [], symbols: SymbolFonts = .installed
  ) {
    self.screen = screen
    self.title = title
    self.prefix = prefix
    self.marked = marked.union(numbers.keys)
    self.numbers = numbers
    self.outlinesMarks = outliningMarks
    self.layers = layers
    self.symbols = symbols
  }

  /// The drawing.
  package var svg: String { drawn().svg }

  /// The drawing, and the versions of the icon fonts that its symbols are drawn with, by their names.
  package func drawn() -> (svg: String, symbolFonts: [String: String]) {
    var glyphs = GlyphTable(prefix: prefix)
    let painter = painted(with: &glyphs)
    let (extent, size) = (painter.extent, painter.extent.size)
    let title = title.map { "<title>\(XMLQuoting.text($0))</title>\n" } ?? ""
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(extent.x.svg) \(extent.y.svg) \
      \(size.width.svg) \(size.height.svg)" width="\(size.width.svg)" height="\(size.height.svg)" role="img">
      \(title)<defs>
      \(glyphs.definitions.joined(separator: "\n"))
      </defs>
      \(painter.body.joined(separator: "\n"))
      </svg>

      """
    return (svg, painter.symbolFonts)
  }

  /// The names of the symbols that are drawn as placeholders, in the order of their names.
  package var unknownSymbols: [String] {
    let names = zip(screen.tree.nodes, NodeFacts.all(in: screen.tree)).compactMap { node, facts in
      node.isSeen && facts.isSymbol ? facts.imageName : nil
    }
    return Set(names).filter { Symbol($0, fonts: symbols) == nil && $0 != "progress" }.sorted()
  }

  /// The drawing as a part of a page that has the outlines of all its drawings once.
  ///
  /// - Parameter glyphs: the outlines; drawings that share them need prefixes of their own.
  package func part(sharing glyphs: inout GlyphTable) -> String {
    let painter = painted(with: &glyphs)
    let (extent, size) = (painter.extent, painter.extent.size)
    return "<svg viewBox=\"\(extent.x.svg) \(extent.y.svg) \(size.width.svg) "
      + "\(size.height.svg)\" width=\"\(size.width.svg)\" "
      + "height=\"\(size.height.svg)\" role=\"img\">\(painter.body.joined())</svg>"
  }

  /// The elements of the drawing alone, with outlines that other drawings share.
  package func content(sharing glyphs: inout GlyphTable) -> String {
    painted(with: &glyphs).body.joined()
  }

  /// The marked nodes that the screen does not show in whole: the drawing is made larger for them, or what
  /// cuts them off is left out.
  package var hiddenMarks: Set<NodeID> {
    let tree = screen.tree.unscaled
    let viewport = Rect(origin: .zero, size: tree.environment.viewport)
    return marked.filter { mark in
      let frame = tree[mark].frame
      return !viewport.contains(screen.tree[mark].frame)
        || tree.lineage(of: mark).dropFirst().contains { around in
          (tree[around].clips || tree[around].scrollAxes != nil)
            && !tree[around].frame.contains(frame, slack: 1)
        }
    }
  }

  private func painted(with glyphs: inout GlyphTable) -> ScreenPainter {
    // Moved and not copied: the table of a page has the words of all drawings before this one.
    var table = GlyphTable(prefix: prefix)
    swap(&table, &glyphs)
    var painter = ScreenPainter(
      screen, extent: extent, prefix: prefix, marked: marked, symbols: symbols, glyphs: table)
    table = GlyphTable(prefix: prefix)
    painter.paintAll()
    painter.paintKeyboard()
    painter.paint(layers)
    if outlinesMarks { painter.paintMarks(numbers) }
    swap(&painter.glyphs, &glyphs)
    return painter
  }

  /// The screen, made larger where a marked node lies beyond its edges because it has to be scrolled
  /// to.
  package var extent: Rect {
    let screen = screen.tree.environment.viewport
    var (left, top, right, bottom) = (0.0, 0.0, screen.width, screen.height)
    for frame in marked.map({ self.screen.tree[$0].frame }) {
      if frame.x < 0 { left = min(left, max(frame.x - 8, -4 * screen.width)) }
      if frame.y < 0 { top = min(top, max(frame.y - 8, -20 * screen.height)) }
      right = max(right, min(frame.maxX + 8, 4 * screen.width))
      bottom = max(bottom, min(frame.maxY + 8, 20 * screen.height))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
