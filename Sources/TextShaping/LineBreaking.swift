/// How a text falls into lines at one width.
package struct LineBreaking: Hashable, Sendable {
  /// How many lines there are, at most the limit.
  package var lineCount = 0
  /// The width of the widest of them in em.
  package var width = 0.0
  /// Whether text is left over after the last allowed line.
  package var isTruncated = false
  /// Whether a word had to be broken where no line may end.
  package var breaksWord = false

  /// No lines at all.
  package init() {}
}

extension ShapedText {
  /// Breaks the text into lines of at most `width` em, as many as fit, the first line first.
  package func breakLines(width: Double, limit: Int = .max) -> LineBreaking {
    var result = LineBreaking()
    forEachLine(width: width, limit: limit) { line in
      result.lineCount += 1
      result.width = max(result.width, line.width)
      result.breaksWord = result.breaksWord || line.breaksWord
      result.isTruncated = line.isLastAllowed && line.clusters.upperBound < clusters.count
    }
    return result
  }

  /// The least width in em at which the text needs no more than so many lines.
  package func narrowestWidth(lines: Int) -> Double {
    var fits = width
    var tooNarrow = 0.0
    // Thirty halvings are finer than a thousandth of a point at any size.
    for _ in 0..<30 where fits - tooNarrow > 1e-6 {
      let middle = (fits + tooNarrow) / 2
      let lines = breakLines(width: middle, limit: lines)
      if lines.isTruncated || lines.breaksWord { tooNarrow = middle } else { fits = middle }
    }
    return fits
  }

  /// A line as a range of clusters.
  package struct Line: Sendable {
    /// The clusters on the line, with the spaces at its end.
    package let clusters: Range<Int>
    /// The width of what is seen, in em.
    package let width: Double
    /// Whether it ends in the middle of a word.
    package let breaksWord: Bool
    /// Whether the limit allows no further line.
    package let isLastAllowed: Bool
    /// Whether a hyphen is drawn at its end.
    package let endsWithHyphen: Bool
  }

  /// Calls `body` for each line in order, for at most `limit` lines.
  package func forEachLine(width: Double, limit: Int, _ body: (Line) -> Void) {
    // Sums of advances differ in the last digits with the order of adding.
    let available = width + 1e-9
    var count = 0
    var first = 0
    var start = 0.0
    var next = 0
    func emit(_ end: Int, width: Double, breaksWord: Bool = false, hyphen: Bool = false) {
      count += 1
      body(
        Line(
          clusters: first..<end, width: width, breaksWord: breaksWord,
          isLastAllowed: count == limit, endsWithHyphen: hyphen))
      first = end
    }
    while next < breaks.count, count < limit {
      if let best = lastBreakThatFits(from: next, start: start, available: available) {
        let end = breaks[best]
        emit(
          end.nextCluster, width: lineWidth(from: start, to: end, isLast: best == breaks.count - 1),
          hyphen: end.isSoftHyphen && !end.isMandatory)
        start = end.nextStart
        next = best + 1
      } else {
        let end = clustersThatFit(
          from: first, start: start, available: available, before: breaks[next].nextCluster)
        let seen = clusters[first..<end].last { !$0.isWhitespace }
        emit(
          end, width: seen.map { $0.start + $0.advance - start } ?? 0, breaksWord: true)
        start = end < clusters.count ? clusters[end].start : start
        while next < breaks.count, breaks[next].nextCluster <= end { next += 1 }
      }
    }
  }

  /// The last place where a line may end that begins at `start`; none when even the first is too far.
  private func lastBreakThatFits(from first: Int, start: Double, available: Double) -> Int? {
    var best: Int?
    for index in first..<breaks.count {
      let candidate = breaks[index]
      // A hyphen with nothing before it would be on a line of its own.
      if candidate.isSoftHyphen, candidate.contentEnd <= start { continue }
      if lineWidth(from: start, to: candidate) <= available {
        best = index
        if candidate.isMandatory { break }
      } else if candidate.contentEnd - start > available {
        // Where only the hyphen has no room, what follows may still fit without one.
        break
      }
    }
    return best
  }

  private func lineWidth(from start: Double, to end: LineBreak, isLast: Bool = false) -> Double {
    max(0, end.contentEnd - start) + (end.isSoftHyphen && !isLast ? hyphenWidth : 0)
  }

  /// The end of the clusters that fit on a line of their own, with the spaces that hang over its
  /// end up to the next break; always at least one.
  private func clustersThatFit(
    from first: Int, start: Double, available: Double, before nextBreak: Int
  ) -> Int {
    var end = first + 1
    while end < clusters.count, clusters[end].start + clusters[end].advance - start <= available {
      end += 1
    }
    while end < nextBreak, clusters[end].isWhitespace { end += 1 }
    return min(end, clusters.count)
  }
}
