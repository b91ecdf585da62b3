import Accessibility
import AuditModel
import Layout
import TextShaping
import ViewTree

/// Draws a screen with its glyph outlines as SVG.
package struct SVGDrawing {
  private let screen: AccessibleScreen
  private let prefix: String
  private let marked: Set<NodeID>
  private let numbers: [NodeID: Int]

  /// Takes a screen; `prefix` sets the identifiers in the drawing apart from those of others on the
  /// same page, the marked nodes are outlined, and so are those with numbers, which are drawn at
  /// them.
  package init(
    _ screen: AccessibleScreen, prefix: String = "g", marking marked: Set<NodeID> = [],
    numbering numbers: [NodeID: Int] = [:]
  ) {
    self.screen = screen
    self.prefix = prefix
    self.marked = marked.union(numbers.keys)
    self.numbers = numbers
  }

  /// The drawing.
  package var svg: String {
    let size = extent
    var glyphs = GlyphTable(prefix: prefix)
    let body = painted(with: &glyphs) + keyboard + outlines
    let background = Color.systemBackground.color(in: screen.tree.environment.appearance)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width.svg) \(size.height.svg)" \
      width="\(size.width.svg)" height="\(size.height.svg)" role="img">
      <defs>
      \(glyphs.definitions.joined(separator: "\n"))
      </defs>
      <rect width="\(size.width.svg)" height="\(size.height.svg)" fill="\(background)"/>
      \(body.joined(separator: "\n"))
      </svg>

      """
  }

  // MARK: Painting

  /// All nodes from back to front, each inside of what cuts it off.
  private func painted(with glyphs: inout GlyphTable) -> [String] {
    var body: [String] = []
    var openEnds: [NodeID] = []
    for index in screen.tree.nodes.positions {
      while let end = openEnds.last, end <= index {
        body.append("</g>")
        openEnds.removeLast()
      }
      let node = screen.tree[index]
      guard node.isSeen else { continue }
      body += shapes(of: index)
      if let text = screen.tree.text(of: index) { body += self.text(text, &glyphs, at: index) }
      if node.clips || node.scrollAxes != nil, node.end > index.next, !hidesMarked(index) {
        body += [clip(node, index), "<g clip-path=\"url(#\(clipName(index)))\">"]
        openEnds.append(node.end)
      }
    }
    return body + openEnds.map { _ in "</g>" }
  }

  /// The screen, made larger where a marked node lies beyond its edges because it has to be scrolled
  /// to.
  private var extent: Size {
    var size = screen.tree.environment.viewport
    for frame in marked.map({ screen.tree[$0].frame }) {
      size.width = max(size.width, min(frame.maxX + 8, 4 * size.width))
      size.height = max(size.height, min(frame.maxY + 8, 20 * size.height))
    }
    return size
  }

  /// Whether a marked node lies in it and sticks out, as it does before it is scrolled to.
  private func hidesMarked(_ index: NodeID) -> Bool {
    let node = screen.tree[index]
    return marked.contains { marked in
      marked > index && marked < node.end
        && !node.frame.contains(screen.tree[marked].frame, slack: 1)
    }
  }

  private func clipName(_ index: NodeID) -> String { "\(prefix)clip\(index.index)" }

  private func clip(_ node: LaidOutNode, _ index: NodeID) -> String {
    "<clipPath id=\"\(clipName(index))\"><rect \(position(node.frame)) "
      + "rx=\"\(node.style.cornerRadius.svg)\"/></clipPath>"
  }

  /// A text with its glyphs, outlined when something of it is truncated.
  private func text(
    _ text: LaidOutText, _ glyphs: inout GlyphTable, at index: NodeID
  ) -> [String] {
    var drawn = selection(of: text) + glyphs.use(text, in: screen.tree)
    if screen.tree.scrollsInside(text) {
      drawn =
        [clip(screen.tree[index], index), "<g clip-path=\"url(#\(clipName(index)))\">"]
        + drawn + ["</g>"]
    }
    guard text.isTruncated else { return drawn }
    let content = screen.tree[text.node].content
    return drawn + [outline(content, radius: 0, color: RGBColor(215, 0, 21), width: 1, dash: "3 2")]
  }

  /// The shade behind the selected text of a field: iOS' tint at a fifth of its strength.
  private func selection(of text: LaidOutText) -> [String] {
    guard case .textField(let state) = screen.tree[text.node].kind, state.isTextSelected,
      !text.isPlaceholder
    else { return [] }
    return DrawnText(text, in: screen.tree).lineFrames.map {
      rect($0, radius: 0, fill: RGBColor(0, 122, 255), 0.2)
    }
  }

  // MARK: Shapes

  private func shapes(of index: NodeID) -> [String] {
    let node = screen.tree[index]
    let appearance = screen.tree.environment.appearance
    var result: [String] = []
    if let fill = node.style.background {
      let color =
        switch fill {
        case .color(let color): color.color(in: appearance)
        case .picture: RGBColor(200, 210, 220)
        }
      result.append(rect(node.frame, radius: node.style.cornerRadius, fill: color, node.opacity))
    }
    if let border = node.style.borderColor, node.style.borderWidth > 0 {
      result.append(
        outline(
          node.frame, radius: node.style.cornerRadius, color: border.color(in: appearance),
          width: node.style.borderWidth))
    }
    return result + control(index)
  }

  private func control(_ index: NodeID) -> [String] {
    let node = screen.tree[index]
    let color = node.foreground.color(in: screen.tree.environment.appearance).opacity(node.opacity)
    switch node.kind {
    case .image, .symbol:
      return [outline(node.content, radius: 3, color: color.opacity(0.6), width: 1), cross(node)]
    case .toggle(let isOn, _):
      let frame = node.content
      let isRightToLeft = screen.tree.environment.layoutDirection == .rightToLeft
      let x = isRightToLeft ? frame.x : frame.maxX - 51
      let body = Rect(x: x, y: frame.center.y - 15.5, width: 51, height: 31)
      let knobX = isOn != isRightToLeft ? body.maxX - 15.5 : body.x + 15.5
      return [
        rect(body, radius: 15.5, fill: isOn ? RGBColor(52, 199, 89) : RGBColor(200, 200, 204), 1),
        "<circle cx=\"\(knobX.svg)\" cy=\"\(body.center.y.svg)\" r=\"13.5\" fill=\"#ffffff\"/>",
      ]
    case .slider:
      let line = Rect(
        x: node.content.x, y: node.content.center.y - 2, width: node.content.width, height: 4)
      return [rect(line, radius: 2, fill: color, node.opacity)]
    case .button where isCollapsed(index): return [chevron(node, color)]
    case .textField:
      return [outline(node.frame, radius: 5, color: color.opacity(0.25), width: 1)]
    default: return []
    }
  }

  /// Whether UIKit shows a back button without its text.
  private func isCollapsed(_ index: NodeID) -> Bool {
    screen.tree.descendants(of: index).first.map { screen.tree[$0].isCollapsed } ?? false
  }

  private func chevron(_ node: LaidOutNode, _ color: RGBColor) -> String {
    let middle = node.frame.center
    let isRightToLeft = screen.tree.environment.layoutDirection == .rightToLeft
    let tip = isRightToLeft ? 4.0 : -4
    return """
      <path d="M\((middle.x - tip).svg) \((middle.y - 8).svg)\
      L\((middle.x + tip).svg) \(middle.y.svg)L\((middle.x - tip).svg) \((middle.y + 8).svg)" \
      fill="none" stroke="\(color)" stroke-width="2"/>
      """
  }

  private func cross(_ node: LaidOutNode) -> String {
    let frame = node.content
    return """
      <path d="M\(frame.x.svg) \(frame.y.svg)L\(frame.maxX.svg) \(frame.maxY.svg)\
      M\(frame.maxX.svg) \(frame.y.svg)L\(frame.x.svg) \(frame.maxY.svg)" \
      stroke="#8888" stroke-width="0.5"/>
      """
  }

  private var keyboard: [String] {
    let environment = screen.tree.environment
    guard environment.keyboardHeight > 0 else { return [] }
    let frame = Rect(
      x: 0, y: environment.viewport.height - environment.keyboardHeight,
      width: environment.viewport.width, height: environment.keyboardHeight)
    return [rect(frame, radius: 0, fill: RGBColor(209, 211, 217), 1)]
  }

  // MARK: Marks

  private var outlines: [String] {
    marked.sorted().flatMap { index in
      let frame = screen.tree[index].frame
      let around = Rect(
        x: frame.x - 2, y: frame.y - 2, width: frame.width + 4, height: frame.height + 4)
      let number = numbers[index].map { [badge($0, at: around)] } ?? []
      return [
        outline(around, radius: 3, color: Self.markColor, width: number.isEmpty ? 2 : 1)
      ] + number
    }
  }

  private static let markColor = RGBColor(215, 0, 21)

  /// A number on a filled shape at the corner where reading begins.
  private func badge(_ number: Int, at frame: Rect) -> String {
    let isRightToLeft = screen.tree.environment.layoutDirection == .rightToLeft
    let width = Double(String(number).count) * 6 + 6
    let x = max(0, isRightToLeft ? frame.maxX - width : frame.x)
    let body = Rect(x: x, y: max(0, frame.y - 6), width: width, height: 13)
    return rect(body, radius: 6.5, fill: Self.markColor, 1)
      + "<text x=\"\(body.center.x.svg)\" y=\"\((body.center.y + 3.5).svg)\" "
      + "font-family=\"sans-serif\" font-size=\"10\" text-anchor=\"middle\" "
      + "fill=\"#ffffff\">\(number)</text>"
  }

  // MARK: Elements of SVG

  private func rect(_ frame: Rect, radius: Double, fill: RGBColor, _ opacity: Double) -> String {
    "<rect \(position(frame)) rx=\"\(radius.svg)\" fill=\"\(fill.opacity(opacity))\"/>"
  }

  private func outline(
    _ frame: Rect, radius: Double, color: RGBColor, width: Double, dash: String? = nil
  ) -> String {
    let dashes = dash.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    return "<rect \(position(frame)) rx=\"\(radius.svg)\" fill=\"none\" stroke=\"\(color)\" "
      + "stroke-width=\"\(width.svg)\"\(dashes)/>"
  }

  private func position(_ frame: Rect) -> String {
    "x=\"\(frame.x.svg)\" y=\"\(frame.y.svg)\" width=\"\(frame.width.svg)\" "
      + "height=\"\(frame.height.svg)\""
  }
}
