/// A colour, a gradient or a material: what shapes and texts are painted with.
public protocol ShapeStyle: Sendable {
  /// The colour, or a picture whose contrast cannot be measured.
  var fill: Fill { get }
}

extension ShapeStyle {
  /// Its colour, or a pattern.
  var color: Color {
    if case .color(let color) = fill { color } else { .pattern }
  }

  /// The style at an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    PlainStyle(fill: fill == .picture ? .picture : .color(color.opacity(opacity)))
  }
}

// Levels and shadows of a style.
extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { PlainStyle(fill: fill.level(1)) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { PlainStyle(fill: fill.level(2)) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { PlainStyle(fill: fill.level(3)) }

  /// The style with a shadow, which changes no colour.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { PlainStyle(fill: fill) }
}

extension Fill {
  /// A level of a fill: of a foreground, the foreground at that level; of another colour, the colour at
  /// the opacity of the level.
  fileprivate func level(_ level: Int) -> Fill {
    guard case .color(let color) = self else { return self }
    if case .foreground(let outer) = color.reference?.role {
      return .color(.foreground(level: min(outer + level, 3)))
    }
    return .color(color.opacity(Color.opacity(ofLevel: level)))
  }
}

/// A shadow of a shape.
public struct ShadowStyle: Sendable {
  /// A shadow under the shape.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow in the shape.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// The fill of the style.
  public let fill: Fill

  /// Takes a style.
  public init(_ style: some ShapeStyle) { fill = style.fill }
}

/// A style that is known already.
struct PlainStyle: ShapeStyle {
  let fill: Fill
}

extension Color: ShapeStyle {
  /// The colour.
  public var fill: Fill { .color(self) }
}

/// A level of the foreground around, which is that of text where no view names another.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The colour of the level.
  public let fill: Fill

  init(level: Int) { fill = .color(.foreground(level: level)) }
}

/// The foreground around.
public struct ForegroundStyle: ShapeStyle {
  /// The colour of text and symbols.
  public let fill = Fill.color(.foreground(level: 0))

  /// The foreground around.
  public init() {}
}

/// The tint of the views around.
public struct TintShapeStyle: ShapeStyle {
  /// The tint.
  public let fill = Fill.color(.accentColor)
}

/// The background of a screen.
public struct BackgroundStyle: ShapeStyle {
  /// The background colour.
  public let fill = Fill.color(.systemBackground)

  /// The background of what lies on the background of a screen.
  public var secondary: some ShapeStyle { UIColor.secondarySystemBackground.color }
  /// The background of what lies on the secondary one.
  public var tertiary: some ShapeStyle { UIColor.tertiarySystemBackground.color }
}

/// A blur of what is behind it.
public struct Material: ShapeStyle {
  /// No single colour.
  public let fill = Fill.picture
}

/// A gradient: no single colour, so contrast on it cannot be measured.
public struct AnyGradient: ShapeStyle {
  /// No single colour.
  public let fill = Fill.picture
}

extension ViewNode {
  /// An area that takes all the room there is.
  static func area(_ fill: Fill?) -> ViewNode {
    var node = ViewNode(.rectangle, origin: .unknown)
    node.style.background = fill
    return node
  }
}
