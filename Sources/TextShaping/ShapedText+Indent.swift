import SystemFont

extension ShapedText {
  /// The text with so many points before its first line, behind which a line may end: a first word that
  /// is too wide for what is left is on the next line.
  package func indented(by points: Double) -> ShapedText {
    guard points > 0, !isEmpty else { return self }
    let indent = TextLength.points(points)
    let before = LineBreak(
      nextCluster: 0, contentClusters: 0, contentEnd: indent, nextStart: indent,
      isMandatory: false, isSoftHyphen: false)
    return ShapedText(
      text: text, clusters: clusters.map { $0.moved(by: indent) },
      breaks: [before] + breaks.map { $0.moved(by: indent) }, runs: runs, unmeasured: unmeasured,
      hyphenWidth: hyphenWidth, tolerance: tolerance, hasEmoji: hasEmoji, tabs: tabs,
      partSizes: partSizes, indent: points)
  }
}

extension ShapedText.Cluster {
  fileprivate func moved(by length: TextLength) -> Self {
    ShapedText.Cluster(
      offset: offset, isWhitespace: isWhitespace, start: start + length, advance: advance,
      kerning: kerning)
  }
}

extension ShapedText.LineBreak {
  fileprivate func moved(by length: TextLength) -> Self {
    ShapedText.LineBreak(
      nextCluster: nextCluster, contentClusters: contentClusters, contentEnd: contentEnd + length,
      nextStart: nextStart + length, isMandatory: isMandatory, isSoftHyphen: isSoftHyphen)
  }
}
