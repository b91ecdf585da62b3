/// A gradient, which is an area where it is a view: no single colour, so contrast on it cannot be
/// measured.
public protocol GradientStyle: ShapeStyle, NodeView {}

extension GradientStyle {
  /// No single colour.
  public var fill: Fill { .picture }
  /// An area that takes all the room there is.
  public var node: ViewNode { ViewNode.area(fill) }
}

/// A gradient along a line.
public struct LinearGradient: GradientStyle {
  /// From colour to colour.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// From colour to colour.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// From colour to colour.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient around a point.
public struct RadialGradient: GradientStyle {
  /// From colour to colour.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {}

  /// From colour to colour.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {}

  /// From colour to colour.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {}
}

/// A gradient around a point, as wide and as high as its area.
public struct EllipticalGradient: GradientStyle {
  /// From colour to colour.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {}

  /// From colour to colour.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {}

  /// From colour to colour.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {}
}

/// A gradient along a circle.
public struct AngularGradient: GradientStyle {
  /// From colour to colour.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// From colour to colour, all the way around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// From colour to colour.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}

  /// From colour to colour, all the way around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}

  /// From colour to colour.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
}

/// A gradient between the points of a mesh.
public struct MeshGradient: GradientStyle {
  /// From point to point, in so many columns and rows.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}

/// The colours of a gradient.
public struct Gradient: ShapeStyle {
  /// No single colour.
  public let fill = Fill.picture

  /// From colour to colour.
  public init(colors: [Color]) {}

  /// From colour to colour.
  public init(stops: [Stop]) {}

  /// A colour at a position in a gradient.
  public struct Stop: Sendable {
    /// A colour at a position from 0 to 1.
    public init(color: Color, location: Double) {}
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self {
    Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self {
    Self(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self {
    Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> Self {
    Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> Self {
    Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient around a point, as wide and as high as its area.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> Self { Self(colors: colors) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient along a circle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self {
    Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient along a circle.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self {
    Self(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient along a circle, all the way around.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> Self {
    Self(colors: colors, center: center, angle: angle)
  }
}
