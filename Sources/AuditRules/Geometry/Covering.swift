import AuditModel
import Layout
import ViewTree

/// The nodes that hide what lies under them, however far it is scrolled.
///
/// One object, which several rules share.
final class Covering {
  private let tree: LaidOutTree
  /// The nodes that hide something, from front to back.
  private let opaque: AreaIndex<Void>

  init(_ tree: LaidOutTree) {
    self.tree = tree
    opaque = AreaIndex(
      tree.paintedNodes.reversed().compactMap { node in
        guard tree[node].isSeen, tree.hidesWhatLiesUnder(node) else { return nil }
        return AreaIndex.Item(node: node, area: tree.coveredArea(of: node), value: ())
      }, in: tree)
  }

  /// Whether nothing is opaque.
  var isEmpty: Bool { opaque.items.isEmpty }

  /// The frontmost node that hides a part of an area of a node wherever that is scrolled to, and the part.
  func cover(of area: Rect, in node: NodeID) -> (node: NodeID, part: Rect)? {
    var part: Rect?
    let cover = opaque.first(near: area, of: node, among: covers(from: tree[node].end)) { cover in
      part = self.part(of: area, in: node, under: cover)
      return part != nil
    }
    guard let cover, let part else { return nil }
    return outermost(cover.node, part, over: area, of: node)
  }

  /// The cover itself, or the outermost node around it that covers the area as well: the panel rather than
  /// a button on it.
  private func outermost(
    _ cover: NodeID, _ part: Rect, over area: Rect, of node: NodeID
  ) -> (node: NodeID, part: Rect) {
    var result = (node: cover, part: part)
    for around in tree.lineage(of: cover).dropFirst() {
      guard around >= tree[node].end else { break }
      guard tree.hidesWhatLiesUnder(around),
        let part = tree.overlap(of: area, in: node, with: tree.coveredArea(of: around), in: around)
      else { continue }
      result = (around, part)
    }
    return result
  }

  /// Whether an opaque node between two others hides a part of an area of the one behind.
  func isHidden(_ area: Rect, of node: NodeID, from front: NodeID) -> Bool {
    opaque.first(near: area, of: node, among: covers(from: tree[node].end, upTo: front)) {
      part(of: area, in: node, under: $0) != nil
    } != nil
  }

  /// The frontmost node behind an area of another one that hides all that lies further back there.
  func ground(of area: Rect, in node: NodeID) -> NodeID? {
    opaque.first(near: area, of: node, among: covers(upTo: node)) { cover in
      cover.area.intersection(tree[cover.node].reach).contains(area, slack: Overlap.slack)
        && tree[cover.node].scrollView == tree[node].scrollView
    }?.node
  }

  /// The positions of the nodes between two others, both included.
  private func covers(from back: NodeID = .root, upTo front: NodeID? = nil) -> Range<Int> {
    let start = front.map { front in opaque.count { $0.node <= front } } ?? 0
    return start..<max(start, opaque.count { $0.node < back })
  }

  private func part(of area: Rect, in node: NodeID, under cover: AreaIndex<Void>.Item) -> Rect? {
    tree.overlap(of: area, in: node, with: cover.area, in: cover.node)
  }
}

/// The threshold between two views that touch and two that overlap.
enum Overlap {
  /// As much as this, in points, is none: letters rarely reach the edge of their line, and a line one
  /// point thick across them, such as a divider, hides no letter. Frames are sums of fractions of points,
  /// so a hundredth more is the same.
  static let slack = 1.01
}

extension LaidOutTree {
  /// The part of an area of a node that an area of another one overlaps wherever the two are scrolled to;
  /// none where some position frees it.
  func overlap(
    of area: Rect, in node: NodeID, with other: Rect, in otherNode: NodeID
  ) -> Rect? {
    let slack = Overlap.slack
    guard area.isDefined, other.isDefined, isNear(other, to: area, of: node, besides: otherNode)
    else { return nil }
    let shared = sharedScrollView(of: node, and: otherNode)
    let own = travel(of: node, upTo: shared)
    let others = travel(of: otherNode, upTo: shared)
    let area = area.intersection(self[node].reach)
    let other = other.intersection(self[otherNode].reach).intersection(others.window)
    // A thin line stays thin wherever it is scrolled to.
    guard min(other.width, other.height, area.width, area.height) > slack else { return nil }
    if own.isNone, others.isNone {
      let part = area.intersection(other)
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
    return range(of: area, in: node, besides: others)
      .intersects(range(of: other, in: otherNode, besides: own))
  }

  /// The area in which an area of a node moves beside the content of another scroll view: content that
  /// scrolls may be anywhere in its scroll view, apart from one that moves both.
  func range(of area: Rect, in node: NodeID, besides scrollView: NodeID?) -> Rect {
    self[node].scrollView.map { isInside(scrollView, $0) ? area : self[$0].frame } ?? area
  }

  /// Whether a scroll view lies in another one.
  func isInside(_ scrollView: NodeID?, _ outer: NodeID) -> Bool {
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

extension LaidOutTree {
  /// Whether what lies under a node cannot be made out: under one opaque colour, or under the glass of
  /// iOS. A picture may have holes, and a gradient may end in nothing.
  func hidesWhatLiesUnder(_ node: NodeID) -> Bool {
    guard self[node].opacity == 1 else { return false }
    if isGlass(node) { return true }
    guard case .color(let color) = style(of: node).background else { return false }
    return color.isOpaque
  }

  /// Whether iOS draws a node on glass: a bar, a sheet or an alert without a colour of its own.
  func isGlass(_ node: NodeID) -> Bool {
    guard self[node].kind.isGlass else { return false }
    return if case .color = style(of: node).background { false } else { true }
  }

  /// Whether one node that hides what lies under it covers a third of another one or more as the screen is,
  /// wherever both could be scrolled to.
  package func isCoveredWhereItIs(_ node: NodeID) -> Bool {
    let frame = self[node].visibleFrame
    guard frame.area > 0 else { return false }
    return paintedNodes.contains { cover in
      cover >= self[node].end && self[cover].isSeen && hidesWhatLiesUnder(cover)
        && self[cover].visibleFrame.intersection(frame).area * 3 >= frame.area
    }
  }

  /// The part of a node's frame that its round corners certainly leave.
  fileprivate func coveredArea(of node: NodeID) -> Rect {
    let frame = self[node].frame
    // A quarter of a circle leaves 1 - √½ of its radius free, measured along either edge.
    let radius = min(style(of: node).cornerRadius, frame.width / 2, frame.height / 2)
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
