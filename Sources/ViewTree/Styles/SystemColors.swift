import AuditModel

/// The colours of iOS 26 by UIKit's names, in light, dark, with increased contrast and, for backgrounds,
/// on elevated surfaces such as sheets.
///
/// Semantic colours and greys: run-time values of `UIColor` on iOS 13 to 26 (Flutter's
/// `cupertino/colors.dart`, and public dumps that agree with it). System colours: Apple Human Interface
/// Guidelines, Color, Specifications, 9 June 2025, which iOS 26.1 shows at run time.
/// Where sources differ: dark indigo is (109, 124, 255), as in four copies of the guidelines, and not
/// (107, 93, 255), as in one; the dark quaternary label has 16 % opacity, as in three dumps, and not 18 %.
extension UIColor {
  /// Text.
  public static let label = UIColor(Color(RGBColor(0, 0, 0), dark: RGBColor(255, 255, 255)))
  /// Text of less importance.
  public static let secondaryLabel = UIColor(
    Color(
      RGBColor(60, 60, 67, alpha: 153), dark: RGBColor(235, 235, 245, alpha: 153),
      lightIncreasedContrast: RGBColor(60, 60, 67, alpha: 173),
      darkIncreasedContrast: RGBColor(235, 235, 245, alpha: 173)))
  /// Text of still less importance.
  public static let tertiaryLabel = UIColor(
    Color(
      RGBColor(60, 60, 67, alpha: 76), dark: RGBColor(235, 235, 245, alpha: 76),
      lightIncreasedContrast: RGBColor(60, 60, 67, alpha: 96),
      darkIncreasedContrast: RGBColor(235, 235, 245, alpha: 96)))
  /// Text of the least importance.
  public static let quaternaryLabel = UIColor(
    Color(
      RGBColor(60, 60, 67, alpha: 45), dark: RGBColor(235, 235, 245, alpha: 40),
      lightIncreasedContrast: RGBColor(60, 60, 67, alpha: 66),
      darkIncreasedContrast: RGBColor(235, 235, 245, alpha: 61)))
  /// Placeholders of fields.
  public static let placeholderText = UIColor(
    Color(
      RGBColor(60, 60, 67, alpha: 76), dark: RGBColor(235, 235, 245, alpha: 76),
      lightIncreasedContrast: RGBColor(60, 60, 67, alpha: 96),
      darkIncreasedContrast: RGBColor(235, 235, 245, alpha: 96)))
  /// Links.
  public static let link = UIColor(Color(RGBColor(0, 122, 255), dark: RGBColor(9, 132, 255)))
  /// Thin lines through which what is under them can be seen.
  public static let separator = UIColor(
    Color(
      RGBColor(60, 60, 67, alpha: 73), dark: RGBColor(84, 84, 88, alpha: 153),
      lightIncreasedContrast: RGBColor(60, 60, 67, alpha: 94),
      darkIncreasedContrast: RGBColor(84, 84, 88, alpha: 173)))
  /// Thin lines.
  public static let opaqueSeparator = UIColor(
    Color(RGBColor(198, 198, 200), dark: RGBColor(56, 56, 58)))
  /// The background of a screen.
  public static let systemBackground = UIColor(
    Color(
      RGBColor(255, 255, 255), dark: RGBColor(0, 0, 0), darkElevated: RGBColor(28, 28, 30),
      darkElevatedIncreasedContrast: RGBColor(36, 36, 38)))
  /// Groups on a screen.
  public static let secondarySystemBackground = UIColor(
    Color(
      RGBColor(242, 242, 247), dark: RGBColor(28, 28, 30),
      lightIncreasedContrast: RGBColor(235, 235, 240), darkIncreasedContrast: RGBColor(36, 36, 38),
      darkElevated: RGBColor(44, 44, 46), darkElevatedIncreasedContrast: RGBColor(54, 54, 56)))
  /// Groups in groups.
  public static let tertiarySystemBackground = UIColor(
    Color(
      RGBColor(255, 255, 255), dark: RGBColor(44, 44, 46),
      darkIncreasedContrast: RGBColor(54, 54, 56), darkElevated: RGBColor(58, 58, 60),
      darkElevatedIncreasedContrast: RGBColor(68, 68, 70)))
  /// The background of a grouped list.
  public static let systemGroupedBackground = UIColor(
    Color(
      RGBColor(242, 242, 247), dark: RGBColor(0, 0, 0),
      lightIncreasedContrast: RGBColor(235, 235, 240), darkElevated: RGBColor(28, 28, 30),
      darkElevatedIncreasedContrast: RGBColor(36, 36, 38)))
  /// The cells of a grouped list.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(
      RGBColor(255, 255, 255), dark: RGBColor(28, 28, 30),
      darkIncreasedContrast: RGBColor(36, 36, 38), darkElevated: RGBColor(44, 44, 46),
      darkElevatedIncreasedContrast: RGBColor(54, 54, 56)))
  /// Groups in cells of a grouped list.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(
      RGBColor(242, 242, 247), dark: RGBColor(44, 44, 46),
      lightIncreasedContrast: RGBColor(235, 235, 240), darkIncreasedContrast: RGBColor(54, 54, 56),
      darkElevated: RGBColor(58, 58, 60), darkElevatedIncreasedContrast: RGBColor(68, 68, 70)))
  /// Thin and small shapes.
  public static let systemFill = UIColor(
    Color(
      RGBColor(120, 120, 128, alpha: 51), dark: RGBColor(120, 120, 128, alpha: 91),
      lightIncreasedContrast: RGBColor(120, 120, 128, alpha: 71),
      darkIncreasedContrast: RGBColor(120, 120, 128, alpha: 112)))
  /// Shapes of medium size.
  public static let secondarySystemFill = UIColor(
    Color(
      RGBColor(120, 120, 128, alpha: 40), dark: RGBColor(120, 120, 128, alpha: 81),
      lightIncreasedContrast: RGBColor(120, 120, 128, alpha: 61),
      darkIncreasedContrast: RGBColor(120, 120, 128, alpha: 102)))
  /// Large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(
    Color(
      RGBColor(118, 118, 128, alpha: 30), dark: RGBColor(118, 118, 128, alpha: 61),
      lightIncreasedContrast: RGBColor(118, 118, 128, alpha: 51),
      darkIncreasedContrast: RGBColor(118, 118, 128, alpha: 81)))
  /// Large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    Color(
      RGBColor(116, 116, 128, alpha: 20), dark: RGBColor(118, 118, 128, alpha: 45),
      lightIncreasedContrast: RGBColor(116, 116, 128, alpha: 40),
      darkIncreasedContrast: RGBColor(118, 118, 128, alpha: 66)))
  /// iOS's red.
  public static let systemRed = UIColor(
    Color(
      RGBColor(255, 56, 60), dark: RGBColor(255, 66, 69),
      lightIncreasedContrast: RGBColor(233, 21, 45), darkIncreasedContrast: RGBColor(255, 97, 101)))
  /// iOS's orange.
  public static let systemOrange = UIColor(
    Color(
      RGBColor(255, 141, 40), dark: RGBColor(255, 146, 48),
      lightIncreasedContrast: RGBColor(197, 83, 0), darkIncreasedContrast: RGBColor(255, 160, 86)))
  /// iOS's yellow.
  public static let systemYellow = UIColor(
    Color(
      RGBColor(255, 204, 0), dark: RGBColor(255, 214, 0),
      lightIncreasedContrast: RGBColor(161, 106, 0), darkIncreasedContrast: RGBColor(254, 223, 67)))
  /// iOS's green.
  public static let systemGreen = UIColor(
    Color(
      RGBColor(52, 199, 89), dark: RGBColor(48, 209, 88),
      lightIncreasedContrast: RGBColor(0, 137, 50), darkIncreasedContrast: RGBColor(74, 217, 104)))
  /// iOS's mint.
  public static let systemMint = UIColor(
    Color(
      RGBColor(0, 200, 179), dark: RGBColor(0, 218, 195),
      lightIncreasedContrast: RGBColor(0, 133, 117), darkIncreasedContrast: RGBColor(84, 223, 203)))
  /// iOS's teal.
  public static let systemTeal = UIColor(
    Color(
      RGBColor(0, 195, 208), dark: RGBColor(0, 210, 224),
      lightIncreasedContrast: RGBColor(0, 129, 152), darkIncreasedContrast: RGBColor(59, 221, 236)))
  /// iOS's cyan.
  public static let systemCyan = UIColor(
    Color(
      RGBColor(0, 192, 232), dark: RGBColor(60, 211, 254),
      lightIncreasedContrast: RGBColor(0, 126, 174), darkIncreasedContrast: RGBColor(109, 217, 255))
  )
  /// iOS's blue.
  public static let systemBlue = UIColor(
    Color(
      RGBColor(0, 136, 255), dark: RGBColor(0, 145, 255),
      lightIncreasedContrast: RGBColor(30, 110, 244), darkIncreasedContrast: RGBColor(92, 184, 255))
  )
  /// iOS's indigo.
  public static let systemIndigo = UIColor(
    Color(
      RGBColor(97, 85, 245), dark: RGBColor(109, 124, 255),
      lightIncreasedContrast: RGBColor(86, 74, 222), darkIncreasedContrast: RGBColor(167, 170, 255))
  )
  /// iOS's purple.
  public static let systemPurple = UIColor(
    Color(
      RGBColor(203, 48, 224), dark: RGBColor(219, 52, 242),
      lightIncreasedContrast: RGBColor(176, 47, 194), darkIncreasedContrast: RGBColor(234, 141, 255)
    ))
  /// iOS's pink.
  public static let systemPink = UIColor(
    Color(
      RGBColor(255, 45, 85), dark: RGBColor(255, 55, 95),
      lightIncreasedContrast: RGBColor(231, 18, 77), darkIncreasedContrast: RGBColor(255, 138, 196))
  )
  /// iOS's brown.
  public static let systemBrown = UIColor(
    Color(
      RGBColor(172, 127, 94), dark: RGBColor(183, 138, 102),
      lightIncreasedContrast: RGBColor(149, 109, 81), darkIncreasedContrast: RGBColor(219, 166, 121)
    ))
  /// iOS's grey.
  public static let systemGray = UIColor(
    Color(
      RGBColor(142, 142, 147), lightIncreasedContrast: RGBColor(108, 108, 112),
      darkIncreasedContrast: RGBColor(174, 174, 178)))
  /// A grey nearer to the background: 2 of 6.
  public static let systemGray2 = UIColor(
    Color(
      RGBColor(174, 174, 178), dark: RGBColor(99, 99, 102),
      lightIncreasedContrast: RGBColor(142, 142, 147),
      darkIncreasedContrast: RGBColor(124, 124, 128)))
  /// A grey nearer to the background: 3 of 6.
  public static let systemGray3 = UIColor(
    Color(
      RGBColor(199, 199, 204), dark: RGBColor(72, 72, 74),
      lightIncreasedContrast: RGBColor(174, 174, 178), darkIncreasedContrast: RGBColor(84, 84, 86)))
  /// A grey nearer to the background: 4 of 6.
  public static let systemGray4 = UIColor(
    Color(
      RGBColor(209, 209, 214), dark: RGBColor(58, 58, 60),
      lightIncreasedContrast: RGBColor(188, 188, 192), darkIncreasedContrast: RGBColor(68, 68, 70)))
  /// A grey nearer to the background: 5 of 6.
  public static let systemGray5 = UIColor(
    Color(
      RGBColor(229, 229, 234), dark: RGBColor(44, 44, 46),
      lightIncreasedContrast: RGBColor(216, 216, 220), darkIncreasedContrast: RGBColor(54, 54, 56)))
  /// A grey nearer to the background: 6 of 6.
  public static let systemGray6 = UIColor(
    Color(
      RGBColor(242, 242, 247), dark: RGBColor(28, 28, 30),
      lightIncreasedContrast: RGBColor(235, 235, 240), darkIncreasedContrast: RGBColor(36, 36, 38)))
  /// Black.
  public static let black = UIColor(Color(.black))
  /// White.
  public static let white = UIColor(Color(.white))
  /// Nothing at all.
  public static let clear = UIColor(Color(.clear))
  /// White at 60 %.
  public static let lightText = UIColor(Color(RGBColor(255, 255, 255, alpha: 153)))
  /// Black.
  public static let darkText = UIColor(Color(.black))
  /// The tint of the app where it names none: blue.
  public static let tintColor = UIColor(.accentColor)
}
