import AuditModel
import Layout
import ViewTree

extension AccessibleScreen {
  /// Frames are sums of fractions of points.
  private static let slack = 0.05

  /// The size of an element's target where it is less than a minimum of points, 44 × 44 unless a team has
  /// another one (Human Interface Guidelines, Buttons); none where it is large enough or nothing of it is seen, and
  /// where iOS answers for it.
  package func smallTarget(
    of element: AccessibilityElement, below minimum: Double = 44
  ) -> Size? {
    smallTargetFrame(of: element, below: minimum)?.size
  }

  /// The frame of such a target.
  package func smallTargetFrame(
    of element: AccessibilityElement, below minimum: Double
  ) -> Rect? {
    guard element.isInteractive, element.isEnabled else { return nil }
    let node = tree[element.node]
    let target = target(of: element, below: minimum)
    let size = target.size
    // Outside of the screen there is no target at all, however large it is made.
    guard min(size.width, size.height) > Self.slack else { return nil }
    let isLarge = min(size.width, size.height) >= minimum - Self.slack
    return isLarge || (node.hasSizeOfSystem && !isShrunk(element.node)) ? nil : target
  }

  /// Whether it is drawn smaller than iOS makes it.
  private func isShrunk(_ node: NodeID) -> Bool {
    let scale = tree.drawnScale(of: node)
    return min(scale.x, scale.y) < 1
  }

  /// The part of the screen where a touch counts for an element: its own, or the whole row of a list where it
  /// is a button or a field that is the only control of the row and has no ground of its own, as in
  /// SwiftUI.
  private func target(of element: AccessibilityElement, below minimum: Double) -> Rect {
    let node = tree[element.node]
    guard node.kind.isTargetOfRow, !node.hasBackground, !node.hasBorder,
      min(node.visibleFrame.width, node.visibleFrame.height) < minimum,
      let row = tree.row(around: element.node),
      elements.count(where: {
        $0.isInteractive && row <= $0.node && $0.node < tree[row].end
      }) == 1
    else { return tree.sticksOutWithContent(element.node) ? node.frame : node.visibleFrame }
    return tree[row].visibleFrame
  }
}

extension LaidOutTree {
  /// The row of a list that a node lies in; none outside of lists, and in headings and notes.
  fileprivate func row(around node: NodeID) -> NodeID? {
    lineage(of: node).first { isRowCell($0) }
  }
}

extension NodeKind {
  /// Whether its row in a list can be its target.
  fileprivate var isTargetOfRow: Bool {
    switch self {
    case .button, .textField: true
    default: false
    }
  }
}

extension LaidOutNode {
  /// Bars make the targets of their items large enough, and controls of iOS have UIKit's size, which
  /// WCAG leaves to the platform.
  fileprivate var hasSizeOfSystem: Bool {
    if isInBar || isSystemSized { return true }
    return switch kind {
    case .toggle, .slider, .pageControl: !limitsHeight && !limitsWidth
    default: false
    }
  }
}
