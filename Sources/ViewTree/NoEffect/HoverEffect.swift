import Foundation

/// How a view answers to a pointer.
public struct HoverEffect: Hashable, Sendable {
  /// As iOS does it.
  public static let automatic = HoverEffect()
  /// The pointer becomes the view.
  public static let highlight = HoverEffect()
  /// The view is lifted.
  public static let lift = HoverEffect()
}

/// Whether a pointer is over a view.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}
