import SystemFont

/// How a text falls into lines at one width.
package struct LineBreaking: Hashable, Sendable {
  /// How many lines there are, at most the limit.
  package var lineCount = 0
  /// How many of them have an emoji, which is higher than a letter.
  package var emojiLineCount = 0
  /// The width of the widest of them in points.
  package var width = 0.0
  /// The height of all lines in points, of a text whose parts have sizes of their own; 0 for others.
  package var height = 0.0
  /// Whether text is left over after the last allowed line.
  package var isTruncated = false
  /// Whether a word had to be broken where no line may end.
  package var breaksWord = false

  /// No lines at all.
  package init() {}
}

extension ShapedText {
  /// Breaks the text into lines of at most `width` points, as many as fit, the first line first.
  package func breakLines(
    width: Double, at size: FontSize, limit: Int = .max
  ) -> LineBreaking {
    var result = LineBreaking()
    var top = 0.0
    forEachLine(width: width, at: size, limit: limit) { line in
      result.lineCount += 1
      if hasEmoji, self.hasEmoji(in: line.clusters) { result.emojiLineCount += 1 }
      result.width = max(result.width, line.width)
      if !partSizes.isEmpty {
        let extents = lineExtents(of: line.clusters)
        result.height = top + extents.height
        top += extents.leading
      }
      result.breaksWord = result.breaksWord || line.breaksWord
      result.isTruncated = line.isLastAllowed && line.clusters.upperBound < clusters.count
    }
    return result
  }

  /// The width of the widest line in points when lines end only where they must.
  package func width(at size: FontSize) -> Double {
    var widest = 0.0
    var first = 0
    var start = TextLength.zero
    for end in breaks where end.isMandatory {
      let width =
        (end.contentEnd - start).points(at: size)
        + tabExtent(from: first, to: end.contentClusters, at: size)
      widest = max(widest, width)
      (first, start) = (end.nextCluster, end.nextStart)
    }
    return widest
  }

  /// The least width in points at which the text needs no more than so many lines.
  package func narrowestWidth(lines: Int, at size: FontSize) -> Double {
    var fits = width(at: size)
    var tooNarrow = 0.0
    // Thirty halvings are finer than a thousandth of a point at any size.
    for _ in 0..<30 where fits - tooNarrow > 1e-6 {
      let middle = (fits + tooNarrow) / 2
      let lines = breakLines(width: middle, at: size, limit: lines)
      if lines.isTruncated || lines.breaksWord { tooNarrow = middle } else { fits = middle }
    }
    return fits
  }

  /// The width in points of a part of a line, with the spaces at its end.
  package func extent(of range: Range<Int>, at size: FontSize) -> Double {
    guard let first = range.first, let last = range.last else { return 0 }
    return (clusters[last].end - clusters[first].start).points(at: size)
      + tabExtent(from: first, to: last + 1, at: size)
  }

  /// The width that the tabs of a line add: each goes on to the next stop.
  ///
  /// `NSParagraphStyle` has stops every 28 points by default; after a line break inside a paragraph they
  /// are counted from the new line's beginning, as everywhere.
  func tabExtent(from first: Int, to end: Int, at size: FontSize) -> Double {
    var stops = TabStops(first: first, size: size)
    return tabExtent(to: end, &stops)
  }

  /// The tabs of a line that were passed, so that each is measured once however many ends are tried.
  private struct TabStops {
    let first: Int
    let size: FontSize
    /// The position in `tabs` of the next one; none before the first was looked for.
    var next: Int?
    var added = 0.0
  }

  /// The width that the tabs of a line add up to an end, which never goes back.
  private func tabExtent(to end: Int, _ stops: inout TabStops) -> Double {
    guard !tabs.isEmpty else { return 0 }
    var next = stops.next ?? tabs.firstPosition(notBelow: stops.first)
    while next < tabs.count, tabs[next] < end {
      let start = clusters[tabs[next]].start - clusters[stops.first].start
      let x = start.points(at: stops.size) + stops.added
      stops.added += ((x / SystemFont.tabStop).rounded(.down) + 1) * SystemFont.tabStop - x
      next += 1
    }
    stops.next = next
    return stops.added
  }

  /// The words that are broken at a width in points, with their own widths in points.
  package func brokenWords(
    width: Double, at size: FontSize
  ) -> [(text: String, width: Double)] {
    var words: [(text: String, width: Double)] = []
    var last = -1
    forEachLine(width: width, at: size, limit: .max) { line in
      guard line.breaksWord else { return }
      let word = word(at: line.clusters.upperBound - 1)
      // A word on three lines is broken twice.
      if word.clusters.lowerBound > last {
        let hyphen = word.endsWithHyphen ? hyphenWidth.points(at: size) : 0
        words.append((string(of: word.clusters), extent(of: word.clusters, at: size) + hyphen))
      }
      last = word.clusters.lowerBound
    }
    return words
  }

  /// The clusters between two places where a line may end, without the spaces at their end.
  private func word(at cluster: Int) -> (clusters: Range<Int>, endsWithHyphen: Bool) {
    let start = breaks.last { $0.nextCluster <= cluster }?.nextCluster ?? 0
    guard let end = breaks.first(where: { $0.nextCluster > cluster }) else {
      return (start..<clusters.count, false)
    }
    return (start..<max(start, end.contentClusters), end.isSoftHyphen)
  }

