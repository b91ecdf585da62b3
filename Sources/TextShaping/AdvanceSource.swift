import SystemFont

/// Where the advances of a face come from.
enum AdvanceSource: Sendable {
  /// The font file itself.
  case font(WidthCertainty)
  /// iOS's system font, which the face replaces.
  case system(SystemAdvances)
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
    case .system(let advances): advances.measure(scalars, nominal: nominal)
    case .emoji: nominal == 0 ? (.zero, .emoji) : (.emoji, .emoji)
    }
  }
}
