import SystemFont

/// Where the advances of a face come from.
enum AdvanceSource: Sendable {
  /// The font file itself.
  case font(WidthCertainty)
  /// iOS's system font, which the face replaces, and how well its widths are known at best.
  case system(SystemAdvances, atBest: WidthCertainty)
  /// SF Mono, which the face replaces.
  case monospaced
  /// Apple Color Emoji, which the face replaces.
  case emoji

  /// Whether it stands in for iOS's system font.
  var isSystem: Bool { if case .system = self { true } else { false } }

  /// Whether it holds emoji.
  var isEmoji: Bool { if case .emoji = self { true } else { false } }

  /// The advance of a cluster, whose glyphs have a sum of advances in em, and how well it is known.
  func measure(
    _ scalars: String.UnicodeScalarView, nominal: Double
  ) -> (length: TextLength, certainty: WidthCertainty) {
    switch self {
    case .font(let certainty):
      // A character that fills an em in one font for ideographs does so in all.
      (.ems(nominal), certainty == .standIn && nominal == 1 ? .ideograph : certainty)
    case .system(let advances, let best):
      advances.measure(scalars, nominal: nominal, atBest: best)
    case .monospaced: Self.monospaced(scalars, nominal: nominal)
    case .emoji: nominal == 0 ? (.zero, .emoji) : (.emoji, .emoji)
    }
  }

  /// Every letter of SF Mono is as wide as any other; marks are on one.
  private static func monospaced(
    _ scalars: String.UnicodeScalarView, nominal: Double
  ) -> (length: TextLength, certainty: WidthCertainty) {
    guard nominal != 0 else { return (.zero, .measured) }
    let letters = scalars.filter { !$0.isMark && !$0.properties.isDefaultIgnorableCodePoint }
    let areMeasured = scalars.allSatisfy { SystemFont.measured.contains($0.value) }
    return (
      .ems(Double(letters.count) * SystemFont.monospacedAdvance),
      areMeasured ? .measured : .marked
    )
  }
}
