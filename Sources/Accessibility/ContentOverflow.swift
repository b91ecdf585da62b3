import Layout
import ViewTree

/// Content that is higher than the screen or the sheet that it is in, where nothing scrolls.
extension LaidOutTree {
  /// Less than this is rounding.
  private static let slack = 0.5

  /// Whether a node sticks out of the top or the bottom of the screen together with a stack around it,
  /// which has more content than there is room for, and not because it is moved there by itself.
  package func sticksOutWithContent(_ node: NodeID) -> Bool {
    let frame = self[node].frame
    // Most nodes are on the screen, and are seen to be so at once.
    if self[node].clipper == nil, frame.y >= -Self.slack,
      frame.maxY <= environment.viewport.height + Self.slack
    {
      return false
    }
    guard let page = page(of: node) else { return false }
    let isBelow = frame.maxY > page.maxY + Self.slack
    let isAbove = frame.y < page.y - Self.slack
    guard isBelow || isAbove else { return false }
    return lineage(of: node).dropFirst().contains { outer in
      guard isVerticalStack(outer) else { return false }
      let frame = self[outer].frame
      return isBelow && frame.maxY > page.maxY + Self.slack
        || isAbove && frame.y < page.y - Self.slack
    }
  }

  /// Whether the scroll view around a node has no height left, though no keyboard covers it: the rest of the
  /// stack takes all of the screen.
  package func isInSqueezedScrollView(_ node: NodeID) -> Bool {
    guard environment.keyboardHeight == 0, let scrollView = self[node].scrollView,
      !self[scrollView].limitsHeight
    else { return false }
    return self[scrollView].visibleFrame.height <= Self.slack && self[scrollView].frame.width > 0
  }

  /// The outermost vertical stack around a node, in the sheet that it lies in, if any; a stack of one
  /// view, and one that sets bars above and below the page, are only its frame. It is the list where that alone has no
  /// height.
  package func outermostStack(around node: NodeID) -> NodeID? {
    if let list = collapsedList(around: node) { return list }
    var result: NodeID?
    for outer in lineage(of: node).dropFirst() {
      if isVerticalStack(outer), result == nil || isContent(outer) { result = outer }
      if case .sheet = self[outer].kind { return result }
    }
    return result
  }

  /// The list without a height around a node, in a scroll view that has one: lists have none of their own there.
  private func collapsedList(around node: NodeID) -> NodeID? {
    guard let list = self[node].scrollView, case .list = self[list].kind,
      self[list].frame.height == 0, let scrollView = self[list].scrollView,
      self[scrollView].frame.height > 0
    else { return nil }
    return list
  }

  /// Whether it lies in a scroll view or a list.
  package func scrollsVertically(around node: NodeID) -> Bool {
    // Each of the scroll views around a node knows the next one.
    var view = self[node].scrollView
    while let scrollView = view {
      if self[scrollView].scrollAxes?.vertical == true { return true }
      view = self[scrollView].scrollView
    }
    return false
  }

  /// The frame of the screen or the sheet, where only its edges cut a node off.
  private func page(of node: NodeID) -> Rect? {
    guard !scrollsVertically(around: node) else { return nil }
    guard let clipper = self[node].clipper else {
      return Rect(origin: .zero, size: environment.viewport)
    }
    if case .sheet = self[clipper].kind { return self[clipper].frame }
    return nil
  }

  private func isContent(_ stack: NodeID) -> Bool {
    let children = children(of: stack)
    return children.count > 1
      && !children.contains {
        switch self[$0].kind {
        case .navigationBar, .tabBar, .toolbar: true
        default: false
        }
      }
  }

  private func isVerticalStack(_ node: NodeID) -> Bool {
    if case .stack(let stack) = self[node].kind { stack.axis == .vertical } else { false }
  }
}
