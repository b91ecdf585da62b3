import CHarfBuzz
import Foundation

/// Fonts of pictures, which no text is measured with.
package enum IconFont {
  /// Opens an installed font file of that name; none where there is no such file, or where it is
  /// no font.
  ///
  /// Looked for in a few folders and not below them, since walking through all fonts takes longer
  /// than drawing a screen.
  package static func installed(file: String, in folders: [String] = folders) -> FontFace? {
    for folder in folders {
      let path = "\(folder)/\(file)"
      guard FileManager.default.fileExists(atPath: path), let blob = FontBlob(path: path),
        let face = FontFace(file: blob, index: 0)
      else { continue }
      return face
    }
    return nil
  }

  /// Where Debian's package `python-qtawesome-common` puts its fonts, then the usual folders.
  package static var folders: [String] {
    ["/usr/share/python-qtawesome/fonts"] + FontDirectory.usualFolders
  }
}

extension FontFace {
  /// The glyph of a character; none where the font lacks it.
  package func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle.font, scalar.value, &glyph) == 0 ? nil : glyph
  }
}
