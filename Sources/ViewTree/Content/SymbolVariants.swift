/// Filled, slashed or surrounded symbols.
public struct SymbolVariants: Hashable, Sendable {
  private let bits: UInt8

  /// The symbol itself.
  public static let none = SymbolVariants(bits: 0)
  /// Filled.
  public static let fill = SymbolVariants(bits: 1)
  /// With a slash.
  public static let slash = SymbolVariants(bits: 2)
  /// In a circle.
  public static let circle = SymbolVariants(bits: 4)
  /// In a square.
  public static let square = SymbolVariants(bits: 8)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(bits: 16)

  /// The variant, filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// The variant with a slash.
  public var slash: SymbolVariants { adding(.slash) }
  /// The variant in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// The variant in a square.
  public var square: SymbolVariants { adding(.square) }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }

  /// Whether it has all that another variant has.
  public func contains(_ other: SymbolVariants) -> Bool { bits & other.bits == other.bits }

  private func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(bits: bits | other.bits)
  }
}
