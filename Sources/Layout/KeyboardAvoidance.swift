import AuditModel
import ViewTree

/// As in SwiftUI, the keyboard is a part of the safe area: content ends above it.
extension LayoutPass {
  /// The room of the screen, without the edges that bars, corners and the keyboard cover; a screen that
  /// ignores the keyboard and reaches it has the room under it, too.
  var rootFrame: Rect {
    let whole = Rect(origin: .zero, size: environment.viewport).inset(by: safeArea)
    guard environment.keyboardInset > 0 else { return whole }
    var available = whole
    available.height = max(0, keyboardTop - available.y)
    let reachesKeyboard = measure(.root, Proposal(available.size)).height > available.height - 0.01
    return ignoresKeyboard(.root) && reachesKeyboard ? whole : available
  }

  /// The lower edge of the room above the keyboard.
  private var keyboardTop: Double {
    environment.viewport.height - safeArea.bottom - environment.keyboardInset
  }

  /// The proposal for a node at a height, which goes on under the keyboard where the node ignores it and
  /// ends at it.
  func reachingUnderKeyboard(_ node: NodeID, y: Double, _ proposal: Proposal) -> Proposal {
    let inset = environment.keyboardInset
    guard inset > 0, ignoresKeyboard(node), abs(y + proposal.height - keyboardTop) < 0.01,
      y + measure(node, proposal).height > keyboardTop - 0.01
    else { return proposal }
    return Proposal(width: proposal.width, height: proposal.height + inset)
  }

  /// Whether a node ignores the keyboard or has a bar at its lower edge: the keyboard covers tab bars and
  /// toolbars, and moves up only those over it.
  private func ignoresKeyboard(_ node: NodeID) -> Bool {
    attributes[node].ignoresKeyboard || hasLowerBar(node)
  }

  /// The proposal for a child of a stack, which ends at the keyboard where a bar follows it.
  func endingAtKeyboard(_ child: NodeID, of stack: NodeID, y: Double, _ share: StackShare)
    -> Proposal
  {
    guard environment.keyboardInset > 0, y + share.size.height > keyboardTop, hasLowerBar(stack),
      !isLowerBar(child), !hasLowerBar(child)
    else { return share.proposal }
    return Proposal(width: share.proposal.width, height: max(0, keyboardTop - y))
  }

  /// Whether a node is a column with a bar at its lower edge.
  private func hasLowerBar(_ node: NodeID) -> Bool {
    switch nodes[node].kind {
    case .wrapper: childCount(node) == 1 && hasLowerBar(node.next)
    case .stack(let layout):
      layout.axis == .vertical && lastChild(node).map(isLowerBar) ?? false
    default: false
    }
  }

  private func isLowerBar(_ node: NodeID) -> Bool {
    switch nodes[node].kind {
    case .tabBar: true
    case .toolbar: !attributes[node].isOverKeyboard
    case .wrapper: childCount(node) == 1 && isLowerBar(node.next)
    default: false
    }
  }
}