  private func string(of range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    let units = Array(text.utf16)
    let end =
      range.upperBound < clusters.count ? Int(clusters[range.upperBound].offset) : units.count
    return String(decoding: units[Int(clusters[first].offset)..<end], as: UTF16.self)
  }

  private func hasEmoji(in range: Range<Int>) -> Bool {
    runs.contains { $0.face.source.isEmoji && $0.clusters.overlaps(range) }
  }

  /// A line as a range of clusters.
  package struct Line: Sendable {
    /// The clusters on the line, with the spaces at its end.
    package let clusters: Range<Int>
    /// The width of what is seen, in points.
    package let width: Double
    /// Whether it ends in the middle of a word.
    package let breaksWord: Bool
    /// Whether the limit allows no further line.
    package let isLastAllowed: Bool
    /// Whether a hyphen is drawn at its end.
    package let endsWithHyphen: Bool
  }

  /// Calls `body` for each line in order, for at most `limit` lines.
  package func forEachLine(
    width: Double, at size: FontSize, limit: Int, _ body: (Line) -> Void
  ) {
    // Sums of advances differ in the last digits with the order of adding.
    let available = width + 1e-7
    var count = 0
    var next = 0
    var first = 0
    while next < breaks.count, count < limit {
      count += 1
      let start = LineStart(first: first, length: start(ofLine: first, from: next), size: size)
      // A line of a picture alone needs another one for the text.
      let earliest = next == 0 && indent > 0 && limit == 1 ? 1 : next
      if let best = lastBreakThatFits(from: earliest, start, available: available) {
        let end = breaks[best]
        body(
          Line(
            clusters: first..<end.nextCluster,
            width: lineWidth(from: start, to: end, isLast: best == breaks.count - 1),
            breaksWord: false, isLastAllowed: count == limit,
            endsWithHyphen: end.isSoftHyphen && !end.isMandatory))
        first = end.nextCluster
        next = best + 1
      } else {
        let end = clustersThatFit(
          from: start, available: available, before: breaks[next].nextCluster)
        let last = clusters[first..<end].lastIndex { !$0.isWhitespace }
        body(
          Line(
            clusters: first..<end, width: last.map { extent(from: start, through: $0) } ?? 0,
            breaksWord: true, isLastAllowed: count == limit, endsWithHyphen: false))
        first = end
        while next < breaks.count, breaks[next].nextCluster <= end { next += 1 }
      }
    }
  }

  /// Where a line begins; the first one begins with its indent.
  private func start(ofLine first: Int, from next: Int) -> TextLength {
    if next == 0, indent > 0 { return .zero }
    return first < clusters.count ? clusters[first].start : breaks[next].nextStart
  }

  /// The beginning of a line at a size.
  private struct LineStart {
    let first: Int
    let length: TextLength
    let size: FontSize
  }

  /// The last place where a line may end; none when even the first is too far.
  private func lastBreakThatFits(
    from first: Int, _ start: LineStart, available: Double
  ) -> Int? {
    var best: Int?
    var stops = TabStops(first: start.first, size: start.size)
    for index in first..<breaks.count {
      let candidate = breaks[index]
      // A hyphen with nothing before it would be on a line of its own.
      if candidate.isSoftHyphen, candidate.contentClusters <= start.first { continue }
      let content = contentWidth(from: start, to: candidate, &stops)
      if content + hyphen(of: candidate, at: start.size) <= available {
        best = index
        if candidate.isMandatory { break }
      } else if content > available {
        // Where only the hyphen has no room, what follows may still fit without one.
        break
      }
    }
    return best
  }

  private func lineWidth(from start: LineStart, to end: LineBreak, isLast: Bool = false) -> Double {
    var stops = TabStops(first: start.first, size: start.size)
    return contentWidth(from: start, to: end, &stops)
      + (isLast ? 0 : hyphen(of: end, at: start.size))
  }

  private func hyphen(of end: LineBreak, at size: FontSize) -> Double {
    end.isSoftHyphen ? hyphenWidth.points(at: size) : 0
  }

  private func contentWidth(
    from start: LineStart, to end: LineBreak, _ stops: inout TabStops
  ) -> Double {
    guard end.contentClusters > start.first else { return 0 }
    return (end.contentEnd - start.length).points(at: start.size)
      + tabExtent(to: end.contentClusters, &stops)
  }

  /// How far a line reaches that ends with a cluster.
  private func extent(from start: LineStart, through last: Int) -> Double {
    (clusters[last].end - start.length).points(at: start.size)
      + tabExtent(from: start.first, to: last + 1, at: start.size)
  }

  /// The end of the clusters that fit on a line of their own, with the spaces that hang over its
  /// end up to the next break; always at least one.
  private func clustersThatFit(
    from start: LineStart, available: Double, before nextBreak: Int
  ) -> Int {
    var end = start.first + 1
    while end < clusters.count, extent(from: start, through: end) <= available { end += 1 }
    while end < nextBreak, clusters[end].isWhitespace { end += 1 }
    return min(end, clusters.count)
  }
}

extension [Int] {
  /// The position of the first of its numbers, which are in order, that is not below one.
  fileprivate func firstPosition(notBelow number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
