import AuditModel

/// Which part of a text gives way when it does not fit.
public enum TruncationMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// The beginning.
  case head
  /// The middle.
  case middle
  /// The end.
  case tail
}

/// Where the lines of a text are in its frame; leading is right in right-to-left languages.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  case leading, center, trailing
}

/// How a text is set; what is not said here is inherited from the nodes around it.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font?
  /// The weight, in place of the font's; none for the font's own.
  public var weight: FontWeight?
  /// Whether the text is slanted, in place of the font's own.
  public var isItalic: Bool?
  /// The design, in place of the font's own.
  public var design: FontDesign?
  /// The points added after every letter; fewer than 0 to set letters closer.
  public var tracking: Double?
  /// The points added between two lines; not negative.
  public var lineSpacing: Double?
  /// The case in which it is shown.
  public var textCase: TextCase?
  /// The smallest and the largest text size that it follows.
  public var sizes: ClosedRange<DynamicTypeSize>?
  /// The most lines that are shown; 0 for as many as it takes.
  public var lineLimit: Int?
  /// Which part gives way when it does not fit.
  public var truncationMode: TruncationMode?
  /// How small the text may be drawn to fit, from 0 to 1.
  public var minimumScaleFactor: Double?
  /// Whether its letters may be set closer to fit.
  public var allowsTightening: Bool?
  /// Where the lines are.
  public var alignment: TextAlignment?

  /// Says nothing: all is inherited.
  public init() {}

  static let none = TextAttributes()

  /// These attributes, completed by those around them.
  public func inheriting(from outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.isItalic = isItalic ?? outer.isItalic
    result.design = design ?? outer.design
    result.tracking = tracking ?? outer.tracking
    result.lineSpacing = lineSpacing ?? outer.lineSpacing
    result.textCase = textCase ?? outer.textCase
    result.sizes = sizes ?? outer.sizes
    result.lineLimit = lineLimit ?? outer.lineLimit
    result.truncationMode = truncationMode ?? outer.truncationMode
    result.minimumScaleFactor = minimumScaleFactor ?? outer.minimumScaleFactor
    result.allowsTightening = allowsTightening ?? outer.allowsTightening
    result.alignment = alignment ?? outer.alignment
    return result
  }
}
