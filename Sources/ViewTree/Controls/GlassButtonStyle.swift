import AuditModel

/// Text on glass; contrast on it cannot be measured.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Text on glass.
  public init() { self.init(.regular) }

  /// Text on glass of a kind.
  public init(_ glass: Glass) { self.glass = glass }

  /// The label in a capsule of glass.
  public func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.label.foregroundColor(.label) }
      .padding(ControlSize.regular.buttonPadding)
      .preferring { $0.isButtonShape = true }
      .glassEffect(glass)
  }
}

/// White text on a capsule of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// White text on the tint.
  public init() {}

  /// The label in a capsule of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.label.foregroundColor(.white) }
      .padding(ControlSize.regular.buttonPadding)
      .preferring { $0.isButtonShape = true }
      .background(Color.accentColor, in: Capsule())
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// Text on glass.
  public static var glass: Self { Self() }
  /// Text on glass of a kind.
  public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// White text on a capsule of the tint.
  public static var glassProminent: Self { Self() }
}
