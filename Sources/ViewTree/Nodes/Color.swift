import AuditModel

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
  /// In dark on elevated surfaces, such as sheets; none where it is the same.
  public var darkElevated: RGBColor?
  /// In dark with increased contrast on elevated surfaces; none where it is the same.
  public var darkElevatedIncreasedContrast: RGBColor?
  /// The colour of the views around that takes its place; none for a colour of its own.
  package var reference: ColorReference?

  /// Takes a colour for each appearance; what is left out comes from the nearest one.
  public init(
    _ light: RGBColor, dark: RGBColor? = nil, lightIncreasedContrast: RGBColor? = nil,
    darkIncreasedContrast: RGBColor? = nil, darkElevated: RGBColor? = nil,
    darkElevatedIncreasedContrast: RGBColor? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.lightIncreasedContrast = lightIncreasedContrast ?? light
    self.darkIncreasedContrast = darkIncreasedContrast ?? self.dark
    self.darkElevated = darkElevated
    self.darkElevatedIncreasedContrast = darkElevatedIncreasedContrast ?? darkElevated
  }

  /// The colour in one appearance, on a surface that is not elevated.
  public func color(in appearance: Appearance) -> RGBColor {
    switch (appearance.isDark, appearance.increasedContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightIncreasedContrast
    case (true, true): darkIncreasedContrast
    }
  }

  /// The colour on an elevated surface, such as a sheet.
  package var elevated: Color {
    guard let darkElevated else { return self }
    var copy = self
    copy.dark = darkElevated
    copy.darkIncreasedContrast = darkElevatedIncreasedContrast ?? darkElevated
    return copy
  }

  /// The colour where the person's light or dark appearance is overridden.
  package func fixed(_ scheme: ColorScheme) -> Color {
    var copy = self
    switch scheme {
    case .light:
      copy.dark = light
      copy.darkIncreasedContrast = lightIncreasedContrast
      copy.darkElevated = nil
      copy.darkElevatedIncreasedContrast = nil
    case .dark:
      copy.light = dark
      copy.lightIncreasedContrast = darkIncreasedContrast
    }
    return copy
  }

  /// The colour with each of its values changed.
  func mapped(_ change: (RGBColor) -> RGBColor) -> Color {
    Color(
      change(light), dark: change(dark), lightIncreasedContrast: change(lightIncreasedContrast),
      darkIncreasedContrast: change(darkIncreasedContrast),
      darkElevated: darkElevated.map(change),
      darkElevatedIncreasedContrast: darkElevatedIncreasedContrast.map(change))
  }

  /// The colour of text where none is named: black, in dark white.
  public static let label = Color(.black, dark: .white)
}
