import CHarfBuzz

/// Turns a piece of text into glyphs with HarfBuzz; the buffer is used again for the next piece.
///
/// One object serves one thread.
final class GlyphShaper {
  private let buffer: BufferHandle
  private let language: hb_language_t?

  init(language: String) {
    buffer = BufferHandle()
    self.language = hb_language_from_string(language, -1)
  }

  /// A glyph with the UTF-16 offset of its cluster, in font units.
  struct Output {
    let id: UInt32
    let offset: Int
    let xOffset: Int32
    let yOffset: Int32
    let advance: Int32
    /// Whether a line that begins with it would have other glyphs.
    let isUnsafeToBreak: Bool
    /// Its advance in the font, where no neighbour changes it.
    let nominalAdvance: Int32

    /// How much neighbours change its advance: marks, which have none, are not kerned.
    var kerning: Int32 { advance == 0 ? 0 : advance - nominalAdvance }
  }

  /// Shapes one item; the text around it lets letters join across its ends.
  func shape(_ item: TextItemizer.Item, in units: [UInt16]) -> [Output] {
    let pointer = buffer.buffer
    hb_buffer_clear_contents(pointer)
    hb_buffer_add_utf16(
      pointer, units, Int32(units.count), UInt32(item.range.lowerBound), Int32(item.range.count))
    hb_buffer_set_direction(pointer, item.level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(pointer, hb_script_from_string(item.script.shortName, 4))
    hb_buffer_set_language(pointer, language)
    let font = item.face.handle.font
    let features = item.face.source.isSystem ? Self.systemFeatures : []
    hb_shape(font, pointer, features, UInt32(features.count))
    return outputs(of: pointer, font)
  }

  /// San Francisco has neither arrows of “->” nor a ligature of “fi”.
  private static let systemFeatures = ["calt", "liga"].map { (name: String) in
    hb_feature_t(tag: hb_tag_from_string(name, 4), value: 0, start: 0, end: UInt32.max)
  }

  private func outputs(of buffer: OpaquePointer, _ font: OpaquePointer) -> [Output] {
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      Output(
        id: glyphs[index].codepoint, offset: Int(glyphs[index].cluster),
        xOffset: positions[index].x_offset, yOffset: positions[index].y_offset,
        advance: positions[index].x_advance,
        isUnsafeToBreak: glyphs[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
        nominalAdvance: hb_font_get_glyph_h_advance(font, glyphs[index].codepoint))
    }
  }
}

/// Owns one HarfBuzz buffer.
private struct BufferHandle: ~Copyable {
  let buffer: OpaquePointer

  init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }
}
