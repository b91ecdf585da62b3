import AuditModel
import Layout
import ViewTree

/// The nodes that hide what lies under them, however far it is scrolled.
struct Covering {
  private let tree: LaidOutTree
  /// The opaque nodes, from front to back.
  private let opaque: AreaIndex<Void>

  /// Less than this is no overlap: frames are sums of fractions of points, and letters rarely reach the
  /// edge of their line.
  private static let slack = 1.0

  init(_ tree: LaidOutTree) {
    self.tree = tree
    opaque = AreaIndex(
      tree.paintedNodes.reversed().compactMap { node in
        guard tree[node].isSeen, tree[node].isOpaque else { return nil }
        return AreaIndex.Item(node: node, area: tree[node].coveredArea, value: ())
      }, in: tree)
  }

  /// Whether nothing is opaque.
  var isEmpty: Bool { opaque.items.isEmpty }

  /// The frontmost node that hides a part of an area of a node wherever that is scrolled to, and the part.
  func cover(of area: Rect, in node: NodeID) -> (node: NodeID, part: Rect)? {
    var part: Rect?
    let cover = opaque.first(near: area, of: node) { cover in
      guard cover.node >= tree[node].end else { return false }
      part = self.part(of: area, in: node, under: cover)
      return part != nil
    }
    return cover.flatMap { cover in part.map { (cover.node, $0) } }
  }

  /// Whether an opaque node between two others hides a part of an area of the one behind.
  func isHidden(_ area: Rect, of node: NodeID, from front: NodeID) -> Bool {
    opaque.first(near: area, of: node) { cover in
      cover.node >= tree[node].end && cover.node <= front
        && part(of: area, in: node, under: cover) != nil
    } != nil
  }

  private func part(of area: Rect, in node: NodeID, under cover: AreaIndex<Void>.Item) -> Rect? {
    tree.overlap(of: area, in: node, with: cover.area, in: cover.node, slack: Self.slack)
  }
}

extension LaidOutTree {
  /// The part of an area of a node that an area of another one overlaps wherever the two are scrolled to;
  /// none where some position frees it.
  func overlap(
    of area: Rect, in node: NodeID, with other: Rect, in otherNode: NodeID, slack: Double
  ) -> Rect? {
    guard area.isDefined, other.isDefined, isNear(other, to: area, of: node, besides: otherNode)
    else { return nil }
    let shared = sharedScrollView(of: node, and: otherNode)
    let own = travel(of: node, upTo: shared)
    let others = travel(of: otherNode, upTo: shared)
    let other = other.intersection(self[otherNode].reach).intersection(others.window)
    guard !other.isEmpty else { return nil }
    if own.isNone, others.isNone {
      let part = area.intersection(self[node].reach).intersection(other)
      return part.width > slack && part.height > slack ? part : nil
    }
    // Scrolling content is looked at by its ends: each of them has to be seen somewhere.
    for end in area.ends(in: own.window) {
      let x = Positions(
        end.x...end.maxX, other.x...other.maxX, moved: own.x, against: others.x,
        window: own.window.x...own.window.maxX)
      let y = Positions(
        end.y...end.maxY, other.y...other.maxY, moved: own.y, against: others.y,
        window: own.window.y...own.window.maxY)
      if !x.isFreeSomewhere(slack: slack), !y.isFreeSomewhere(slack: slack) {
        return end.shared(with: other)
      }
    }
    return nil
  }
}

extension LaidOutTree {
  /// Whether an area of another node is where an area can be seen: most are not, and this is all that has
  /// to be asked about those. (Without it an audit takes a tenth longer.)
  fileprivate func isNear(
    _ other: Rect, to area: Rect, of node: NodeID, besides otherNode: NodeID
  ) -> Bool {
    let (own, others) = (self[node].scrollView, self[otherNode].scrollView)
    if own == others { return area.intersects(other) }
    // Content that scrolls may be anywhere in its scroll view, apart from one that moves both.
    let mine = own.map { isInside(others, $0) ? area : self[$0].frame } ?? area
    let theirs = others.map { isInside(own, $0) ? other : self[$0].frame } ?? other
    return mine.intersects(theirs)
  }

