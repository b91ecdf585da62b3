import AuditModel

/// The outlines of a drawing, or of all drawings on a page: each is written once and used wherever
/// it is.
package struct GlyphTable {
  private let prefix: String
  /// Whether words are written once, too, since drawings of one screen repeat them.
  private let sharesWords: Bool
  private var outlines = OutlineTable()
  private var words: [Word: Int] = [:]
  private var ordered: [Word] = []

  /// The outlines of a drawing; `prefix` sets their names apart from those on the same page.
  init(prefix: String) {
    self.prefix = prefix
    sharesWords = false
  }

  /// The outlines of several drawings on a page; `prefix` sets the names of their words apart from
  /// those of the other tables of the page.
  package init(wordsNamed prefix: String) {
    self.prefix = prefix
    sharesWords = true
  }

  /// The outlines as SVG, in the order in which they were first used.
  var definitions: [String] { outlines.definitions(named: prefix) }

  /// The outlines and words of a page as SVG, in the order in which they were first used.
  package static func definitions(of tables: [GlyphTable]) -> [String] {
    var outlines = OutlineTable()
    let words = tables.flatMap { table in
      table.ordered.enumerated().map { number, word in
        word.definition(named: "\(table.prefix)\(number)", with: &outlines, "g")
      }
    }
    return outlines.definitions(named: "g") + words
  }

  /// The outlines and words of a page with their identifiers, in the order in which they were first used,
  /// each after those that it uses.
  package static func outlines(of tables: [GlyphTable]) -> [ReportDrawings.Outline] {
    definitions(of: tables).map { svg in
      let id = svg.split(separator: "\"", maxSplits: 2)[1]
      return ReportDrawings.Outline(id: String(id), svg: svg)
    }
  }

  /// Glyphs as SVG, at a size in points.
  mutating func use(_ glyphs: [DrawnGlyph], _ pointSize: Double) -> [String] {
    sharesWords ? useWords(glyphs, pointSize) : useEach(glyphs, pointSize)
  }

  private mutating func useEach(_ glyphs: [DrawnGlyph], _ pointSize: Double) -> [String] {
    glyphs.compactMap { glyph in
      guard let number = outlines.number(of: glyph.id, in: glyph.face) else { return nil }
      return use("\(prefix)\(number)", at: glyph, pointSize)
    }
  }

  private mutating func useWords(_ glyphs: [DrawnGlyph], _ pointSize: Double) -> [String] {
    var uses: [String] = []
    var rest = glyphs[...]
    while let first = rest.first {
      let end = rest.dropFirst().firstIndex(where: \.beginsWord) ?? rest.endIndex
      let word = Word(rest[..<end], pointSize)
      rest = rest[end...]
      let number = words[word] ?? ordered.count
      if number == ordered.count {
        words[word] = number
        ordered.append(word)
      }
      uses.append(use("\(prefix)\(number)", at: first, pointSize))
    }
    return uses
  }

  private func use(_ name: String, at glyph: DrawnGlyph, _ pointSize: Double) -> String {
    let scale = (pointSize / glyph.face.unitsPerEm).svgScale
    return "<use href=\"#\(name)\" transform=\"translate(\(glyph.x.svg) \(glyph.y.svg)) "
      + "scale(\(scale) -\(scale))\"/>"
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
