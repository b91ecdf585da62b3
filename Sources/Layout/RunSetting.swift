import AuditModel
import SystemFont
import TextShaping
import ViewTree

/// How a run of a text is set.
package struct RunSetting: Hashable {
  /// The weight, the slant and the like.
  let setting: TextSetting
  /// The weight that it is drawn in.
  package var weight: FontWeight { setting.weight }
  /// The font, where it is not that of the text.
  let font: Font?
}

/// The settings of the runs of a text.
package typealias RunsID = Position<[RunSetting]>

extension RunSetting {
  /// A run in a text; `weight` is the weight that a person sees instead of a font's.
  init(
    _ run: RunAttributes, in text: TextSetting, _ attributes: TextAttributes,
    shown weight: (FontWeight) -> FontWeight
  ) {
    var setting = text
    if let own = run.weight ?? run.font.map({ attributes.weight ?? $0.ownWeight }) {
      setting.weight = weight(own)
    }
    setting.isItalic =
      run.isItalic ?? run.font.map { attributes.isItalic ?? $0.isItalic } ?? text.isItalic
    setting.design =
      run.design ?? run.font.map { attributes.design ?? $0.design ?? .default } ?? text.design
    if let tracking = run.tracking, tracking.isFinite { setting.tracking = tracking }
    self.init(setting: setting, font: run.font)
  }
}

extension Font {
  /// The weight, or that of the style.
  var ownWeight: FontWeight { weight ?? style.weight }
}

extension TextSetting {
  /// The setting with so many points less after every letter.
  func tightened(by points: Double) -> TextSetting {
    var setting = self
    setting.tracking -= points
    return setting
  }
}

extension LaidOutText {
  /// The size of a run and the extents of a line with it, at a text size and a scale; the line spacing
  /// is scaled, too.
  func partSize(
    of run: RunSetting, _ ownExtents: FontExtents?, at textSize: DynamicTypeSize, scale: Double
  ) -> PartSize {
    let textSize = textSize.clamped(to: sizes)
    let font = run.font ?? font
    let size = FontSize(font.pointSize(at: textSize) * scale)
    let ascender = ownExtents?.ascender ?? SystemFont.ascender
    let descender = ownExtents?.descender ?? SystemFont.descender
    let height = (ascender + descender) * size.pointSize
    let leading = ownExtents == nil ? font.leading(at: textSize) * scale : height
    return PartSize(
      size: size, ascender: ascender * size.pointSize, descender: descender * size.pointSize,
      leading: leading + lineSpacing * scale)
  }
}
