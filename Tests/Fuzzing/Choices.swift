import Exchange

/// Chooses by what an input is, so that each input always leads to the same choices.
struct Choices {
  private var state: UInt64

  /// Begins with the sum of all bytes, as FNV-1a makes it.
  init(_ bytes: [UInt8]) {
    state = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// One of some values, none when there are none.
  mutating func pick<Values: Collection>(_ values: Values) -> Values.Element? {
    guard !values.isEmpty else { return nil }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let offset = Int(state >> 33) % values.count
    return values[values.index(values.startIndex, offsetBy: offset)]
  }

  /// A text to be written, which every format that holds any text can hold.
  mutating func text() -> String { pick(Self.texts) ?? "" }

  /// A format to be converted to; all of them for each input would take too long.
  mutating func format() -> ExchangeFormat { pick(ExchangeFormat.allCases) ?? .xliff12 }

  private static let texts = [
    "", " ", "new", "“é”", "<&\"'>\\", "a\nb", "\t", "]]>", "--", "%1$@ %d", "%#@n@", "👩‍🚀",
    "\u{202E}x",
    "/* */ // ;", "{}[]", "\u{FEFF}", "a\r\nb", "\u{85}\u{2028}",
  ]
}
