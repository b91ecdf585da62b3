/// The phrases with which people ask Siri for a shortcut of the app:
/// `AppShortcut(intent: Open(), phrases: ["Open \(.applicationName)"])`.
///
/// Each is the key of its translations in the table `AppShortcuts`, with `${applicationName}` and the
/// like in place of what is put in (Apple documentation, `AppShortcutPhrase`).
struct ShortcutPhrases {
  /// The phrases in the order of the code.
  private(set) var found: [CallFinder.Found] = []

  /// So many tokens before the phrases the call begins at the latest.
  private static let longestIntent = 100

  /// Reads the phrases whose label is a token.
  init(_ tokens: [CodeToken], at index: Int, in bytes: [UInt8]) {
    guard tokens[index].word == "phrases", index + 2 < tokens.count,
      tokens[index + 1].isMark(":"), tokens[index + 2].isMark("["),
      tokens[max(0, index - Self.longestIntent)..<index].contains(where: {
        $0.word == "AppShortcut"
      })
    else { return }
    var next = index + 3
    while next < tokens.count, !tokens[next].isMark("]") {
      if let text = tokens[next].text {
        let key = Self.key(of: text, in: bytes)
        found.append(
          CallFinder.Found(
            use: TextUse(
              call: "AppShortcut", key: .text(key), value: key, table: "AppShortcuts",
              location: .nowhere),
            offset: tokens[next].offset))
      }
      next += 1
    }
  }

  private static func key(of text: CodeText, in bytes: [UInt8]) -> String {
    var key = text.pieces.first ?? ""
    for (code, piece) in zip(text.interpolations, text.pieces.dropFirst()) {
      // `.applicationName`, or the path of a parameter, `\.$board`.
      let word = bytes[code].reversed().drop { !$0.isWordByte }.prefix(while: \.isWordByte)
      key += "${\(String(decoding: word.reversed(), as: UTF8.self))}\(piece)"
    }
    return key
  }
}
