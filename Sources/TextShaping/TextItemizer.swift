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
    /// The part of the text that it belongs to.
    let part: Int
  }

  /// The pieces in logical order, and the characters that no font has.
  func items(
    of text: String, units: [UInt16], settings: PartSettings
  ) -> (items: [Item], missing: [Unicode.Scalar]) {
    let levels = BidirectionalLevels.of(units, isRightToLeft: isRightToLeft)
    let scripts = scripts(of: text)
    var items: [Item] = []
    var missing: [Unicode.Scalar] = []
    var settings = settings
    var offset = 0
    for (character, script) in zip(text, scripts) {
      let range = offset..<(offset + character.utf16.count)
      offset = range.upperBound
      let setting = settings.setting(at: range.lowerBound)
      let previous = items.last
      let found = face(
        for: character, script: script, setting: setting, previous: previous)
      missing += found.missing
      let level = levels[range.lowerBound]
      if let previous, previous.face === found.face, previous.script == script,
        previous.level == level, previous.part == settings.part
      {
        items[items.count - 1].range = previous.range.lowerBound..<range.upperBound
      } else {
        items.append(
          Item(
            range: range, face: found.face, script: script, level: level, part: settings.part))
      }
    }
    return (items, missing)
  }

  /// The script of each character; neutral ones take the script before them, or the first one, or one of
  /// those that share them: an Arabic question mark after a Latin word is still Arabic.
  private func scripts(of text: String) -> [Script] {
    let own = text.map { character in
      character.unicodeScalars.lazy.map { Script(of: $0) }.first { !$0.isNeutral } ?? .common
    }
    let first = own.first { !$0.isNeutral } ?? .common
    var current = first
    return zip(text, own).map { character, script in
      guard script.isNeutral else {
        current = script
        return current
      }
      let sharing = character.unicodeScalars.first.map(Script.sharing) ?? []
      guard !sharing.isEmpty, !sharing.contains(current) else { return current }
      return ([first] + own).first(where: sharing.contains) ?? sharing[0]
    }
  }

  private func face(
    for character: Character, script: Script, setting: TextSetting, previous: Item?
  ) -> (face: FontFace, missing: [Unicode.Scalar]) {
    let scalars = character.unicodeScalars.filter { !Self.needsNoGlyph($0) }
    if scalars.isEmpty, let previous { return (previous.face, []) }
    if character.isEmoji, let emoji = fonts.emoji?.face(setting),
      scalars.allSatisfy(emoji.covers)
    {
      return (emoji, [])
    }
    let primary = fonts.primary(setting.design).face(setting)
    if scalars.allSatisfy(primary.covers) { return (primary, []) }
    for family in fonts.fallbacks(script: script, language: language) {
      let face = family.face(setting)
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

extension Character {
  /// Whether it is drawn as a picture: by itself, or because it is followed by a selector or joined.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    if first.properties.isEmojiPresentation { return !unicodeScalars.contains("\u{FE0E}") }
    return unicodeScalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
    }
  }
}
