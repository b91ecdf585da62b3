import AuditModel
import Layout

/// Areas of nodes by where they are, so that a screen of many views is searched in a time that grows with
/// their number.
struct AreaIndex<Value> {
  /// A node with the part of the screen that counts.
  struct Item {
    let node: NodeID
    let area: Rect
    let value: Value
  }

  /// The items, in the order in which they are searched.
  let items: [Item]
  private let tree: LaidOutTree
  /// The items of each scroll view, and of none, where there are many.
  private var groups: [(scrollView: NodeID?, group: AreaGroup)] = []
  /// The position of the items of each scroll view among the groups.
  private var groupPositions: [NodeID?: Int] = [:]
  /// The groups by the frames of their scroll views, so that few are looked at where there are many.
  private var frames = AreaGroup(side: 128, most: 256)

  /// Indexes items; an area that is not finite is left out.
  init(_ items: [Item], in tree: LaidOutTree) {
    self.items = items.filter { $0.area.isDefined }
    self.tree = tree
    // Fewer are compared one by one, which is faster than to look up squares.
    guard self.items.count > 48 else { return }
    let positions = Dictionary(grouping: self.items.indices) {
      tree[self.items[$0].node].scrollView
    }
    groups = positions.sorted { $0.value[0] < $1.value[0] }.map { scrollView, positions in
      var group = AreaGroup()
      for position in positions { group.insert(self.items[position].area, position) }
      return (scrollView, group)
    }
    for (position, (scrollView, _)) in groups.enumerated() {
      groupPositions[scrollView] = position
      if let scrollView { frames.insert(tree[scrollView].frame, position) }
    }
  }

  /// The first item that a condition holds for, among those that an area of a node may meet somewhere
  /// and, if positions are given, among those.
  func first(
    near area: Rect, of node: NodeID, among positions: Range<Int>? = nil,
    where matches: (Item) -> Bool
  ) -> Item? {
    let positions = positions ?? items.indices
    guard area.isDefined, !positions.isEmpty else { return nil }
    if groups.isEmpty { return items[positions].first(where: matches) }
    for (scrollView, group) in groups(near: area, of: node) {
      var candidates = MergedPositions(
        lists(of: group, in: scrollView, near: area, of: node), within: positions)
      while let position = candidates.next() {
        if matches(items[position]) { return items[position] }
      }
    }
    return nil
  }

  /// The groups whose items an area of a node may meet, and a few others, in their order.
  private func groups(near area: Rect, of node: NodeID) -> [(scrollView: NodeID?, group: AreaGroup)]
  {
    guard groups.count > 8 else { return groups }
    let own = tree[node].scrollView
    var found: Set<Int> = []
    // The content of a scroll view around it, or of none, may be anywhere.
    var around = own
    while let scrollView = around {
      if let position = groupPositions[scrollView] { found.insert(position) }
      around = tree[scrollView].scrollView
    }
    if let position = groupPositions[nil] { found.insert(position) }
    for range in [area] + (own.map { [tree[$0].frame] } ?? []) {
      for list in frames.near(range) { found.formUnion(list) }
    }
    return found.sorted().map { groups[$0] }
  }

  /// The positions of the items in a scroll view that an area of a node may meet.
  private func lists(
    of group: AreaGroup, in scrollView: NodeID?, near area: Rect, of node: NodeID
  ) -> [[Int]] {
    let own = tree[node].scrollView
    if scrollView == own { return group.near(area) }
    let range = tree.range(of: area, in: node, besides: scrollView)
    guard let scrollView, !tree.isInside(own, scrollView) else { return group.near(range) }
    // Content of another scroll view may be anywhere in that.
    return range.intersects(tree[scrollView].frame) ? [group.all] : []
  }

  /// How many items come before the first one that a condition holds for, which then holds for all
  /// that follow.
  func count(before matches: (Item) -> Bool) -> Int { items.firstPosition(where: matches) }
}

extension Array {
  /// The position of the first element that a condition holds for, which then holds for all that follow.
  func firstPosition(where matches: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if matches(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Areas that move together, by squares of the plane.
private struct AreaGroup {
  /// The side of a square in points.
  var side = 64.0
  /// An area that touches more squares is looked at wherever it is asked for.
  var most = 64

  private(set) var all: [Int] = []
  private var squares: [Square: [Int]] = [:]
  /// Those that are larger than a few squares.
  private var large: [Int] = []

  init() {}

  init(side: Double, most: Int) {
    self.side = side
    self.most = most
  }

  mutating func insert(_ area: Rect, _ position: Int) {
    all.append(position)
    guard let touched = squares(touchedBy: area) else { return large.append(position) }
    for square in touched { squares[square, default: []].append(position) }
  }

  /// The areas in the squares that an area touches, and those of many squares, each list in order.
  func near(_ area: Rect) -> [[Int]] {
    guard let touched = squares(touchedBy: area) else { return [all] }
    return touched.compactMap { squares[$0] } + (large.isEmpty ? [] : [large])
  }

  /// The squares that an area touches; none where they are many, or where the area has no place.
  private func squares(touchedBy area: Rect) -> [Square]? {
    guard area.isDefined else { return nil }
    let columns = Int(area.x / side)...Int(area.maxX / side)
    let rows = Int(area.y / side)...Int(area.maxY / side)
    guard columns.count * rows.count <= most else { return nil }
    return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
  }
}

/// The positions of several sorted lists in order, each once, as far as they are asked for: where views
/// are piled up, the first one mostly settles the matter.
private struct MergedPositions {
  private var cursors: [(list: [Int], next: Int, end: Int)] = []

  init(_ lists: [[Int]], within range: Range<Int>) {
    for list in lists {
      let start = list.firstPosition { $0 >= range.lowerBound }
      let end = list.firstPosition { $0 >= range.upperBound }
      if start < end { cursors.append((list, start, end)) }
    }
  }

  /// The next position; written out, as it is asked for some million times where views are piled up.
  mutating func next() -> Int? {
    var next = Int.max
    for index in cursors.indices where cursors[index].next < cursors[index].end {
      next = min(next, cursors[index].list[cursors[index].next])
    }
    guard next < .max else { return nil }
    for index in cursors.indices where cursors[index].next < cursors[index].end {
      if cursors[index].list[cursors[index].next] == next { cursors[index].next += 1 }
    }
    return next
  }
}

/// A square of the plane.
private struct Square: Hashable {
  let column: Int
  let row: Int
}

extension Double {
  /// Whether it is a number no larger than any screen.
  fileprivate var isOnPlane: Bool { magnitude < 1e8 }
}

extension Rect {
  /// Whether its edges are numbers, in order and no further away than any screen reaches.
  var isDefined: Bool {
    x.isOnPlane && y.isOnPlane && maxX.isOnPlane && maxY.isOnPlane && width >= 0 && height >= 0
  }
}
