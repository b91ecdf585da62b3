/// How a change is animated: here, not at all.
public struct Animation: Hashable, Sendable {
  /// As iOS does it.
  public static let `default` = Animation()
  /// As iOS does it.
  public static let easeIn = Animation()
  /// As iOS does it.
  public static let easeOut = Animation()
  /// As iOS does it.
  public static let easeInOut = Animation()
  /// As iOS does it.
  public static let linear = Animation()
  /// As iOS does it.
  public static let spring = Animation()
  /// As iOS does it.
  public static let bouncy = Animation()
  /// As iOS does it.
  public static let smooth = Animation()
  /// As iOS does it.
  public static let snappy = Animation()
  /// As iOS does it.
  public static let interactiveSpring = Animation()
  /// In so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// In so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// In so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// In so many seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Later.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A change and its animation.
public struct Transaction: Sendable {
  /// Without an animation.
  public init(animation: Animation? = nil) {}
}
