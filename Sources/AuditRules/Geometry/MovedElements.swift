import Accessibility
import Layout
import ViewTree

/// The elements that a sort priority or an explicit order has read against their places.
struct MovedElements {
  /// An element with those that it is read before though they are above it, or after though they are below.
  struct Move {
    /// The node with the priority or the order.
    let cause: NodeID
    let element: AccessibilityElement
    var passed: [AccessibilityElement]
    /// Whether it is read after the others.
    let isLate: Bool
    /// Whether the cause is a list of elements.
    let isListed: Bool

    /// Whether a heading is read before something of several texts above it, which belongs to another section.
    fileprivate var isOfSection: Bool {
      !isLate && element.traits.contains(.header)
        && passed.contains { !$0.traits.contains(.header) && $0.label.all.count > 2 }
    }
  }

  /// One move for each cause, that of the element which passes most others; at least two.
  private(set) var all: [Move] = []
  private let screen: AccessibleScreen
  private var tree: LaidOutTree { screen.tree }

  /// Fewer are a small move, such as that of a title before the caption above it.
  private static let least = 2
  /// So many controls that pass one element are a group that is read before its question.
  private static let leastControls = 3
  /// Elements that are read further apart are not compared, so that a long list takes no square of its time.
  private static let window = 1000

  init(_ screen: AccessibleScreen) {
    self.screen = screen
    guard screen.hasGivenOrder else { return }
    let elements = screen.elements
    // Nearly all are in the order of their places, which is not looked for then.
    var positions: [Int?]?
    var moves: [NodeID: [NodeID: Move]] = [:]
    for index in elements.indices {
      for later in elements.indices[(index + 1)...].prefix(Self.window) {
        let (early, late) = (elements[index], elements[later])
        guard isAbove(late, early), let move = move(early, before: late) else { continue }
        let known = positions ?? positionsWithoutOrder(of: elements)
        positions = known
        guard let position = known[index], let other = known[later], other < position else {
          continue
        }
        let passed = move.isLate ? early : late
        moves[move.cause, default: [:]][move.element.node, default: move].passed.append(passed)
      }
    }
    all = moves.values.compactMap { ofOneCause in
      ofOneCause.values.filter { move in
        move.passed.count >= Self.least || move.isOfSection && isUnderHeading(move)
          || isOfSteps(move)
          || move.element.isInteractive
            && ofOneCause.values.count(where: \.element.isInteractive) >= Self.leastControls
      }
      .max { ($0.passed.count, $1.element.node) < ($1.passed.count, $0.element.node) }
    }
    .sorted { $0.cause < $1.cause }
  }

  /// Whether a step of several that begin with their numbers is read before the step with the number before it.
  private func isOfSteps(_ move: Move) -> Bool {
    guard let number = number(before: move.element) else { return false }
    return move.passed.contains { passed in
      self.number(before: passed) == (move.isLate ? number + 1 : number - 1)
    }
  }

  /// The number of a step that the label of an element begins with, as in “3. Wait” and “3, Wait”; “2 adults” is none.
  private func number(before element: AccessibilityElement) -> Int? {
    let label = element.label.string(in: screen.catalog)
    let digits = label.prefix { $0.isASCII && $0.isNumber }
    let rest = label.dropFirst(digits.count)
    guard (1...2).contains(digits.count), let mark = rest.first, ".,)、，".contains(mark),
      rest.dropFirst().first?.isNumber == false
    else { return nil }
    return Int(digits)
  }

  /// Whether another heading is above an element that a move passes.
  private func isUnderHeading(_ move: Move) -> Bool {
    move.passed.contains { passed in
      screen.elements.contains { heading in
        heading.traits.contains(.header) && heading !== move.element && isAbove(heading, passed)
      }
    }
  }

  /// Where elements would be read without any priority and order, for those that would be read.
  private func positionsWithoutOrder(of elements: [AccessibilityElement]) -> [Int?] {
    var positions = [Int?](repeating: nil, count: tree.nodes.count)
    for (position, element) in screen.elementsByPosition.enumerated() {
      positions[element.node.index] = position
    }
    return elements.map { positions[$0.node.index] }
  }

  /// Whether an element is entirely above another one in the same scroll view, and neither in a bar.
  private func isAbove(_ upper: AccessibilityElement, _ lower: AccessibilityElement) -> Bool {
    upper.frame.maxY <= lower.frame.y + 0.5
      && min(upper.frame.maxX, lower.frame.maxX) - max(upper.frame.x, lower.frame.x) > 0.5
      && tree[upper.node].scrollView == tree[lower.node].scrollView
      && !tree[upper.node].isInBar && !tree[lower.node].isInBar
  }

  /// The move by which an element is read before another one above it; none that is harmless.
  private func move(
    _ early: AccessibilityElement, before late: AccessibilityElement
  ) -> Move? {
    guard !late.isPicture, early.isInteractive || !late.isInteractive,
      let common = tree.lineage(of: early.node).first(where: { holds($0, late.node) }),
      !tree[common].kind.isLayered
    else { return nil }
    if let cause = priority(of: early, in: common, where: { $0 > 0 }) {
      return Move(cause: cause, element: early, passed: [], isLate: false, isListed: false)
    }
    if let cause = priority(of: late, in: common, where: { $0 < 0 }) {
      guard !late.isInteractive else { return nil }
      return Move(cause: cause, element: late, passed: [], isLate: true, isListed: false)
    }
    let list = tree.lineage(of: common).first {
      tree.accessibility(of: $0)?.attributes.elementOrder != nil
    }
    return list.map {
      Move(cause: $0, element: early, passed: [], isLate: false, isListed: true)
    }
  }

  private func holds(_ node: NodeID, _ other: NodeID) -> Bool {
    node <= other && other < tree[node].end
  }

  /// The node of an element, or around it below a common one, with such a priority.
  private func priority(
    of element: AccessibilityElement, in common: NodeID, where matches: (Double) -> Bool
  ) -> NodeID? {
    tree.lineage(of: element.node).prefix { $0 != common }.first { node in
      tree.accessibility(of: node).map { matches($0.attributes.sortPriority) } ?? false
    }
  }
}

extension AccessibilityElement {
  fileprivate var isPicture: Bool { traits.contains(.image) && !isInteractive }
}

extension NodeKind {
  /// Whether its children lie over each other.
  fileprivate var isLayered: Bool {
    switch self {
    case .stack(let layout): layout.axis == .layered
    case .overlay, .background: true
    default: false
    }
  }
}
