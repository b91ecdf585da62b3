import CHarfBuzz

/// One face of a font file: immutable, and free to be shared between threads.
package final class FontFace: Sendable {
  /// The family's name, as the font itself names it.
  package let family: String
  /// The full name, for reports.
  package let name: String
  /// The version as the font itself writes it, such as `Version 4.000`.
  package let version: String
  /// The OpenType weight class, 1 to 1000.
  package let weightClass: Double
  /// Whether it is slanted.
  package let isItalic: Bool
  /// Font units in an em.
  package let unitsPerEm: Double
  /// The distance from the baseline to the top of a line, in em.
  package let ascender: Double
  /// The distance from the baseline to the bottom of a line, in em; not negative.
  package let descender: Double
  /// The weights that a variable font reaches, or the one that a static font has.
  package let weightRange: ClosedRange<Double>

  let handle: FontHandle

  /// Opens a face; `weight` chooses one from a variable font.
  init?(file: borrowing FontBlob, index: Int, weight: Double? = nil) {
    guard let handle = FontHandle(file: file, index: index) else { return nil }
    let range = Self.weightRange(of: handle)
    handle.finish(weight: range == nil ? nil : weight)
    let face = hb_font_get_face(handle.font)
    unitsPerEm = Double(hb_face_get_upem(face))
    family = Self.nameRecord(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY, of: face)
    name = Self.nameRecord(HB_OT_NAME_ID_FULL_NAME, HB_OT_NAME_ID_FONT_FAMILY, of: face)
    version = Self.nameRecord(HB_OT_NAME_ID_VERSION_STRING, of: face)
    weightClass = weight ?? Double(hb_style_get_value(handle.font, HB_STYLE_TAG_WEIGHT))
    isItalic = hb_style_get_value(handle.font, HB_STYLE_TAG_ITALIC) > 0
    weightRange = range ?? weightClass...weightClass
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(handle.font, &extents)
    ascender = Double(extents.ascender) / unitsPerEm
    descender = -Double(extents.descender) / unitsPerEm
    self.handle = handle
  }

  /// Whether the font has a glyph for the character.
  package func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle.font, scalar.value, &glyph) != 0
  }

  private static func weightRange(of handle: borrowing FontHandle) -> ClosedRange<Double>? {
    let face = hb_font_get_face(handle.font)
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, OpenTypeTag.weight, &axis) != 0,
      axis.min_value <= axis.max_value
    else { return nil }
    return Double(axis.min_value)...Double(axis.max_value)
  }

  private static func nameRecord(_ ids: Int..., of face: OpaquePointer?) -> String {
    for id in ids {
      var bytes = [CChar](repeating: 0, count: 256)
      var length = UInt32(bytes.count)
      let language = hb_language_from_string("en", -1)
      if hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &length, &bytes) > 0 {
        let name = bytes.prefix(Int(length)).map(UInt8.init(bitPattern:))
        return String(decoding: name, as: UTF8.self)
      }
    }
    return ""
  }
}
