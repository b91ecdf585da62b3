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

  private struct Key: Hashable {
    let text: String
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
    let shaped = shapeAnew(text, as: setting)
    shapedCount += 1
    known[key] = shaped
    return shaped
  }

  private func shapeAnew(_ text: String, as setting: TextSetting) -> ShapedText {
    let text = setting.shown(text, language: language)
    let units = Array(text.utf16)
    let (items, missing) = itemizer.items(of: text, units: units, setting: setting)
    var builder = ShapedTextBuilder(text: text, units: units, tracking: setting.tracking)
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
