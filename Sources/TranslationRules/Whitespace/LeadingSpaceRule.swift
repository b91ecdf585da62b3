import AuditModel
import MessageSyntax

/// A translation begins with a space where its source does.
package struct LeadingSpaceRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "leading-space", title: "Different leading space",
    rationale: """
      People and VoiceOver read two joined strings as one word, or see text out of alignment.
      """,
    howToFix: """
      Begin the translation with the same space as the source. Better still, join values with \
      one format string such as `%1$@ of %2$@`.
      """,
    falseAlarm: """
      The source may have the space by accident. If three or more languages, and most of them, \
      omit it, the source string alone is the finding, unless it goes on with a small letter, as \
      what is appended to a name does; without translations it is a note. Languages without spaces between words, and a language's \
      own space before a mark (French `:`, Finnish `%`), pass.
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
      "plural forms", [.one: " card", .other: " cards"],
      [.one: " karta", .few: " karty", .many: " karet", .other: " karet"], in: "cs"),
    .texts(
      "most languages omit it, so the source is the finding",
      [("all", ["en": " All", "de": "Alle", "it": "Tutti", "pl": "Wszystkie", "sv": " Alla"])],
      finds: ["all"]),
    .texts(
      "the code appends it to a name, so the translations are the finding",
      [
        (
          "lost",
          [
            "en": " couldn't load", "de": "wurde nicht geladen", "it": "non caricato",
            "pl": "nie wczytano", "sv": " laddades inte",
          ]
        )
      ], finds: ["lost", "lost", "lost"]),
    .finds("the source alone", source: " All"),
    .finds("the words run together", " of %d", "von %d", in: "de"),
    .finds("a space before a mark in German", "; %@ left", " ; %@ übrig", in: "de"),
    .finds("an added space", "Save", " Enregistrer", in: "fr"),
    .finds("an added space in Japanese", "Save", "\u{3000}保存", in: "ja"),
    .finds("two instead of one", " of %d", "  z %d", in: "pl"),
    .finds("the space moved to the other end", "by ", " tarafından", in: "tr"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    EdgeSpaces(pair, .leading)?.violations("beginning") ?? []
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    EdgeSpaces.violations(ofSource: text, .leading, "beginning")
  }
}