  private func isInside(_ scrollView: NodeID?, _ outer: NodeID) -> Bool {
    scrollView.map { outer < $0 && $0 < self[outer].end } ?? false
  }
}

/// The positions of something on an axis, which scrolling moves along something else.
private struct Positions {
  private let own: ClosedRange<Double>
  private let other: ClosedRange<Double>
  private let distances: ClosedRange<Double>

  init(
    _ own: ClosedRange<Double>, _ other: ClosedRange<Double>, moved: ClosedRange<Double>,
    against others: ClosedRange<Double>, window: ClosedRange<Double>
  ) {
    self.own = own
    self.other = other
    // It counts where it is seen as a whole.
    let low = max(moved.lowerBound, window.lowerBound - own.lowerBound)
    let high = min(moved.upperBound, window.upperBound - own.upperBound)
    let seen = low <= high ? low...high : moved
    distances = (seen.lowerBound - others.upperBound)...(seen.upperBound - others.lowerBound)
  }

  /// Whether it is beside the other one at some position, or shares no more than the slack.
  func isFreeSomewhere(slack: Double) -> Bool {
    own.upperBound + distances.lowerBound <= other.lowerBound + slack
      || own.lowerBound + distances.upperBound >= other.upperBound - slack
  }
}

extension Evidence {
  /// The node with which another one overlaps, and the part that both share.
  static func overlap(_ name: String, _ node: String, _ part: Rect) -> Evidence {
    [
      name: .text(node), "width": .number(part.width, unit: "pt"),
      "height": .number(part.height, unit: "pt"),
    ]
  }
}

extension Rect {
  /// Its extent in square points.
  var area: Double { width * height }

  /// The part that two rectangles share, or that they would share at the same place.
  fileprivate func shared(with other: Rect) -> Rect {
    let part = intersection(other)
    guard part.isEmpty else { return part }
    return Rect(x: x, y: y, width: min(width, other.width), height: min(height, other.height))
  }

  /// The rectangle itself, or its first and its last part where it is more than a quarter of a window
  /// high: text is read line by line.
  fileprivate func ends(in window: Rect) -> [Rect] {
    let most = window.height / 4
    guard height > most else { return [self] }
    return [
      Rect(x: x, y: y, width: width, height: most),
      Rect(x: x, y: maxY - most, width: width, height: most),
    ]
  }
}

extension Rect {
  /// Whether it covers all of a screen but its safe area, or 19 parts of 20 of that.
  func covers(_ environment: RenderEnvironment) -> Bool {
    let screen = Rect(origin: .zero, size: environment.viewport)
    let safe = screen.inset(by: environment.safeArea)
    return intersection(safe).area >= safe.area * 0.95
  }
}

extension LaidOutNode {
  /// Whether nothing shines through it. A picture may have holes, and a gradient may end in nothing.
  var isOpaque: Bool {
    guard opacity == 1 else { return false }
    switch kind {
    case .navigationBar, .tabBar, .toolbar, .sheet, .alert: return true
    default: break
    }
    guard case .color(let color) = style.background else { return false }
    return color.isOpaque
  }

  /// The part of its frame that its round corners certainly leave.
  fileprivate var coveredArea: Rect {
    // A quarter of a circle leaves 1 - √½ of its radius free, measured along either edge.
    let radius = min(style.cornerRadius, frame.width / 2, frame.height / 2)
    return frame.inset(by: EdgeInsets(all: radius * 0.293))
  }
}

extension Color {
  /// Whether nothing shines through it in any appearance.
  var isOpaque: Bool {
    light.isOpaque && dark.isOpaque && lightIncreasedContrast.isOpaque
      && darkIncreasedContrast.isOpaque
  }
}
