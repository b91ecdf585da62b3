import AuditModel

/// Light or dark, with or without increased contrast.
public struct Appearance: Hashable, Sendable {
  /// Whether the dark appearance is on.
  public var isDark: Bool
  /// Whether Increase Contrast is on.
  public var increasedContrast: Bool

  /// Joins the two settings.
  public init(isDark: Bool = false, increasedContrast: Bool = false) {
    self.isDark = isDark
    self.increasedContrast = increasedContrast
  }

  /// All four appearances, the plain light one first.
  public static let all = [
    Appearance(), Appearance(isDark: true), Appearance(increasedContrast: true),
    Appearance(isDark: true, increasedContrast: true),
  ]

  /// The name in messages.
  public var name: String {
    (isDark ? "dark" : "light") + (increasedContrast ? " with increased contrast" : "")
  }
}

/// A colour for each appearance.
public struct Color: Hashable, Sendable {
  /// In light.
  public var light: RGBColor
  /// In dark.
  public var dark: RGBColor
  /// In light with increased contrast.
  public var lightIncreasedContrast: RGBColor
  /// In dark with increased contrast.
  public var darkIncreasedContrast: RGBColor

  /// Takes a colour for each appearance; what is left out comes from the nearest one.
  public init(
    _ light: RGBColor, dark: RGBColor? = nil, lightIncreasedContrast: RGBColor? = nil,
    darkIncreasedContrast: RGBColor? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.lightIncreasedContrast = lightIncreasedContrast ?? light
    self.darkIncreasedContrast = darkIncreasedContrast ?? self.dark
  }

  /// The colour in one appearance.
  public func color(in appearance: Appearance) -> RGBColor {
    switch (appearance.isDark, appearance.increasedContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightIncreasedContrast
    case (true, true): darkIncreasedContrast
    }
  }

  /// The colour of text where none is named: black, in dark white.
  public static let label = Color(.black, dark: .white)
  /// The colour behind everything where none is named: white, in dark black.
  public static let background = Color(.white, dark: .black)
}

/// The background of the content of a node.
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A picture, a gradient or a blur: no one colour, so contrast on it cannot be measured.
  case picture
}

/// The colours and outlines of a node.
public struct Style: Hashable, Sendable {
  /// The colour of text and symbols, for this node and those in it.
  public var foreground: Color?
  /// The background of the content.
  public var background: Fill?
  /// The colour of the line around the frame.
  public var borderColor: Color?
  /// The thickness of the line around the frame in points.
  public var borderWidth = 0.0
  /// How round the corners are in points.
  public var cornerRadius = 0.0

  /// No colours of its own.
  public init() {}
}
