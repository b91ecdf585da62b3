/// How a change is animated: a screen is audited as it is before; what repeats is declared.
public struct Animation: Hashable, Sendable {
  /// How long one run takes, in seconds, where it was given.
  var duration: Double?
  /// How often it runs; none for once.
  var repeats: DeclaredAnimation.Repetition?

  init(duration: Double? = nil) { self.duration = duration }

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
  public static func easeIn(duration: Double) -> Animation {
    Animation(duration: duration)
  }
  /// In so many seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(duration: duration)
  }
  /// In so many seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(duration: duration)
  }
  /// In so many seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(duration: duration)
  }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(duration: duration) }
  /// Later.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    repeating(.times(max(1, count)))
  }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { repeating(.forever) }

  private func repeating(_ repeats: DeclaredAnimation.Repetition) -> Animation {
    var copy = self
    copy.repeats = repeats
    return copy
  }
}

/// A change and its animation.
public struct Transaction: Sendable {
  /// The animation.
  public var animation: Animation?
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false
  /// Whether it is one of many changes of a gesture.
  public var isContinuous = false

  /// With an animation or without one.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// The movement of a spring.
public struct Spring: Hashable, Sendable {
  /// A spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// A spring.
  public init(response: Double, dampingRatio: Double) {}
  /// As iOS does it.
  public static let smooth = Spring()
  /// As iOS does it.
  public static let snappy = Spring()
  /// As iOS does it.
  public static let bouncy = Spring()
}

/// How far a movement is at each moment.
public struct UnitCurve: Hashable, Sendable {
  /// As far as the time.
  public static let linear = UnitCurve()
  /// Slow at the beginning.
  public static let easeIn = UnitCurve()
  /// Slow at the end.
  public static let easeOut = UnitCurve()
  /// Slow at both ends.
  public static let easeInOut = UnitCurve()
}

extension Animation {
  /// As a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// As a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// As a spring that a finger moves.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// As a spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration: duration)
  }
  /// As a spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration: duration)
  }
  /// As a spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration: duration)
  }
  /// Along a curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
}
