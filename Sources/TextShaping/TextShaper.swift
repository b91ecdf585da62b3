import AuditModel
import SystemFont

/// Shapes strings of one language, each distinct one once.
///
/// One object serves one thread. Its results are values that any thread may use.
package final class TextShaper {
  /// How many texts were shaped; asking for a known one adds nothing.
  package private(set) var shapedCount = 0

  private let itemizer: TextItemizer
  private let shaper: GlyphShaper
  private let breaker: LineBreaker
  private var known: [Key: ShapedText] = [:]

  private struct Key: Hashable {
    let text: String
    let weight: FontWeight
    let italic: Bool
  }

  /// Takes the fonts and the language, as a BCP 47 tag.
  package init(fonts: FontLibrary, language: String, isRightToLeft: Bool = false) {
    itemizer = TextItemizer(fonts: fonts, language: language, isRightToLeft: isRightToLeft)
    shaper = GlyphShaper(language: language)
    breaker = LineBreaker(language: language)
  }

  /// The glyphs, advances and line breaks of a text.
  package func shape(
    _ text: String, weight: FontWeight = .regular, italic: Bool = false
  ) -> ShapedText {
    let key = Key(text: text, weight: weight, italic: italic)
    if let shaped = known[key] { return shaped }
    let shaped = shapeAnew(text, weight: weight, italic: italic)
    shapedCount += 1
    known[key] = shaped
    return shaped
  }

  private func shapeAnew(_ text: String, weight: FontWeight, italic: Bool) -> ShapedText {
    let units = Array(text.utf16)
    let (items, missing) = itemizer.items(of: text, units: units, weight: weight, italic: italic)
    var builder = ShapedTextBuilder(text: text, units: units)
    for item in items {
      itemizer.fonts.noteUse(of: item.face)
      builder.append(item, glyphs: shaper.shape(item, in: units))
    }
    let hyphen =
      units.contains(softHyphen)
      ? shape("-", weight: weight, italic: italic).clusters.first?.advance ?? .zero : .zero
    return builder.finish(
      breaks: breaker.breaks(in: units), missing: missing, hyphenWidth: hyphen)
  }
}

let softHyphen: UInt16 = 0x00AD
