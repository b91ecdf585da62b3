/// Whether the position in a scroll view is shown.
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
/// Whether scrolling hides the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}
/// Where scrolling stops.
public struct ScrollTargetBehavior: Sendable {
  /// At each page.
  public static let paging = ScrollTargetBehavior()
  /// At each view.
  public static let viewAligned = ScrollTargetBehavior()
  /// At each view.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior {
    ScrollTargetBehavior()
  }
  /// At each view.
  public static func viewAligned(anchor: UnitPoint?) -> ScrollTargetBehavior {
    ScrollTargetBehavior()
  }
  /// How many views are scrolled at once.
  public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
}
/// Whether a scroll view bounces.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
/// How content disappears under bars.
public enum ScrollEdgeEffectStyle: Sendable { case automatic, hard, soft }
/// Whether a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
