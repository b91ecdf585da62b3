import AuditModel
import Layout
import ViewTree

extension AccessibleScreen {
  /// Frames are sums of fractions of points.
  private static let slack = 0.05

  /// The size of an element's target where it is less than 44 × 44 points (Human Interface Guidelines,
  /// Buttons); none where it is large enough or nothing of it is seen, and
  /// where iOS answers for it.
  package func smallTarget(of element: AccessibilityElement) -> Size? {
    guard element.isInteractive, element.isEnabled else { return nil }
    let node = tree[element.node]
    let size = node.visibleFrame.size
    // Outside of the screen there is no target at all, however large it is made.
    guard min(size.width, size.height) > Self.slack else { return nil }
    let isLarge = min(size.width, size.height) >= 44 - Self.slack
    return isLarge || node.hasSizeOfSystem || isOnlyControlOfRow(element) ? nil : size
  }

  /// Whether the whole row of a list is its target, as SwiftUI makes it for a button that is the only
  /// control of a row and has no ground of its own.
  private func isOnlyControlOfRow(_ element: AccessibilityElement) -> Bool {
    let node = tree[element.node]
    guard case .button = node.kind, node.style.background == nil, node.style.borderColor == nil,
      let row = tree.row(around: element.node)
    else { return false }
    return elements.count { $0.isInteractive && row <= $0.node && $0.node < tree[row].end } == 1
  }
}

extension LaidOutTree {
  /// The row of a list that a node lies in; none outside of lists.
  fileprivate func row(around node: NodeID) -> NodeID? {
    lineage(of: node).first { candidate in
      guard let parent = self[candidate].parent, case .list = self[parent].kind else {
        return false
      }
      return true
    }
  }
}

extension LaidOutNode {
  /// Bars make the targets of their items large enough, and controls of iOS have UIKit's size, which
  /// WCAG leaves to the platform.
  fileprivate var hasSizeOfSystem: Bool {
    if isInBar || isSystemSized { return true }
    return switch kind {
    case .toggle, .slider: !limitsHeight && !limitsWidth
    default: false
    }
  }
}
