import TextShaping

/// The outlines of glyphs, numbered in the order in which they were first asked for.
struct OutlineTable {
  private var paths: [String] = []
  private var numbers: [Key: Int?] = [:]

  private struct Key: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
  }

  /// The number of a glyph; none when there is nothing to see of it.
  mutating func number(of glyph: UInt32, in face: FontFace) -> Int? {
    let key = Key(face: ObjectIdentifier(face), glyph: glyph)
    if let known = numbers[key] { return known }
    var outline = OutlinePath()
    outline.add(face.outline(of: glyph))
    let path = outline.svg(unitsPerEm: face.unitsPerEm)
    let number = path.isEmpty ? nil : paths.count
    if number != nil { paths.append(path) }
    numbers[key] = .some(number)
    return number
  }

  /// The outlines as SVG, each with a name of the prefix and its number.
  func definitions(named prefix: String) -> [String] {
    paths.enumerated().map { "<path id=\"\(prefix)\($0)\" d=\"\($1)\"/>" }
  }
}
