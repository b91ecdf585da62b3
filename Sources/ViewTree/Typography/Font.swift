import AuditModel
import SystemFont

/// The font of a text: a text style, or a size of one's own, and how it follows the text size.
public struct Font: Hashable, Sendable {
  /// The text style whose table gives the size, or whose metrics scale it.
  public var style: TextStyle
  /// A size of one's own in points at the size Large; none for the style's own size.
  public var customPointSize: Double?
  /// Whether it follows the text size that the person chose.
  public var scales: Bool
  /// The size in points that it never exceeds.
  public var maximumPointSize: Double?
  /// The weight; none for the style's own.
  public var weight: FontWeight?
  /// Whether it is slanted.
  public var isItalic: Bool
  /// The design; none for the usual one.
  public var design: FontDesign?
  /// The distance between lines; none for that of the style.
  public var lineDistance: Leading?

  /// A text style that follows the text size.
  public init(_ style: TextStyle) {
    self.style = style
    scales = true
    isItalic = false
  }

  /// A size of one's own in points that `UIFontMetrics` scales with a text style.
  public static func custom(size: Double, relativeTo style: TextStyle = .body) -> Font {
    var font = Font(style)
    font.customPointSize = size
    return font
  }

  /// A size in points that stays the same at every text size.
  public static func fixed(size: Double) -> Font {
    var font = custom(size: size)
    font.scales = false
    return font
  }

  /// The same font in another weight.
  public func weight(_ weight: FontWeight) -> Font { with { $0.weight = weight } }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The same font in another design of iOS's; none for the usual one.
  public func design(_ design: FontDesign?) -> Font { with { $0.design = design } }

  /// The same font, never larger than so many points.
  public func maximum(pointSize: Double) -> Font { with { $0.maximumPointSize = pointSize } }

  /// The same font at its size for Large, whatever the person chose.
  public func unscaled() -> Font { with { $0.scales = false } }

  /// The size in points at a text size.
  public func pointSize(at size: DynamicTypeSize) -> Double {
    let size = scales ? size : .large
    var points = style.pointSize(at: size)
    if let customPointSize {
      points = style.scaledPointSize(customPointSize, at: size)
    }
    return min(points, maximumPointSize ?? .infinity)
  }

  /// The distance from line to line in points at a text size: that of the style, in proportion where
  /// the size is not in its table, or the height of a line for a size of one's own.
  ///
  /// Source: labels of two lines on iOS 26 are 42.333 points high in the body style and 40.574 with
  /// `systemFont(ofSize: 17)`; tight leading is 2 points less and loose leading 2 points more in fonts of text
  /// styles (Apple documentation, `traitTightLeading`, `traitLooseLeading`).
  public func leading(at size: DynamicTypeSize) -> Double {
    let size = scales ? size : .large
    if customPointSize != nil { return pointSize(at: size) * SystemFont.lineHeight }
    return style.leading(at: size) * (pointSize(at: size) / style.pointSize(at: size))
      + (lineDistance?.points ?? 0)
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  /// The style for the title of a screen that has scrolled to its top.
  public static let largeTitle = Font(.largeTitle)
  /// The style for first-level headings.
  public static let title = Font(.title1)
  /// The style for second-level headings.
  public static let title2 = Font(.title2)
  /// The style for third-level headings.
  public static let title3 = Font(.title3)
  /// The style for headings over text.
  public static let headline = Font(.headline)
  /// The style for running text.
  public static let body = Font(.body)
  /// The style for callouts.
  public static let callout = Font(.callout)
  /// The style for lines under a heading.
  public static let subheadline = Font(.subheadline)
  /// The style for footnotes.
  public static let footnote = Font(.footnote)
  /// The style for captions.
  public static let caption = Font(.caption1)
  /// The style for captions under captions.
  public static let caption2 = Font(.caption2)
}
