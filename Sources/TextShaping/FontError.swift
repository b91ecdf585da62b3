/// Why there is nothing to measure with.
public enum FontError: Error, Hashable, Sendable {
  /// The file cannot be opened or is no font.
  case unreadable(path: String)
  /// The file is a font in which no character has a glyph.
  case withoutCharacters(path: String)
  /// The stand-in for the system font is not installed.
  case notInstalled(family: String, searched: [String])
}

extension FontError: CustomStringConvertible {
  /// The missing font, where it was looked for, and how to install it.
  public var description: String {
    switch self {
    case .unreadable(let path):
      "\(path): not a font; name a .ttf, .otf or .ttc file that can be read"
    case .withoutCharacters(let path):
      "\(path): a font in which no character has a glyph, since its table “cmap” or “maxp” is missing, "
        + "empty or damaged; name a complete .ttf, .otf or .ttc file"
    case .notInstalled(let family, let searched):
      "no font to measure with: \(family) is in none of \(searched.joined(separator: ", ")); "
        + "install it (Debian: fonts-inter) or name a font with --font"
    }
  }
}
