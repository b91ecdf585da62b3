import CHarfBuzz

/// Owns one HarfBuzz font from its creation to its destruction.
///
/// The font and its face are made immutable before the handle exists, and HarfBuzz lets any number
/// of threads read immutable objects, so the pointer may be shared.
struct FontHandle: ~Copyable, Sendable {
  nonisolated(unsafe) let font: OpaquePointer

  /// Opens a face of a font file; the file is mapped, not read. `nil` when there is no such face.
  init?(file: borrowing FontBlob, index: Int) {
    guard index < file.faceCount else { return nil }
    guard let face = hb_face_create(file.blob, UInt32(index)) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    hb_face_make_immutable(face)
    guard let font = hb_font_create(face) else { return nil }
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// Sets the weight of a variable font and closes the font for changes.
  borrowing func finish(weight: Double?) {
    if let weight {
      var variation = hb_variation_t(tag: OpenTypeTag.weight, value: Float(weight))
      hb_font_set_variations(font, &variation, 1)
    }
    hb_font_make_immutable(font)
  }
}

/// Owns the mapped bytes of a font file.
struct FontBlob: ~Copyable {
  let blob: OpaquePointer

  /// Maps the file; `nil` when it cannot be opened.
  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.blob = blob
  }

  deinit { hb_blob_destroy(blob) }

  /// How many faces the file holds; 0 when it is no font.
  var faceCount: Int { Int(hb_face_count(blob)) }
}

/// Four-letter names of OpenType as numbers; the library has them as macros, which Swift cannot see.
enum OpenTypeTag {
  /// The axis of a variable font that changes the thickness of strokes, `wght`.
  static let weight = hb_tag_from_string("wght", 4)
}
