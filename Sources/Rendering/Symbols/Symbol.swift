import Foundation
import AuditModel
import TextShaping

/// A symbol as it is drawn: a glyph, or two of them, or one with a slash.
enum Symbol {
  case glyph(SymbolGlyph)
  /// A glyph at half the size in the middle of another one, cut out of it where that is filled.
  case framed(SymbolGlyph, frame: SymbolGlyph)
  /// A glyph under a line from the top left to the bottom right.
  case slashed(SymbolGlyph)

  /// The symbol of a name; none where the fonts have nothing for it.
  ///
  /// SF Symbols has most pictures in circles and squares as well; few fonts do, so these are put
  /// together: 664 names are.
  init?(_ name: String, weight: FontWeight = .regular, fonts: SymbolFonts) {
    if let glyph = fonts.glyph(name, weight: weight) {
      self = .glyph(glyph)
    } else if let framed = Self.framed(name, weight, fonts) ?? Self.slashed(name, weight, fonts) {
      self = framed
    } else {
      return nil
    }
  }

  /// The glyphs that it is made of.
  var glyphs: [SymbolGlyph] {
    switch self {
    case .glyph(let glyph), .slashed(let glyph): [glyph]
    case .framed(let inner, let frame): [inner, frame]
    }
  }

  private static let frames = [
    ".circle.fill", ".circle", ".square.fill", ".square", ".diamond.fill", ".diamond",
  ]

  private static func framed(_ name: String, _ weight: FontWeight, _ fonts: SymbolFonts) -> Symbol?
  {
    guard let suffix = frames.first(where: name.hasSuffix),
      let frame = fonts.glyph(String(suffix.dropFirst()), weight: weight)
    else { return nil }
    let inner = String(name.dropLast(suffix.count))
    // Filled shapes are seen better than thin lines at half the size.
    let glyph = fonts.glyph("\(inner).fill", weight: weight) ?? fonts.glyph(inner, weight: weight)
    return glyph.map { .framed($0, frame: frame) }
  }

  private static func slashed(_ name: String, _ weight: FontWeight, _ fonts: SymbolFonts) -> Symbol?
  {
    guard let slash = name.range(of: ".slash") else { return nil }
    let inner = name.replacingCharacters(in: slash, with: "")
    return fonts.glyph(inner, weight: weight).map(Symbol.slashed)
  }

  /// Whether SF Symbols mirrors it in right-to-left languages: all that is named after the direction
  /// of reading, and lists, whose marks come first.
  static func isMirrored(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
      || parts.first == "list" || name.hasSuffix(".indent")
  }
}
