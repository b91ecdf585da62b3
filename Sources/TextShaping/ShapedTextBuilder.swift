/// Gathers the glyphs of all items of a text and finds its clusters and line breaks.
struct ShapedTextBuilder {
  private let text: String
  private let units: [UInt16]
  private var clusters: [ShapedText.Cluster] = []
  private var runs: [GlyphRun] = []
  private var pen = 0.0

  init(text: String, units: [UInt16]) {
    self.text = text
    self.units = units
  }

  /// Adds the next item in logical order.
  mutating func append(_ item: TextItemizer.Item, glyphs: [GlyphShaper.Output]) {
    let unitsPerEm = item.face.unitsPerEm
    let first = clusters.count
    let isRightToLeft = item.level % 2 == 1
    // HarfBuzz returns glyphs from left to right: a right-to-left run begins with its last cluster.
    var indices: [Int: Int] = [:]
    for glyph in isRightToLeft ? glyphs.reversed() : glyphs where indices[glyph.offset] == nil {
      indices[glyph.offset] = first + indices.count
    }
    var advances = [Double](repeating: 0, count: indices.count)
    let placed = glyphs.map { glyph in
      let cluster = indices[glyph.offset] ?? first
      let advance = Double(glyph.advance) / unitsPerEm
      advances[cluster - first] += advance
      return GlyphRun.Glyph(
        id: glyph.id, cluster: cluster, xOffset: Double(glyph.xOffset) / unitsPerEm,
        yOffset: Double(glyph.yOffset) / unitsPerEm, advance: advance)
    }
    for (offset, index) in indices.sorted(by: { $0.value < $1.value }) {
      appendCluster(offset: offset, advance: advances[index - first])
    }
    runs.append(
      GlyphRun(
        face: item.face, level: item.level, clusters: first..<clusters.count, glyphs: placed))
  }

  private mutating func appendCluster(offset: Int, advance: Double) {
    let isLineEnd = Self.isLineEnd(units[offset])
    let width = isLineEnd ? 0 : advance
    clusters.append(
      ShapedText.Cluster(
        offset: Int32(offset), isWhitespace: isLineEnd || Self.isSpace(units[offset]), start: pen,
        advance: width))
    pen += width
  }

  /// Puts everything together.
  func finish(
    breaks: [(offset: Int, isMandatory: Bool)], missing: [Unicode.Scalar], hyphenWidth: Double
  ) -> ShapedText {
    let lineBreaks = lineBreaks(at: breaks)
    return ShapedText(
      text: text, clusters: clusters, breaks: lineBreaks, runs: runs,
      unmeasured: Array(Set(missing)).sorted(), width: widestLine(lineBreaks),
      hyphenWidth: hyphenWidth)
  }

  private func lineBreaks(
    at breaks: [(offset: Int, isMandatory: Bool)]
  ) -> [ShapedText.LineBreak] {
    var cluster = 0
    return breaks.compactMap { offset, isMandatory in
      while cluster < clusters.count, Int(clusters[cluster].offset) < offset { cluster += 1 }
      // Characters drawn as one glyph, such as an arrow of “->”, are not broken.
      if !isMandatory, cluster == clusters.count || Int(clusters[cluster].offset) > offset {
        return nil
      }
      var last = cluster
      while last > 0, clusters[last - 1].isWhitespace { last -= 1 }
      return ShapedText.LineBreak(
        nextCluster: cluster,
        contentEnd: last == 0 ? 0 : clusters[last - 1].start + clusters[last - 1].advance,
        nextStart: cluster < clusters.count ? clusters[cluster].start : pen,
        isMandatory: isMandatory,
        isSoftHyphen: offset > 0 && offset < units.count && units[offset - 1] == softHyphen)
    }
  }

  private func widestLine(_ breaks: [ShapedText.LineBreak]) -> Double {
    var start = 0.0
    var widest = 0.0
    for lineBreak in breaks where lineBreak.isMandatory {
      widest = max(widest, lineBreak.contentEnd - start)
      start = lineBreak.nextStart
    }
    return widest
  }

  private static func isLineEnd(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Spaces that hang over the end of a line; no-break spaces do not.
  private static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000, softHyphen: true
    default: false
    }
  }
}
