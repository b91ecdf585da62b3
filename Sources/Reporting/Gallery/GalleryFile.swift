import Recordings

/// The names and marks of the files of a gallery.
package enum GalleryFile {
  /// The page with links to those of all screens.
  package static let index = "index.html"

  /// The page of a screen.
  package static func page(of screen: String) -> String { "\(screen.fileStem).html" }

  /// The picture of a screen.
  package static func picture(of screen: String) -> String { "\(screen.fileStem).svg" }

  /// Whether a file is one of a gallery, which a new gallery may overwrite.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return start.contains(pageMark) || start.contains(pictureMark)
  }

  /// The name of the generator, near the start of each page.
  static let generator = "legible gallery"
  /// The mark of a picture.
  static let pictureMark = "<!-- \(generator) -->"
  private static let pageMark = "content=\"\(generator)\""
}
