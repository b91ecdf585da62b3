import Foundation

// Effects that depend on the position of a view on the screen: the view is shown without them.
extension View {
  /// The view without effects that depend on its position.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> ViewNode { node }

  /// The view as it is in the middle of a scroll view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> ViewNode { node }

  /// The view as it is in the middle of a scroll view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> ViewNode { node }
}

/// A change of how a view is drawn.
public protocol VisualEffect {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Shines through.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// A blur.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect { self }
  /// Its size.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Its size.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Its position.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect { self }
  /// Its position.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Its direction.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Its direction.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some VisualEffect { self }
  /// Its brightness.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Its contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Its colours.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Its colours.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Its colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// The position of a view in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether it is in the middle.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the middle, 0 in it and 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the position.
  public static let interactive = ScrollTransitionConfiguration()
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// Later.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view is seen.
  public struct Threshold: Sendable {
    /// Some of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// Its middle.
    public static let centered = Threshold()
    /// So much of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}
