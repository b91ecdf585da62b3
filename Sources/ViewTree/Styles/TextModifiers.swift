import AuditModel
import Foundation

extension View {
  /// The font of this text and of all texts inside; none for the one around.
  public func font(_ font: Font?) -> ViewNode { setting { $0.font = font } }

  /// The weight of this text and of all texts inside; none for that of the font.
  public func fontWeight(_ weight: FontWeight?) -> ViewNode {
    setting { $0.weight = weight }
  }

  /// Bold text.
  public func bold(_ isActive: Bool = true) -> ViewNode { fontWeight(isActive ? .bold : nil) }

  /// Slanted text.
  public func italic(_ isActive: Bool = true) -> ViewNode {
    setting { $0.isItalic = isActive }
  }

  /// The most lines that a text shows; none for as many as it takes.
  public func lineLimit(_ limit: Int?) -> ViewNode {
    setting { $0.lineLimit = limit ?? 0 }
  }

  /// The most lines that a text shows: the upper bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> ViewNode { lineLimit(limit.upperBound) }

  /// The most lines that a text shows: the upper bound.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ViewNode {
    lineLimit(limit.upperBound)
  }

  /// As many lines as it takes.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ViewNode { lineLimit(nil) }

  /// The most lines that a text shows.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ViewNode { lineLimit(limit) }

  /// Which part of a text gives way when it does not fit.
  public func truncationMode(_ mode: TruncationMode) -> ViewNode {
    setting { $0.truncationMode = mode }
  }

  /// How small a text may be drawn to fit, from 0 to 1.
  public func minimumScaleFactor(_ factor: Double) -> ViewNode {
    setting { $0.minimumScaleFactor = factor }
  }

  /// Where the lines of a text are.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> ViewNode {
    setting { $0.alignment = alignment }
  }

  /// Where the lines of a text are, by UIKit's name.
  public func textAlignment(_ alignment: TextAlignment) -> ViewNode {
    multilineTextAlignment(alignment)
  }

  /// The text sizes that are followed: the nearest of them in place of any other.
  public func dynamicTypeSize(_ sizes: ClosedRange<DynamicTypeSize>) -> ViewNode {
    setting { $0.sizes = sizes }
  }

  /// The largest text size that is followed.
  public func dynamicTypeSize(_ sizes: PartialRangeThrough<DynamicTypeSize>) -> ViewNode {
    dynamicTypeSize(.xSmall...sizes.upperBound)
  }

  /// The smallest text size that is followed.
  public func dynamicTypeSize(_ sizes: PartialRangeFrom<DynamicTypeSize>) -> ViewNode {
    dynamicTypeSize(sizes.lowerBound ... .accessibility5)
  }

  /// One text size, whatever the person chose.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> ViewNode { dynamicTypeSize(size...size) }

  /// The case in which texts are shown; none for the one that they are written in.
  public func textCase(_ textCase: TextCase?) -> ViewNode {
    setting { $0.textCase = textCase ?? .asWritten }
  }

  /// The design of the font; none for that of the font.
  public func fontDesign(_ design: Font.Design?) -> ViewNode {
    setting { $0.design = design }
  }

  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> ViewNode {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// The points added after every letter; tracking takes precedence.
  public func kerning(_ kerning: Double) -> ViewNode {
    setting { $0.tracking = kerning }
  }

  /// The points added after every letter; fewer than 0 to set letters closer.
  public func tracking(_ tracking: Double) -> ViewNode {
    setting { $0.tracking = tracking }
  }

  /// Whether letters may be set closer to fit.
  public func allowsTightening(_ isAllowed: Bool) -> ViewNode {
    setting { $0.allowsTightening = isAllowed }
  }

  /// The points added between two lines; fewer than 0 add none.
  public func lineSpacing(_ spacing: Double) -> ViewNode {
    setting { $0.lineSpacing = max(0, spacing) }
  }
}

// Modifiers that leave the measured width and height of a text as they are.
extension View {
  /// The width of the font; all are measured as the standard one.
  public func fontWidth(_ width: Font.Width?) -> ViewNode { node }
  /// Digits of one width, which are measured as those of several.
  public func monospacedDigit() -> ViewNode { node }
  /// A line under each text in the view, in the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> ViewNode {
    isActive ? changed { $0.changeRuns { $0.isUnderlined = true } } : node
  }
  /// A line through each text in the view, in the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> ViewNode {
    isActive ? changed { $0.changeRuns { $0.isStruckThrough = true } } : node
  }
  /// A text above or under its line.
  public func baselineOffset(_ offset: Double) -> ViewNode { node }
  /// Whether text can be selected.
  public func textSelection(_ selectability: TextSelectability) -> ViewNode { node }
}

/// Whether text can be selected.
public struct TextSelectability: Sendable {
  /// It can.
  public static let enabled = TextSelectability()
  /// It cannot.
  public static let disabled = TextSelectability()
}

extension View {
  /// The language whose typesetting a text follows: lines are as high as their fonts need.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> ViewNode { node }
  /// The language whose typesetting a text follows: lines are as high as their fonts need.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> ViewNode { node }
}

/// The language whose typesetting a text follows.
public struct TypesettingLanguage: Sendable {
  /// The one around.
  public static let automatic = TypesettingLanguage()
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}
