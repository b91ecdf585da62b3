import AuditModel

/// Cuts a text into pieces of one font, one script and one direction.
struct TextItemizer {
  let fonts: FontLibrary
  let language: String
  let isRightToLeft: Bool

  /// A piece that HarfBuzz can shape at once.
  struct Item {
    var range: Range<Int>
    let face: FontFace
    let script: Script
    let level: UInt8
  }

  /// The pieces in logical order, and the characters that no font has.
  func items(
    of text: String, units: [UInt16], weight: FontWeight, italic: Bool
  ) -> (items: [Item], missing: [Unicode.Scalar]) {
    let levels = BidirectionalLevels.of(units, isRightToLeft: isRightToLeft)
    let scripts = scripts(of: text)
    var items: [Item] = []
    var missing: [Unicode.Scalar] = []
    var offset = 0
    for (character, script) in zip(text, scripts) {
      let range = offset..<(offset + character.utf16.count)
      offset = range.upperBound
      let previous = items.last
      let found = face(
        for: character, script: script, weight: weight, italic: italic, previous: previous)
      missing += found.missing
      let level = levels[range.lowerBound]
      if let previous, previous.face === found.face, previous.script == script,
        previous.level == level
      {
        items[items.count - 1].range = previous.range.lowerBound..<range.upperBound
      } else {
        items.append(Item(range: range, face: found.face, script: script, level: level))
      }
    }
    return (items, missing)
  }

  /// The script of each character; neutral ones take the script before them, or the first one.
  private func scripts(of text: String) -> [Script] {
    let own = text.map { character in
      character.unicodeScalars.lazy.map { Script(of: $0) }.first { !$0.isNeutral } ?? .common
    }
    var current = own.first { !$0.isNeutral } ?? .common
    return own.map { script in
      if !script.isNeutral { current = script }
      return current
    }
  }

  private func face(
    for character: Character, script: Script, weight: FontWeight, italic: Bool, previous: Item?
  ) -> (face: FontFace, missing: [Unicode.Scalar]) {
    let scalars = character.unicodeScalars.filter { !Self.needsNoGlyph($0) }
    if scalars.isEmpty, let previous { return (previous.face, []) }
    let primary = fonts.primary.face(weight: weight, italic: italic)
    if scalars.allSatisfy(primary.covers) { return (primary, []) }
    for family in fonts.fallbacks(script: script, language: language) {
      let face = family.face(weight: weight, italic: italic)
      if scalars.allSatisfy(face.covers) { return (face, []) }
    }
    return (primary, scalars.filter { !primary.covers($0) })
  }

  /// Line ends, joiners, selectors and other characters that are not drawn themselves.
  private static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .lineSeparator
      || scalar.properties.generalCategory == .paragraphSeparator
  }
}
