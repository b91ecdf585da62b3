import Accessibility
import AuditModel
import Layout
import ViewTree

/// The nodes that cover the screen, such as the dimmed ground of a dialogue of the app's own: what is under
/// one of them and what is over it are not meant to be seen or used together.
///
/// One object, which several rules share.
final class Layers {
  /// The layers, from back to front.
  let nodes: [NodeID]
  private let tree: LaidOutTree

  init(_ screen: AccessibleScreen) {
    let tree = screen.tree
    self.tree = tree
    let environment = tree.environment
    // Hardly any frame covers the screen, so that is asked first.
    nodes = tree.paintedNodes.filter { index in
      tree[index].visibleFrame.covers(environment) && tree[index].isSeen
        && tree[index].scrollView == nil && screen.isReachable(index) && tree.isLayer(index)
    }
  }

  /// Whether a layer lies between two nodes.
  func separate(_ back: NodeID, from front: NodeID) -> Bool {
    last(upTo: front).map { tree[back].end <= $0 } ?? false
  }

  /// The frontmost layer that a node lies on or is.
  func last(upTo front: NodeID) -> NodeID? {
    let count = nodes.firstPosition { $0 > front }
    return count > 0 ? nodes[count - 1] : nil
  }
}

extension LaidOutTree {
  /// Whether something of a node is seen all over its frame.
  fileprivate func isLayer(_ node: NodeID) -> Bool {
    switch style(of: node).background {
    case .color(let color): color.light.alpha > 0 || color.dark.alpha > 0
    case .picture: true
    case nil: if case .image = self[node].kind { !self[node].isSymbol } else { false }
    }
  }
}
