/// A small generator whose numbers are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 2 &+ 1 }

  /// A number from 0 on, below a limit.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}

/// Damage of files in practice, besides random bytes.
private let fragments: [[UInt8]] =
  [
    "\"", "'", ";", "=", "/*", "*/", "//", "\\", "\n", "{", "}", "(", ")", "<", ">", "“", "”", "«",
    "<<<<<<< a\n", "<!--", "-->", "\u{FEFF}", "\u{A0}", "\\U12", "\\u1234", "%", "%#@n@", "<key>",
    "</string>", "&", "&amp;", "<![CDATA[", "]]>", "[", "]", ":", ",", "\\ud83d", "null",
    "\"other\"",
  ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xE2, 0x80]]

extension [UInt8] {
  /// The bytes with one to three places cut out, repeated or overwritten.
  func mutated(_ dice: inout Dice) -> [UInt8] {
    var result = self
    for _ in 0...dice.roll(3) {
      let start = dice.roll(result.count + 1)
      let end = Swift.min(result.count, start + dice.roll(4))
      result.replaceSubrange(start..<end, with: fragments[dice.roll(fragments.count)])
    }
    return dice.roll(8) == 0 ? Array(result.prefix(dice.roll(result.count + 1))) : result
  }
}
