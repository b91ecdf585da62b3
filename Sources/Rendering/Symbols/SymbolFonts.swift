import TextShaping

/// The fonts with the pictures that stand in for SF Symbols, which may not be shipped.
package struct SymbolFonts: Sendable {
  let phosphor: FontFace?
  let material: FontFace?

  /// The installed fonts, opened at the first drawing with a symbol.
  package static let installed = SymbolFonts(in: IconFont.folders)

  /// No fonts: all symbols are placeholders.
  static let none = SymbolFonts(phosphor: nil, material: nil)

  /// The fonts in some folders, by the names that QtAwesome 1.3 and 1.4 have for their files.
  init(in folders: [String]) {
    func font(_ files: String...) -> FontFace? {
      files.lazy.compactMap { IconFont.installed(file: $0, in: folders) }.first
    }
    self.init(
      phosphor: font("phosphor.ttf", "phosphor-1.3.0.ttf"),
      material: font(
        "materialdesignicons6-webfont.ttf", "materialdesignicons6-webfont-6.9.96.ttf"))
  }

  private init(phosphor: FontFace?, material: FontFace?) {
    // Other versions have other code points; only version 1.3 ends with this one.
    self.phosphor = phosphor.flatMap { $0.covers("\u{FAE3}") ? $0 : nil }
    self.material = material
  }

  /// Whether there is a font for the greater part of the symbols.
  package var areThere: Bool { phosphor != nil }
}
