import TextShaping

/// The fonts with the pictures that stand in for SF Symbols, which may not be shipped.
package struct SymbolFonts: Sendable {
  let phosphor: FontFace?
  let material: FontFace?

  /// The installed fonts, opened at the first drawing with a symbol.
  package static let installed = SymbolFonts(
    phosphor: IconFont.installed(file: "phosphor.ttf"),
    material: IconFont.installed(file: "materialdesignicons6-webfont.ttf"))

  /// No fonts: all symbols are placeholders.
  static let none = SymbolFonts(phosphor: nil, material: nil)

  private init(phosphor: FontFace?, material: FontFace?) {
    // Other versions have other code points; only version 1.3 ends with this one.
    self.phosphor = phosphor.flatMap { $0.covers("\u{FAE3}") ? $0 : nil }
    self.material = material
  }

  /// Whether there is a font for the greater part of the symbols.
  package var areThere: Bool { phosphor != nil }
}
