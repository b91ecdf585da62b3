extension View {
  /// The movement of symbols.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> ViewNode { node }
  /// The movement of symbols.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> ViewNode { node }
  /// Whether symbols move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> ViewNode { node }
}

/// A movement of a symbol.
public struct SymbolEffect: Hashable, Sendable {
  /// It jumps.
  public static let bounce = SymbolEffect()
  /// It becomes paler and stronger.
  public static let pulse = SymbolEffect()
  /// It grows.
  public static let scale = SymbolEffect()
  /// Its layers become paler and stronger.
  public static let variableColor = SymbolEffect()
  /// It trembles.
  public static let wiggle = SymbolEffect()
  /// It turns.
  public static let rotate = SymbolEffect()
  /// It grows and shrinks.
  public static let breathe = SymbolEffect()
  /// It comes.
  public static let appear = SymbolEffect()
  /// It goes.
  public static let disappear = SymbolEffect()
  /// It becomes another one.
  public static let replace = SymbolEffect()
  /// It is drawn.
  public static let drawOn = SymbolEffect()
  /// It is wiped out.
  public static let drawOff = SymbolEffect()
  /// As iOS does it.
  public static let automatic = SymbolEffect()

  /// One layer after the other.
  public var iterative: SymbolEffect { self }
  /// More and more layers.
  public var cumulative: SymbolEffect { self }
  /// Forth and back.
  public var reversing: SymbolEffect { self }
  /// Not back.
  public var nonReversing: SymbolEffect { self }
  /// Without the layers that are not active.
  public var hideInactiveLayers: SymbolEffect { self }
  /// With the layers that are not active, paler.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: SymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: SymbolEffect { self }
  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Down and up.
  public var downUp: SymbolEffect { self }
  /// Up and up.
  public var upUp: SymbolEffect { self }
  /// Off and up.
  public var offUp: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// With the hands of a clock.
  public var clockwise: SymbolEffect { self }
  /// Against the hands of a clock.
  public var counterClockwise: SymbolEffect { self }
  /// Without growing.
  public var plain: SymbolEffect { self }
  /// Paler and stronger, too.
  public var pulse: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As iOS does it.
  public static let `default` = SymbolEffectOptions()
  /// Without an end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Without an end.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// So many times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// So fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
