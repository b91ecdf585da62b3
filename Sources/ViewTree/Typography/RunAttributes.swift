import AuditModel

/// How a run of a text is set; what is not said here is that of the text around it.
public struct RunAttributes: TextRunSettings {
  /// The font, with its size.
  public var font: Font?
  /// The weight, in place of the font's.
  public var weight: FontWeight?
  /// Whether it is slanted, in place of the font's own.
  public var isItalic: Bool?
  /// The design, in place of the font's own.
  public var design: FontDesign?
  /// The points added after every letter; fewer than 0 to set letters closer.
  public var tracking: Double?
  /// The colour.
  public var foreground: Color?
  /// The address that a tap opens; none where it is no link.
  public var link: String?
  /// Whether there is a line under it.
  public var isUnderlined: Bool?
  /// Whether there is a line through it.
  public var isStruckThrough: Bool?

  /// Says what is named; all else is that of the text around.
  public init(
    font: Font? = nil, weight: FontWeight? = nil, isItalic: Bool? = nil, design: FontDesign? = nil,
    tracking: Double? = nil, foreground: Color? = nil, link: String? = nil,
    isUnderlined: Bool? = nil, isStruckThrough: Bool? = nil
  ) {
    self.font = font
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.tracking = tracking
    self.foreground = foreground
    self.link = link
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }

  /// Whether it says nothing.
  package var isEmpty: Bool { self == Self.none }

  private static let none = RunAttributes()

  /// These attributes, completed by those of a run around it.
  package func inheriting(from outer: RunAttributes) -> RunAttributes {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.isItalic = isItalic ?? outer.isItalic
    result.design = design ?? outer.design
    result.tracking = tracking ?? outer.tracking
    result.foreground = foreground ?? outer.foreground
    result.link = link ?? outer.link
    result.isUnderlined = isUnderlined ?? outer.isUnderlined
    result.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    return result
  }

  /// Makes it a link, in the tint where it has no colour of its own.
  package mutating func makeLink(to address: String) {
    link = address
    if foreground == nil { foreground = .accentColor }
  }
}

extension TextRun {
  /// How it is set.
  package var attributes: RunAttributes {
    get { settings as? RunAttributes ?? RunAttributes() }
    set { settings = newValue }
  }
}
