import AuditModel
import ViewTree

/// The columns of a lazy grid from side to side, or its rows from top to bottom, with their lengths.
///
/// Fixed tracks and distances come first. Each of the others is offered, in order, an equal share of the rest: a
/// flexible track takes it within its bounds, an adaptive one takes it and becomes as many tracks as fit (SwiftUI
/// Field Guide, “LazyVGrid”; measured by mo4tech.com, “Predict LazyVGrid layout”).
struct GridLanes {
  /// One of them.
  struct Lane {
    let start: Double
    let extent: Double
    let alignment: Alignment
  }

  private let lanes: [Lane]
  /// All of them with the distances between them.
  let extent: Double

  init(_ tracks: GridTracks, _ alignment: Alignment, available: Double) {
    var lanes: [Lane] = []
    var next = 0.0
    for (item, share) in zip(tracks.items, Self.shares(tracks, available)) {
      let (count, extent) = item.lanes(in: share)
      for _ in 0..<count {
        lanes.append(Lane(start: next, extent: extent, alignment: item.alignment ?? alignment))
        next += extent + item.gap
      }
    }
    self.lanes = lanes
    extent = lanes.last.map { $0.start + $0.extent } ?? 0
  }

  /// How many there are, at least one.
  var count: Int { lanes.count }

  /// A track, or all of them together with an alignment.
  subscript(position: Int?, alignment: Alignment) -> Lane {
    position.map { lanes[$0] } ?? Lane(start: 0, extent: extent, alignment: alignment)
  }

  /// The extent of each track before an adaptive one becomes several.
  private static func shares(_ tracks: GridTracks, _ available: Double) -> [Double] {
    var left = tracks.items.reduce(available - tracks.spacing) { $0 - ($1.fixed ?? 0) }
    var others = Double(tracks.items.count { $0.fixed == nil })
    return tracks.items.map { item in
      if let fixed = item.fixed { return fixed }
      let share = item.clamped(max(0, left) / others)
      left -= share
      others -= 1
      return share
    }
  }
}

extension GridTracks {
  /// The distances between all of them.
  var spacing: Double { items.dropLast().reduce(0) { $0 + $1.gap } }
}

extension GridItem {
  fileprivate var fixed: Double? {
    if case .fixed(let extent) = size { extent.length } else { nil }
  }

  /// The part of an offer that it takes.
  fileprivate func clamped(_ offer: Double) -> Double {
    guard case .flexible(let least, let greatest) = size else { return offer }
    return max(least.length, min(offer, greatest.limit))
  }

  /// How many tracks it becomes, and how long each of them is.
  fileprivate func lanes(in extent: Double) -> (count: Int, extent: Double) {
    guard case .adaptive(let least, let greatest) = size else { return (1, extent) }
    let fitting = (extent + gap) / max(1, least.length + gap)
    let count = Int(min(max(1, fitting), Self.mostLanes))
    return (count, min(greatest.limit, max(0, extent - gap * Double(count - 1)) / Double(count)))
  }

  /// No screen is wider.
  private static let mostLanes = 10_000.0
}

extension Double {
  /// A length; none for what is no number, has no end or is less than nothing.
  fileprivate var length: Double { isFinite ? max(0, self) : 0 }

  /// The greatest length that it allows.
  fileprivate var limit: Double { isNaN ? .infinity : max(0, self) }
}
