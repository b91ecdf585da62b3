import AuditModel

extension Font {
  /// The text styles of iOS.
  public typealias TextStyle = ViewTree.TextStyle
  /// The weights of a font.
  public typealias Weight = FontWeight

  /// The design of iOS's font.
  public typealias Design = FontDesign
  /// The width of iOS's font; all are measured as the standard one.
  public enum Width: Sendable { case compressed, condensed, standard, expanded }
  /// The distance between lines.
  public enum Leading: String, Hashable, Sendable, CaseIterable {
    case standard, tight, loose

    /// The points more than that of the style.
    var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The style for first-level headings.
  public static let title1 = Font.title

  /// A size in points that stays the same at every text size.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    fixed(size: size).weighted(weight).design(design)
  }

  /// A text style that follows the text size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(style).weighted(weight).design(design)
  }

  /// A font of the app that follows the text size as body does; it is measured with iOS's font
  /// unless `--font` names its file.
  public static func custom(_ name: String, size: Double) -> Font { custom(size: size) }

  /// A font of the app that follows the text size as a text style does.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    custom(size: size, relativeTo: style)
  }

  /// A font of the app that stays the same at every text size.
  public static func custom(_ name: String, fixedSize: Double) -> Font { fixed(size: fixedSize) }

  /// The same font: digits of one width are measured as those of several.
  public func monospacedDigit() -> Font { self }

  /// The same font with letters of one width.
  public func monospaced() -> Font { design(.monospaced) }

  /// The same font.
  public func smallCaps() -> Font { self }

  /// The same font at another width: it is measured at the standard one.
  public func width(_ width: Width) -> Font { self }

  /// The same font with another distance between lines.
  public func leading(_ leading: Leading) -> Font {
    var copy = self
    copy.lineDistance = leading
    return copy
  }

  private func weighted(_ weight: Weight?) -> Font { weight.map { self.weight($0) } ?? self }
}
