import ViewTree

/// The lines of a lazy grid where it has sections: a heading and a note have one of their own, and each section
/// begins a new one.
struct LazyGridLines {
  private let parts: [ListRow]

  /// None where no view is the part of a section, and so all follow each other.
  init?(_ views: [ViewNode]) {
    parts = views.map(\.listRow)
    guard parts.contains(where: { $0.part != .row || $0.beginsSection }) else { return nil }
  }

  /// Where a view of a lazy grid lies.
  struct Spot {
    let line: Int
    /// The track; none for one that goes over all of them.
    let lane: Int?
  }

  /// The line and the track of each view in so many tracks.
  func spots(lanes: Int) -> [Spot] {
    var line = -1
    var next = lanes
    return parts.indices.map { position in
      let part = parts[position]
      let isWhole = part.part != .row
      let begins = position > 0 && part.begins(after: parts[position - 1])
      if isWhole || begins || next >= lanes {
        line += 1
        next = 0
      }
      defer { next = isWhole ? lanes : next + 1 }
      return Spot(line: line, lane: isWhole ? nil : next)
    }
  }
}
