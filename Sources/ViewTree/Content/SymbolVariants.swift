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

extension View {
  /// Whether pictures are mirrored in languages that are written from right to left: a symbol that points to a
  /// side becomes the one that follows the language; pictures of the app are drawn as they are.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> ViewNode {
    isEnabled ? changed { $0.followLanguage() } : node
  }
}

extension ViewNode {
  fileprivate mutating func followLanguage() {
    if kind.isSymbol, let name {
      let followers: [Substring: Substring] = ["left": "backward", "right": "forward"]
      let parts = name.split(separator: ".").map { followers[$0] ?? $0 }
      self.name = parts.joined(separator: ".")
    }
    changeInside { $0.followLanguage() }
  }
}

extension NodeKind {
  /// Whether it is a symbol, as high as the font around it or of a size that grows with the text.
  fileprivate var isSymbol: Bool {
    switch self {
    case .symbol, .image(_, _, scales: true, _): true
    default: false
    }
  }
}
