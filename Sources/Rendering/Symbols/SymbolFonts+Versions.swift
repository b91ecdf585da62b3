extension SymbolFonts {
  /// The versions of the fonts that a symbol is drawn with, by their names, and of those that are not
  /// installed: with them it might be drawn otherwise.
  func versions(for symbol: Symbol?) -> [String: String] {
    var versions: [String: String] = [:]
    for (name, face) in [("Phosphor", phosphor), ("Material Design Icons", material)] {
      guard let face else {
        versions[name] = "not installed"
        continue
      }
      if symbol?.glyphs.contains(where: { $0.face === face }) == true {
        versions[name] = face.version
      }
    }
    return versions
  }
}
