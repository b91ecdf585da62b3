import Accessibility
import AuditRules
import Layout
import ViewTree

extension AccessibleScreen {
  /// The modal sheet or alert that is over the screen.
  private var cover: NodeID? {
    modal.flatMap { tree[$0].kind == .sheet || tree[$0].kind == .alert ? $0 : nil }
  }

  /// Whether a modal sheet or alert is over the screen.
  var isCovered: Bool { cover != nil }

  /// Whether a node lies under it: iOS dims such views, and people can use none of them. Later nodes are
  /// over it.
  fileprivate func isUnderCover(_ node: NodeID) -> Bool {
    cover.map { tree[node].end <= $0 } ?? false
  }
}

extension Violation {
  /// Whether it is about a node under a sheet or an alert.
  func isCovered(on screen: AccessibleScreen) -> Bool {
    if case .node(let node) = subject { screen.isUnderCover(node) } else { false }
  }
}
