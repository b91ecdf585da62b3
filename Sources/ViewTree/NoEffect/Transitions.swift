import AuditModel
import Foundation

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
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Blurred.
  public static let blurReplace = AnyTransition()
  /// Blurred.
  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> AnyTransition {
    AnyTransition()
  }
  /// The effect of a symbol.
  public static let symbolEffect = AnyTransition()
  /// The effect of a symbol.
  public static func symbolEffect(_ effect: SymbolEffect) -> AnyTransition { AnyTransition() }
  /// From another position.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From another position.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// With another modifier.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition() }
  /// One way to come and another to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Both ways together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Where a blurred view comes from.
public enum BlurReplaceConfiguration: Sendable { case downUp, upUp }

/// How content changes.
public struct ContentTransition: Sendable {
  /// As iOS does it.
  public static let interpolate = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// The effect of a symbol.
  public static let symbolEffect = ContentTransition()
  /// The effect of a symbol.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
  /// At once.
  public static let identity = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
