import AuditModel
import MessageSyntax

/// The emoji of a translation are those of its source, whole.
package struct EmojiChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "emoji-changed", title: "Changed emoji",
    rationale: """
      People miss a picture that carries meaning, see another one, or see a family or flag fall \
      apart into single emoji.
      """,
    howToFix: """
      Use the emoji of the source string; their order and skin tone may differ. Copy joined \
      emoji as a whole, with their zero width joiners.
      """,
    falseAlarm: """
      An emoji that was replaced or removed for cultural reasons is reported. Skin tones, text \
      and emoji presentation, and signs such as © are ignored.
      """,
    severity: .note,
    standards: [.unicode("UTS 51, Unicode Emoji")])

  package static let kinds = [131]

  package static let looksFor: TextFeatures = [.typography, .remote]

  package static let examples: [TranslationExample] = [
    .passes("the same", "Done 🎉", "Fertig 🎉", in: "de"),
    .passes("another order", "🎉 Done 👍", "👍 完了 🎉", in: "ja"),
    .passes("another skin tone", "Great 👍", "Super 👍🏽", in: "fr"),
    .passes("text or emoji presentation", "Love ❤", "Láska ❤️", in: "cs"),
    .passes("a sign that is no emoji", "© 2026 ™", "2026", in: "fi"),
    .passes("a family", "👨‍👩‍👧 Family", "👨‍👩‍👧 Rodzina", in: "pl"),
    .passes("a flag", "🇩🇪 German", "🇩🇪 německy", in: "cs"),
    .passes("Arabic with joiners", "Save 😀", "می‌\u{200D}ذخیره 😀", in: "fa"),
    .finds("one is lost", "Done 🎉", "Fertig", in: "de"),
    .finds("another one", "Great 👍", "Geweldig 👎", in: "nl"),
    .finds("another flag", "🇺🇸 English", "🇬🇧 engelsk", in: "nb"),
    .finds("a family falls apart", "👨‍👩‍👧 Family", "👨👩👧 Família", in: "pt-BR"),
    .finds("it ends with a joiner", "👩‍💻 Code", "👩‍💻\u{200D} Koodi", in: "fi"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.nonASCII) || pair.target.has(.nonASCII) else { return [] }
    let source = Emoji.all(in: pair.source.text)
    let target = Emoji.all(in: pair.target.text)
    if source.sorted() == target.sorted() { return [] }
    return [
      TextViolation(
        "the emoji are \(list(target)), in the source \(list(source))",
        suggestion: "use the emoji of the source string")
    ]
  }

  private func list(_ emoji: [String]) -> String {
    emoji.isEmpty ? "none" : emoji.prefix(12).joined(separator: " ")
  }
}

/// Finds emoji in strings.
private enum Emoji {
  /// The emoji of a text without their colours of skin and their styles.
  static func all(in text: String) -> [String] {
    guard text.unicodeScalars.contains(where: \.mayBeginEmoji) else { return [] }
    return text.compactMap { character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first, first.mayBeginEmoji else { return nil }
      var kept = String.UnicodeScalarView()
      for scalar in scalars
      where scalar.value != 0xFE0F && scalar.value != 0xFE0E && !scalar.properties.isEmojiModifier {
        kept.append(scalar)
      }
      return String(kept)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a picture by itself or half a flag; digits, arrows and signs such as © are not.
  fileprivate var mayBeginEmoji: Bool {
    if value < 0x231A { return false }
    if value >= 0x1F1E6 && value <= 0x1F1FF { return true }
    return properties.isEmojiPresentation || value == 0x2764 || value == 0x1F3F4
      || (value >= 0x1F300 && properties.isEmoji)
  }
}
