import AuditModel
import Foundation

// Parts of SwiftUI that an audit of one moment does not see: they compile and change nothing.

/// Makes a change: it is never called, since actions do not run.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the leading edge.
  public static let slide = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// By its size.
  public static func scale(scale: Double) -> AnyTransition { AnyTransition() }
  /// One way to come and another to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Both ways together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes.
public struct ContentTransition: Sendable {
  /// As iOS does it.
  public static let interpolate = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// The effect of a symbol.
  public static let symbolEffect = ContentTransition()
  /// The effect of a symbol.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition {
    ContentTransition()
  }
  /// At once.
  public static let identity = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double
  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }
  /// An angle in degrees.
  public init(degrees: Double = 0) { self.degrees = degrees }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
  /// No angle.
  public static let zero = Angle()
}

// Movements. Scaling, rotating and shifting leave the frame where it is, as in SwiftUI.
extension View {
  /// Animates changes.
  public func animation(_ animation: Animation?, value: some Equatable) -> ViewNode { node }
  /// Animates changes.
  public func animation(_ animation: Animation?) -> ViewNode { node }
  /// How it comes and goes.
  public func transition(_ transition: AnyTransition) -> ViewNode { node }
  /// How its content changes.
  public func contentTransition(_ transition: ContentTransition) -> ViewNode { node }
  /// Changes into another view.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID) -> ViewNode {
    node
  }
  /// Its size as it is drawn, which changes no frame.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> ViewNode { node }
  /// Its size as it is drawn, which changes no frame.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ViewNode {
    node
  }
  /// Its direction as it is drawn, which changes no frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ViewNode { node }
  /// Its position as it is drawn, which changes no frame.
  public func offset(x: Double = 0, y: Double = 0) -> ViewNode { node }
  /// Its shadow, which changes no frame.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ViewNode { node }
  /// A blur.
  public func blur(radius: Double, opaque: Bool = false) -> ViewNode { node }
  /// Which of two overlapping views is drawn last.
  public func zIndex(_ value: Double) -> ViewNode { node }
}

/// A movement of a symbol.
public enum SymbolEffect: Sendable {
  case bounce, pulse, scale, variableColor, wiggle, rotate, breathe, appear, disappear, replace
}

extension Binding {
  /// The binding itself: nothing is animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
