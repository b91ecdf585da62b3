import AuditModel
import SystemFont

/// Shapes strings of one language, each distinct one once.
///
/// One object serves one thread. Its results are values that any thread may use.
package final class TextShaper {
  /// How many texts were shaped; asking for a known one adds nothing.
  package private(set) var shapedCount = 0

  private let language: String
  private let itemizer: TextItemizer
  private let shaper: GlyphShaper
  private let breaker: LineBreaker
  private var known: [Key: ShapedText] = [:]
  private var knownOfParts: [PartsKey: ShapedText] = [:]

  private struct Key: Hashable {
    let text: String
    let setting: TextSetting
  }

  private struct PartsKey: Hashable {
    let parts: [TextPart]
    let setting: TextSetting
  }

  /// Takes the fonts and the language, as a BCP 47 tag.
  package init(fonts: FontLibrary, language: String, isRightToLeft: Bool = false) {
    self.language = language
    itemizer = TextItemizer(fonts: fonts, language: language, isRightToLeft: isRightToLeft)
    shaper = GlyphShaper(language: language)
    breaker = LineBreaker(language: language)
  }

  /// The glyphs, advances and line breaks of a text.
  package func shape(_ text: String, as setting: TextSetting = TextSetting()) -> ShapedText {
    let key = Key(text: text, setting: setting)
    if let shaped = known[key] { return shaped }
    let shaped = shapeAnew([TextPart(text, setting)], as: setting)
    known[key] = shaped
    return shaped
  }

  /// The glyphs, advances and line breaks of a text whose parts have settings of their own; `setting` is
  /// that of the text, of which hyphens at the end of lines are.
  ///
  /// Order, scripts and line breaks are those of the whole text; letters of different parts are not
  /// kerned.
  package func shape(_ parts: [TextPart], as setting: TextSetting) -> ShapedText {
    let key = PartsKey(parts: parts, setting: setting)
    if let shaped = knownOfParts[key] { return shaped }
    let shaped = shapeAnew(parts, as: setting)
    knownOfParts[key] = shaped
    return shaped
  }

  private func shapeAnew(_ parts: [TextPart], as setting: TextSetting) -> ShapedText {
    shapedCount += 1
    var text = ""
    var starts: [(start: Int, setting: TextSetting)] = []
    for part in parts {
      starts.append((text.utf16.count, part.setting))
      text += part.setting.shown(part.text, language: language)
    }
    let units = Array(text.utf16)
    let (items, missing) = itemizer.items(of: text, units: units, settings: PartSettings(starts))
    var builder = ShapedTextBuilder(
      text: text, units: units, trackings: parts.map(\.setting.tracking))
    for item in items {
      itemizer.fonts.noteUse(of: item.face)
      builder.append(item, glyphs: shaper.shape(item, in: units))
    }
    let hyphen =
      units.contains(softHyphen)
      ? shape("-", as: setting).clusters.first?.advance ?? .zero : .zero
    return builder.finish(
      breaks: breaker.breaks(in: units), missing: missing, hyphenWidth: hyphen)
  }
}

let softHyphen: UInt16 = 0x00AD
