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
  }

  /// The first item that a condition holds for, among those that an area of a node may meet somewhere.
  func first(near area: Rect, of node: NodeID, where matches: (Item) -> Bool) -> Item? {
    guard area.isDefined else { return nil }
    if groups.isEmpty { return items.first(where: matches) }
    let own = tree[node].scrollView
    for (scrollView, group) in groups {
      // Content of other scroll views may be anywhere.
      let positions = scrollView == own ? group.near(area) : group.all
      if let found = positions.first(where: { matches(items[$0]) }) { return items[found] }
    }
    return nil
  }
}

/// Areas that move together, by squares of the plane.
private struct AreaGroup {
  private(set) var all: [Int] = []
  private var squares: [Square: [Int]] = [:]
  /// Those that are larger than a few squares.
  private var large: [Int] = []

  mutating func insert(_ area: Rect, _ position: Int) {
    all.append(position)
    guard let touched = Square.touched(by: area) else { return large.append(position) }
    for square in touched { squares[square, default: []].append(position) }
  }

  /// The areas in the squares that an area touches, and those of many squares.
  func near(_ area: Rect) -> [Int] {
    guard let touched = Square.touched(by: area) else { return all }
    return Set(touched.flatMap { squares[$0] ?? [] } + large).sorted()
  }
}

/// A square of the plane.
private struct Square: Hashable {
  let column: Int
  let row: Int

  /// The squares that an area touches; none where they are many.
  static func touched(by area: Rect) -> [Square]? {
    let size = 64.0
    let columns = Int(area.x / size)...Int(area.maxX / size)
    let rows = Int(area.y / size)...Int(area.maxY / size)
    guard columns.count * rows.count <= 64 else { return nil }
    return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
  }
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
