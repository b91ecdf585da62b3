import AuditModel
import Layout
import TextShaping
import ViewTree

/// The outlines of a drawing: each glyph is written once and used wherever it is.
struct GlyphTable {
  /// The outlines as SVG, in the order in which they were first used.
  private(set) var definitions: [String] = []

  private let prefix: String
  private var names: [Key: String] = [:]

  private struct Key: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
  }

  init(prefix: String) { self.prefix = prefix }

  /// The glyphs of a text as SVG.
  mutating func use(_ text: LaidOutText, in tree: LaidOutTree) -> [String] {
    let node = tree[text.node]
    let color = node.foreground.color(in: tree.environment.appearance)
      .opacity(node.opacity * (text.isPlaceholder ? 0.6 : 1))
    var uses: [String] = []
    for glyph in DrawnText(text, in: tree).glyphs {
      guard let name = name(of: glyph) else { continue }
      let scale = (text.drawnPointSize / glyph.face.unitsPerEm).svgScale
      uses.append(
        "<use href=\"#\(name)\" transform=\"translate(\(glyph.x.svg) \(glyph.y.svg)) "
          + "scale(\(scale) -\(scale))\"/>")
    }
    guard !uses.isEmpty else { return [] }
    return ["<g fill=\"\(color)\">"] + uses + ["</g>"]
  }

  private mutating func name(of glyph: DrawnGlyph) -> String? {
    let key = Key(face: ObjectIdentifier(glyph.face), glyph: glyph.id)
    if let name = names[key] { return name.isEmpty ? nil : name }
    let path = path(glyph.face.outline(of: glyph.id), unitsPerEm: glyph.face.unitsPerEm)
    let name = path.isEmpty ? "" : "\(prefix)\(definitions.count)"
    names[key] = name
    if name.isEmpty { return nil }
    definitions.append("<path id=\"\(name)\" d=\"\(path)\"/>")
    return name
  }

  /// The outline in font units.
  private func path(_ steps: [OutlineStep], unitsPerEm: Double) -> String {
    func units(_ values: Double...) -> String {
      values.map { String(Int(($0 * unitsPerEm).rounded())) }.joined(separator: " ")
    }
    return steps.map { step in
      switch step {
      case .move(let x, let y): "M\(units(x, y))"
      case .line(let x, let y): "L\(units(x, y))"
      case .quadratic(let cx, let cy, let x, let y): "Q\(units(cx, cy, x, y))"
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        "C\(units(ax, ay, bx, by, x, y))"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Double {
  /// The number with at most two decimals, the same on every machine.
  var svg: String { decimal(fractionDigits: 2) }

  /// The number with at most six decimals, for scales.
  var svgScale: String { decimal(fractionDigits: 6) }

  private func decimal(fractionDigits: Int) -> String {
    var unit = 1
    for _ in 0..<fractionDigits { unit *= 10 }
    // A screen is smaller than that by far; what lies beyond is not drawn anywhere.
    let value = Int((min(max(isNaN ? 0 : self, -1e9), 1e9) * Double(unit)).rounded())
    let whole = abs(value) / unit
    var digits = String(abs(value) % unit)
    digits = String(repeating: "0", count: fractionDigits - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return (value < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : ".\(digits)")
  }
}
