import SystemFont

/// Texts whose parts have sizes of their own: their lengths are points at one size of the text.
extension ShapedText {
  /// The text with each part in a size of its own, of which there is one for each part, while the text
  /// itself is `base` large.
  ///
  /// Nothing is shaped again: the lengths of a part become points.
  package func sized(_ sizes: [PartSize], in base: FontSize) -> ShapedText {
    let pointsOf = lengths(sizes)
    var pen = TextLength.zero
    var clusters = clusters
    for run in runs {
      let points = sizes[run.part].size.pointSize
      let scale = base.pointSize > 0 ? points / base.pointSize : 0
      for index in run.clusters {
        let old = clusters[index]
        clusters[index] = old.placed(
          at: pen, advance: pointsOf(old.advance, run.part), kerning: scale * old.kerning)
        pen += clusters[index].advance
      }
    }
    return ShapedText(
      text: text, clusters: clusters, breaks: breaks.map { $0.placed(among: clusters, end: pen) },
      runs: runs.map { run in run.mapLengths { pointsOf($0, run.part) } }, unmeasured: unmeasured,
      hyphenWidth: hyphenWidth, tolerance: tolerance, hasEmoji: hasEmoji, tabs: tabs,
      partSizes: sizes)
  }

  private func lengths(_ sizes: [PartSize]) -> (TextLength, Int) -> TextLength {
    { length, part in .points(length.points(at: sizes[part].size)) }
  }

  /// The extents of a line with some clusters: those of the highest of its parts.
  ///
  /// Where a line has parts with a high and a deep one, it is as high as both reach.
  package func lineExtents(of line: Range<Int>) -> LineExtents {
    var extents = LineExtents()
    for run in runs[firstRun(from: line.lowerBound)...] {
      guard run.clusters.lowerBound < line.upperBound else { break }
      extents.add(partSizes[run.part])
    }
    if extents.isEmpty, let first = partSizes.first { extents.add(first) }
    return extents
  }

  /// The tops of all lines from that of the first, in points, with the extents of each; for a text whose
  /// parts have sizes of their own.
  package func lineTops(
    width: Double, at size: FontSize, limit: Int
  ) -> [(top: Double, extents: LineExtents)] {
    var tops: [(Double, LineExtents)] = []
    var top = 0.0
    forEachLine(width: width, at: size, limit: limit) { line in
      let extents = lineExtents(of: line.clusters)
      tops.append((top, extents))
      top += extents.leading
    }
    return tops
  }

  /// The first run with clusters from one on.
  private func firstRun(from cluster: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound <= cluster { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The size of a part in points; none where it is that of the text.
  package func pointSize(ofPart part: Int) -> Double? {
    partSizes.isEmpty ? nil : partSizes[part].size.pointSize
  }

  /// The size of the part that a run belongs to; none where it is that of the text.
  package func size(of run: GlyphRun) -> FontSize? {
    partSizes.isEmpty ? nil : partSizes[run.part].size
  }
}

/// The extents of a line of a text whose parts have sizes of their own, in points.
package struct LineExtents: Hashable, Sendable {
  /// The distance from the top to the baseline.
  package private(set) var ascender = 0.0
  private var descender = 0.0
  /// The distance to the top of the next line.
  package private(set) var leading = 0.0

  /// The height.
  package var height: Double { ascender + descender }

  fileprivate var isEmpty: Bool { height == 0 }

  fileprivate mutating func add(_ part: PartSize) {
    ascender = max(ascender, part.ascender)
    descender = max(descender, part.descender)
    leading = max(leading, part.leading)
  }
}

extension ShapedText.Cluster {
  fileprivate func placed(at start: TextLength, advance: TextLength, kerning: Double) -> Self {
    ShapedText.Cluster(
      offset: offset, isWhitespace: isWhitespace, start: start, advance: advance,
      kerning: kerning)
  }
}

extension ShapedText.LineBreak {
  fileprivate func placed(among clusters: [ShapedText.Cluster], end: TextLength) -> Self {
    ShapedText.LineBreak(
      nextCluster: nextCluster, contentClusters: contentClusters,
      contentEnd: contentClusters == 0 ? .zero : clusters[contentClusters - 1].end,
      nextStart: nextCluster < clusters.count ? clusters[nextCluster].start : end,
      isMandatory: isMandatory, isSoftHyphen: isSoftHyphen)
  }
}

extension GlyphRun {
  fileprivate func mapLengths(_ change: (TextLength) -> TextLength) -> GlyphRun {
    GlyphRun(
      face: face, level: level, part: part, clusters: clusters,
      glyphs: glyphs.map {
        Glyph(
          id: $0.id, cluster: $0.cluster, xOffset: change($0.xOffset), yOffset: $0.yOffset,
          advance: change($0.advance))
      })
  }
}
