import AuditModel

// As in SwiftUI, these modifiers of a text make a text again, which a prompt or a literal takes.
extension Text {
  /// The font; none for the one around.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The weight; none for that of the font.
  public func fontWeight(_ weight: FontWeight?) -> Text {
    with { $0.weight = weight }
  }

  /// Bold text.
  public func bold() -> Text { fontWeight(.bold) }

  /// Bold text, or that of the font.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Slanted text.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Slanted text, or upright text.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// The colour; none for the one around.
  public func foregroundColor(_ color: Color?) -> Text {
    Text(node: node.naming { $0.foreground = $0.foreground ?? color })
  }

  /// The colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { foregroundColor(style.color) }

  /// The design of the font; none for that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = design }
  }
  /// Digits of one width, which are measured as those of several.
  public func monospacedDigit() -> Text { self }
  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }
  /// A line under the text, in the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? asRun { $0.isUnderlined = true } : self
  }
  /// A line through the text, in the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? asRun { $0.isStruckThrough = true } : self
  }
  /// A text above or under its line.
  public func baselineOffset(_ offset: Double) -> Text { self }
  /// The points added after every letter; tracking takes precedence.
  public func kerning(_ kerning: Double) -> Text {
    with { $0.tracking = kerning }
  }
  /// The points added after every letter; fewer than 0 to set letters closer.
  public func tracking(_ tracking: Double) -> Text { with { $0.tracking = tracking } }

  private func with(_ name: (inout TextAttributes) -> Void) -> Text {
    Text(node: node.setting(name))
  }
}
