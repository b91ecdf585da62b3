import AuditModel
import CHarfBuzz
import SystemFont

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

  /// Whether it holds emoji, which have pictures instead of outlines.
  package var isEmoji: Bool { source.isEmoji }
  /// Where its advances come from.
  let source: AdvanceSource
  let handle: FontHandle

  /// The purpose of a face.
  enum Duty: Sendable {
    /// To be measured itself.
    case named
    /// To stand in for iOS's system font.
    case systemFont
    /// To stand in for its rounded design.
    case roundedSystemFont
    /// To stand in for its design with letters of one width.
    case monospacedSystemFont
    /// To stand in for the font that iOS has for a script.
    case script
    /// To stand in for Apple Color Emoji.
    case emoji
  }

  /// Opens a face; `weight` chooses one from a variable font.
  init?(file: borrowing FontBlob, index: Int, weight: Double? = nil, duty: Duty = .named) {
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
    if duty.isSystemFont {
      ascender = SystemFont.ascender
      descender = SystemFont.descender
    } else {
      ascender = Double(extents.ascender) / unitsPerEm
      descender = -Double(extents.descender) / unitsPerEm
    }
    source = Self.source(
      duty, handle, unitsPerEm: unitsPerEm, weightClass: weightClass, isItalic: isItalic)
    self.handle = handle
  }

  private static func source(
    _ duty: Duty, _ handle: borrowing FontHandle, unitsPerEm: Double, weightClass: Double,
    isItalic: Bool
  ) -> AdvanceSource {
    switch duty {
    case .named: return .font(.exact)
    case .script: return .font(.standIn)
    case .emoji: return .emoji
    case .monospacedSystemFont: return .monospaced
    case .systemFont, .roundedSystemFont:
      let font = handle.font
      let advances = SystemAdvances(
        weight: FontWeight(nearest: weightClass), isItalic: isItalic
      ) { scalar in
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
        return Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
      }
      return .system(advances, atBest: duty == .systemFont ? .measured : .estimated)
    }
  }

  /// Whether the font has a glyph for the character.
  package func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle.font, scalar.value, &glyph) != 0
  }

  /// Whether the font has a glyph for any character.
  var hasCharacters: Bool {
    guard let characters = hb_set_create() else { return false }
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(hb_font_get_face(handle.font), characters)
    return hb_set_is_empty(characters) == 0
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

extension FontFace.Duty {
  /// Whether its lines are as high as those of San Francisco, which SF Mono's are, too (the source of
  /// `SystemFontTable`).
  fileprivate var isSystemFont: Bool {
    switch self {
    case .systemFont, .roundedSystemFont, .monospacedSystemFont: true
    case .named, .script, .emoji: false
    }
  }
}
