import AuditModel
import Layout
import TextShaping
import ViewTree

extension ScreenPainter {
  /// A picture: a symbol by its name, anything else as a placeholder.
  mutating func paintImage(_ index: NodeID) {
    let node = tree[index]
    let facts = facts[index.index]
    guard !node.content.isEmpty, let name = facts.imageName else { return }
    let color = ink(at: index)
    if name == "progress", facts.isSymbol || node.isDecorativeImage {
      let grey = self.color(.systemGray)
      paintSpinner(node.content, facts.tint == nil ? grey : tint(at: index))
    } else if !facts.isSymbol {
      paintPicture(node)
    } else if let symbol = symbol(name, weight: facts.weight) {
      let isMirrored = isRightToLeft && Symbol.isMirrored(name)
      paint(symbol, in: node.content, color: color, isMirrored: isMirrored)
    } else {
      paintUnknownSymbol(in: node.content, color: color)
    }
  }

  /// Draws a symbol as large as its frame has room for.
  mutating func paint(
    _ symbol: Symbol, in frame: Rect, color: RGBColor, isMirrored: Bool = false
  ) {
    if isMirrored {
      body.append("<g transform=\"translate(\((2 * frame.center.x).svg) 0) scale(-1 1)\">")
    }
    switch symbol {
    case .glyph(let glyph):
      let size = Self.fontSize(of: glyph.outline, in: frame)
      body += ["<g fill=\"\(color)\">"] + use(glyph, in: frame, size) + ["</g>"]
    case .framed(let inner, let frameGlyph):
      let path = frameGlyph.outline.around(inner)
      body.append(Self.path(path, in: frame, "fill=\"\(color)\" fill-rule=\"evenodd\""))
    case .slashed(let glyph): paintSlashed(glyph, in: frame, color: color)
    }
    if isMirrored { body.append("</g>") }
  }

  private mutating func use(_ glyph: SymbolGlyph, in frame: Rect, _ size: Double) -> [String] {
    let scaled = size * glyph.scale
    let drawn = DrawnGlyph(
      face: glyph.face, id: glyph.id, x: frame.center.x - 0.5 * scaled,
      y: frame.center.y + glyph.middle * scaled)
    return glyphs.use([drawn], scaled)
  }

  /// A glyph under a slash with a gap beside it; both are as wide as a stroke of Phosphor, 1/16 em.
  private mutating func paintSlashed(_ glyph: SymbolGlyph, in frame: Rect, color: RGBColor) {
    let name = newClipName()
    let size = Self.fontSize(of: glyph.outline, in: frame)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.center.x + x * size, y: frame.center.y + y * size)
    }
    // Beside the slash and its gap: what lies over and under the diagonal.
    let sides = [
      [(-0.58, -0.71), (0.71, 0.58), (0.71, -0.71)], [(-0.71, -0.66), (0.66, 0.71), (-0.71, 0.71)],
    ]
    let clip = sides.map { side in
      "M" + side.map { point($0.0, $0.1) }.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: "L")
        + "Z"
    }.joined()
    body += [
      "<clipPath id=\"\(name)\"><path d=\"\(clip)\"/></clipPath>",
      "<g clip-path=\"url(#\(name))\" fill=\"\(color)\">",
    ]
    body += use(glyph, in: frame, size)
    body += [
      "</g>",
      SVGElement.line([point(-0.38, -0.38), point(0.38, 0.38)], color: color, width: size / 16),
    ]
  }

  /// The size of the font at which a symbol fills its frame: in a square one as large as on iOS, in
  /// others no larger than its shape has room for.
  ///
  /// A circle of SF Symbols is 0.996 em high at the size of the text beside it, and its frame is 20/17
  /// em here; Phosphor's circle is 0.8125 em: 0.996 / 0.8125 × 17 / 20 = 1.042. Measured on custom
  /// symbols that are made on Apple's template, in public repositories.
  private static func fontSize(of outline: OutlinePath, in frame: Rect) -> Double {
    let most = 1.042 * max(frame.width, frame.height)
    guard let ink = outline.bounds else { return most }
    return min(
      most, frame.width / max(ink.maxX - ink.minX, 1e-3),
      frame.height / max(ink.maxY - ink.minY, 1e-3))
  }

  private static func path(_ path: OutlinePath, in frame: Rect, _ attributes: String) -> String {
    let scale = (fontSize(of: path, in: frame) / 1000).svgScale
    return "<path d=\"\(path.svg(unitsPerEm: 1000))\" \(attributes) transform=\""
      + "translate(\(frame.center.x.svg) \(frame.center.y.svg)) scale(\(scale) -\(scale))\"/>"
  }

  /// A dashed square with round corners, which no symbol of iOS looks like that has content.
  private mutating func paintUnknownSymbol(in frame: Rect, color: RGBColor) {
    let side = 0.78 * min(frame.width, frame.height)
    let square = Rect(
      x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
    body.append(
      SVGElement.outline(
        square, radius: side / 5, color: color, width: max(side / 14, 0.5),
        dash: "\((side / 7).svg)"))
  }

  /// A picture of the app's own, which is not read: a grey area with the symbol of a photo.
  private mutating func paintPicture(_ node: LaidOutNode) {
    let frame = node.content
    let radius = max(tree.style(of: node).cornerRadius, min(8, min(frame.width, frame.height) / 8))
    body.append(
      SVGElement.rect(
        frame, radius: radius, fill: color(.secondarySystemFill)))
    let side = min(44, 0.5 * min(frame.width, frame.height))
    guard side >= 8, let photo = symbol("photo") else { return }
    let middle = Rect(
      x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
    paint(photo, in: middle, color: color(.tertiaryLabel))
  }
}

extension OutlinePath {
  /// The outline with another one at half the size around the same middle, by its ink.
  fileprivate func around(_ inner: SymbolGlyph) -> OutlinePath {
    var path = self
    let glyph = inner.outline
    guard let ink = glyph.bounds else { return path }
    path.add(glyph, scale: 0.5, x: -0.25 * (ink.minX + ink.maxX), y: -0.25 * (ink.minY + ink.maxY))
    return path
  }
}

extension LaidOutNode {
  /// Whether it is a picture that says nothing.
  fileprivate var isDecorativeImage: Bool {
    if case .image(_, _, _, let isDecorative) = kind { isDecorative } else { false }
  }
}
