import SystemFont

/// Gathers the glyphs of all items of a text and finds its clusters and line breaks.
struct ShapedTextBuilder {
  private let text: String
  private let units: [UInt16]
  /// The points added after every letter of each part.
  private let trackings: [Double]
  private var clusters: [ShapedText.Cluster] = []
  private var runs: [GlyphRun] = []
  private var tabs: [Int] = []
  private var hasEmoji = false
  private var pen = TextLength.zero
  private var tolerance = WeightedMean()

  init(text: String, units: [UInt16], trackings: [Double]) {
    self.text = text
    self.units = units
    self.trackings = trackings.map { $0.isFinite ? $0 : 0 }
  }

  /// Adds the next item in logical order.
  mutating func append(_ item: TextItemizer.Item, glyphs: [GlyphShaper.Output]) {
    if item.face.source.isEmoji { hasEmoji = true }
    let tracking = trackings[item.part]
    let offsets = Set(glyphs.map(\.offset)).sorted()
    let first = clusters.count
    var indices: [Int: Int] = [:]
    var measured = offsets.indices.map { index -> ClusterMeasure in
      indices[offsets[index]] = index
      let end = index + 1 < offsets.count ? offsets[index + 1] : item.range.upperBound
      return ClusterMeasure(
        units[offsets[index]..<max(end, offsets[index] + 1)], face: item.face, tracking: tracking)
    }
    for glyph in glyphs { indices[glyph.offset].map { measured[$0].add(glyph) } }
    for (index, offset) in offsets.enumerated() {
      let joinsNext = index + 1 < offsets.count && measured[index + 1].isUnsafeToBreak
      append(measured[index], at: offset, joinsNext: joinsNext)
    }
    let positioned = glyphs.map { glyph -> GlyphRun.Glyph in
      let index = indices[glyph.offset] ?? 0
      return measured[index].positioned(glyph, cluster: first + index)
    }
    runs.append(
      GlyphRun(
        face: item.face, level: item.level, part: item.part, clusters: first..<clusters.count,
        glyphs: positioned))
  }

  private mutating func append(_ cluster: ClusterMeasure, at offset: Int, joinsNext: Bool) {
    let unit = units[offset]
    let hasNoAdvance = Self.isLineEnd(unit) || unit == Self.tab
    if unit == Self.tab { tabs.append(clusters.count) }
    let advance = hasNoAdvance ? .zero : cluster.advance
    clusters.append(
      ShapedText.Cluster(
        offset: Int32(offset), isWhitespace: hasNoAdvance || Self.isSpace(unit), start: pen,
        advance: advance, kerning: joinsNext && !hasNoAdvance ? cluster.kerning : 0))
    pen += advance
    tolerance.add(cluster.certainty.tolerance, weight: abs(advance.points(at: Self.usualSize)))
  }

  /// Puts everything together.
  func finish(
    breaks: [(offset: Int, isMandatory: Bool)], missing: [Unicode.Scalar], hyphenWidth: TextLength
  ) -> ShapedText {
    ShapedText(
      text: text, clusters: clusters, breaks: lineBreaks(at: breaks), runs: runs,
      unmeasured: Array(Set(missing)).sorted(), hyphenWidth: hyphenWidth,
      tolerance: tolerance.value, hasEmoji: hasEmoji, tabs: tabs)
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
        nextCluster: cluster, contentClusters: last,
        contentEnd: last == 0 ? .zero : clusters[last - 1].end,
        nextStart: cluster < clusters.count ? clusters[cluster].start : pen,
        isMandatory: isMandatory,
        isSoftHyphen: offset > 0 && offset < units.count && units[offset - 1] == softHyphen)
    }
  }

  /// The size at which characters are weighed against each other.
  private static let usualSize = FontSize(17)
  private static let tab: UInt16 = 0x09

  private static func isLineEnd(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Spaces that hang over the end of a line; no-break spaces do not.
  private static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000, softHyphen: true
    default: false
    }
  }
}

/// The mean of values of different weight.
private struct WeightedMean {
  private var sum = 0.0
  private var weights = 0.0

  /// The mean; 0 without values.
  var value: Double { weights > 0 ? sum / weights : 0 }

  mutating func add(_ value: Double, weight: Double) {
    sum += value * weight
    weights += weight
  }
}
