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
