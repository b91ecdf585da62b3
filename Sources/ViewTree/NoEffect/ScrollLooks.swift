import AuditModel
import Foundation

extension View {
  /// Whether the position in a scroll view is shown.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> ViewNode { node }
  /// Whether the content of a scroll view can be moved.
  public func scrollDisabled(_ isDisabled: Bool) -> ViewNode { node }
  /// Whether scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> ViewNode { node }
  /// Where scrolling stops.
  public func scrollTargetLayout(isEnabled: Bool = true) -> ViewNode { node }
  /// Where scrolling stops.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> ViewNode { node }
  /// Whether a scroll view bounces.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> ViewNode { node }
}

/// Whether the position in a scroll view is shown.
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
/// Whether scrolling hides the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}
/// Where scrolling stops.
public enum ScrollTargetBehavior: Sendable { case paging, viewAligned }
/// Whether a scroll view bounces.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
