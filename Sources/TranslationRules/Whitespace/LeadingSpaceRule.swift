import AuditModel
import MessageSyntax

/// A translation begins with a space where its source does.
package struct LeadingSpaceRule: TextPairRule {
  package static let description = RuleDescription(
    id: "leading-space",
    title: "Space at the beginning differs",
    rationale: """
      Texts that are put together run into each other, or stand apart and out of line, and \
      VoiceOver reads two words as one.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [67]

  package static let looksFor: TextFeatures = .edgeSpace

  package static let examples: [TranslationExample] = [
    .passes("both begin with one", " of %d", " von %d", in: "de"),
    .passes("a no-break space", " of %d", "\u{A0}sur %d", in: "fr"),
    .passes("a language without spaces", " cards", "张卡片", in: "zh-Hans"),
    .passes("Thai", " cards", "การ์ด", in: "th"),
    .passes("the space that French has before a mark", "; %@ left", " ; %@ restants", in: "fr"),
    .passes("the space that Finnish has before a percent sign", "% done", " % valmis", in: "fi"),
    .passes("nothing but a space", " ", "", in: "de"),
    .passes(
      "forms for numbers", [.one: " card", .other: " cards"],
      [.one: " karta", .few: " karty", .many: " karet", .other: " karet"], in: "cs"),
    .finds("the words run together", " of %d", "von %d", in: "de"),
    .finds("a space before a mark in German", "; %@ left", " ; %@ übrig", in: "de"),
    .finds("a space too many", "Save", " Enregistrer", in: "fr"),
    .finds("a space too many in Japanese", "Save", "\u{3000}保存", in: "ja"),
    .finds("two instead of one", " of %d", "  z %d", in: "pl"),
    .finds("the space went to the other end", "by ", " tarafından", in: "tr"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    EdgeSpaces(pair, .leading)?.violations("beginning") ?? []
  }
}
