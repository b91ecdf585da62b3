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
    return isLarge || node.hasSizeOfSystem ? nil : size
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
