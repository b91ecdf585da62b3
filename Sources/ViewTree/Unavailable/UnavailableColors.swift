// Effects that change colours, after which contrast cannot be measured.
extension View {
  /// Lighter or darker.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func brightness(_ amount: Double) -> ViewNode { notAvailable() }

  /// More or less contrast.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func contrast(_ amount: Double) -> ViewNode { notAvailable() }

  /// More or less colour.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func saturation(_ amount: Double) -> ViewNode { notAvailable() }

  /// Less colour.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func grayscale(_ amount: Double) -> ViewNode { notAvailable() }

  /// Other hues.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func hueRotation(_ angle: Angle) -> ViewNode { notAvailable() }

  /// The opposite colours.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func colorInvert() -> ViewNode { notAvailable() }

  /// Colours multiplied by another one.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func colorMultiply(_ color: Color) -> ViewNode { notAvailable() }

  /// Colours mixed with those behind.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func blendMode(_ mode: BlendMode) -> ViewNode { notAvailable() }

  /// Dark parts shine through.
  @available(
    *, unavailable,
    message: "give the colours that result, so that contrast can be measured"
  )
  public func luminanceToAlpha() -> ViewNode { notAvailable() }

  /// A part of the content.
  @available(*, unavailable, message: "use clipShape(_:) or clipped()")
  public func mask(_ mask: some View) -> ViewNode { notAvailable() }

  /// A part of the content.
  @available(*, unavailable, message: "use clipShape(_:) or clipped()")
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> [ViewNode]
  ) -> ViewNode { notAvailable() }
}

/// How colours are mixed with those behind.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
