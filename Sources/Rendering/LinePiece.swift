import SystemFont
import TextShaping

/// A part of a line: some clusters of the text, of the ellipsis or of a hyphen.
struct LinePiece {
  let shape: ShapedText
  let clusters: Range<Int>

  /// Its width in points.
  func width(at size: FontSize) -> Double { shape.extent(of: clusters, at: size) }

  /// Its text; `units` are those of its shape.
  func string(in units: [UInt16]) -> String {
    String(decoding: units[unitRange(of: clusters, count: units.count)], as: UTF16.self)
  }

  /// The runs of the piece from left to right with those of their glyphs that belong to it.
  var visualRuns: [(GlyphRun, ArraySlice<GlyphRun.Glyph>)] {
    guard !clusters.isEmpty else { return [] }
    let all = shape.runs
    let first = all.partitioningIndex { $0.clusters.upperBound > clusters.lowerBound }
    let end = all.partitioningIndex { $0.clusters.lowerBound >= clusters.upperBound }
    guard first < end else { return [] }
    let runs = all[first..<end]
    return BidirectionalLevels.visualOrder(of: runs.map(\.level)).map { index in
      let run = runs[first + index]
      return (run, glyphs(of: run))
    }
  }

  /// Glyphs are in the order of their clusters, or in the opposite one from right to left.
  private func glyphs(of run: GlyphRun) -> ArraySlice<GlyphRun.Glyph> {
    let glyphs = run.glyphs
    if run.level % 2 == 0 {
      let first = glyphs.partitioningIndex { $0.cluster >= clusters.lowerBound }
      return glyphs[first..<glyphs.partitioningIndex { $0.cluster >= clusters.upperBound }]
    }
    let first = glyphs.partitioningIndex { $0.cluster < clusters.upperBound }
    return glyphs[first..<glyphs.partitioningIndex { $0.cluster < clusters.lowerBound }]
  }

  /// The character of a cluster that no font has a glyph for, if there is one; `units` are those of
  /// its shape.
  func missingScalar(
    of cluster: Int, in face: FontFace, units: [UInt16]
  ) -> Unicode.Scalar? {
    let text = String(
      decoding: units[unitRange(of: cluster..<cluster + 1, count: units.count)], as: UTF16.self)
    return text.unicodeScalars.first { !face.covers($0) && shape.unmeasured.contains($0) }
  }

  private func unitRange(of clusters: Range<Int>, count: Int) -> Range<Int> {
    guard let first = clusters.first else { return 0..<0 }
    let end =
      clusters.upperBound < shape.clusters.count
      ? Int(shape.clusters[clusters.upperBound].offset) : count
    return Int(shape.clusters[first].offset)..<end
  }
}

extension Array {
  /// The first position from which on a condition holds, which holds for all after it.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
