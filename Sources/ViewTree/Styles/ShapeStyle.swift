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

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground around: that of text.
  public static var primary: Self { Self(level: 0) }
  /// The second level of the foreground around.
  public static var secondary: Self { Self(level: 1) }
  /// The third level of the foreground around.
  public static var tertiary: Self { Self(level: 2) }
  /// The fourth level of the foreground around.
  public static var quaternary: Self { Self(level: 3) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground around.
  public static var foreground: Self { Self() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the views around.
  public static var tint: Self { Self() }
}

extension ShapeStyle where Self == Color {
  /// Thin lines through which what is under them can be seen.
  public static var separator: Self { UIColor.separator.color }
  /// Placeholders of fields.
  public static var placeholder: Self { UIColor.placeholderText.color }
  /// Links.
  public static var link: Self { UIColor.link.color }
  /// Shapes of the size of a field or a button.
  public static var fill: Self { UIColor.systemFill.color }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a screen.
  public static var background: Self { Self() }
}

extension ShapeStyle where Self == Material {
  /// A blur.
  public static var ultraThinMaterial: Self { Self() }
  /// A blur.
  public static var thinMaterial: Self { Self() }
  /// A blur.
  public static var regularMaterial: Self { Self() }
  /// A blur.
  public static var thickMaterial: Self { Self() }
  /// A blur.
  public static var ultraThickMaterial: Self { Self() }
  /// A blur.
  public static var bar: Self { Self() }
}

extension ShapeStyle where Self == Color {
  /// Nothing at all.
  public static var clear: Self { .clear }
  /// Black.
  public static var black: Self { .black }
  /// White.
  public static var white: Self { .white }
  /// iOS's grey.
  public static var gray: Self { .gray }
  /// iOS's red.
  public static var red: Self { .red }
  /// iOS's orange.
  public static var orange: Self { .orange }
  /// iOS's yellow.
  public static var yellow: Self { .yellow }
  /// iOS's green.
  public static var green: Self { .green }
  /// iOS's mint.
  public static var mint: Self { .mint }
  /// iOS's teal.
  public static var teal: Self { .teal }
  /// iOS's cyan.
  public static var cyan: Self { .cyan }
  /// iOS's blue.
  public static var blue: Self { .blue }
  /// iOS's indigo.
  public static var indigo: Self { .indigo }
  /// iOS's purple.
  public static var purple: Self { .purple }
  /// iOS's pink.
  public static var pink: Self { .pink }
  /// iOS's brown.
  public static var brown: Self { .brown }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, NodeView {
  /// No single colour.
  public let fill = Fill.picture
  /// An area that takes all the room there is.
  public var node: ViewNode { ViewNode.area(fill) }

  /// From colour to colour.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// From colour to colour.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// From colour to colour.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient around a point.
public struct RadialGradient: ShapeStyle, NodeView {
  /// No single colour.
  public let fill = Fill.picture
  /// An area that takes all the room there is.
  public var node: ViewNode { ViewNode.area(fill) }

  /// From colour to colour.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {}

  /// From colour to colour.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {}
}

/// The colours of a gradient.
public struct Gradient: ShapeStyle {
  /// No single colour.
  public let fill = Fill.picture

  /// From colour to colour.
  public init(colors: [Color]) {}

  /// From colour to colour.
  public init(stops: [Stop]) {}

  /// A colour at a place of a gradient.
  public struct Stop: Sendable {
    /// A colour at a place from 0 to 1.
    public init(color: Color, location: Double) {}
  }
}

/// A point in a view, each coordinate from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading to the trailing edge.
  public var x: Double
  /// From top to bottom.
  public var y: Double

  /// A point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension ViewNode {
  /// An area that takes all the room there is.
  static func area(_ fill: Fill?) -> ViewNode {
    var node = ViewNode(.rectangle, origin: .unknown)
    node.style.background = fill
    return node
  }
}
