import AuditModel

/// App Store Connect takes every text of the app's page.
package struct StoreMetadataLengthRule: CodeRule {
  package static let description = RuleDescription(
    id: "store-metadata-length", title: "App Store text too long",
    rationale: """
      App Store Connect rejects the text, and the release waits until a translator has shortened it.
      """,
    howToFix: """
      Shorten the text: 30 characters for name and subtitle, 100 for keywords, 170 for promotional \
      text, 4,000 for description and release notes. Leave out the spaces between keywords.
      """,
    falseAlarm: """
      None known for too many characters. Apple limits keywords to 100 bytes, and App Store Connect \
      takes more in scripts of several bytes a character; those are notes.
      """,
    severity: .error,
    standards: [
      .apple("App Store Connect Help, App information"),
      .apple("App Store Connect Help, Platform version information"),
    ])

  package static let kinds = [133]

  package static let examples: [TranslationExample] = [
    .texts(
      "short enough", [("save", ["en": "Save"])],
      facts: .store([("en-US", .name, "Corkboard"), ("de-DE", .subtitle, "Tafeln für alle Fälle")])
    ),
    .texts(
      "a subtitle with more than 30 characters", [("save", ["en": "Save"])], finds: ["subtitle"],
      facts: .store([("de-DE", .subtitle, "Tafeln und Karten für alle Gelegenheiten")])),
    .texts(
      "keywords with 100 characters in more bytes", [("save", ["en": "Save"])],
      finds: ["keywords"],
      facts: .store([("ja", .keywords, "掲示板,カード,共有,予定,メモ,写真,会議,学校,家族,仕事,旅行,買い物,宿題,計画")])),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    knowledge.facts.storeTexts.compactMap { text in
      violation(of: text).map {
        ProjectViolation(
          table: nil, key: text.field.rawValue, locale: text.locale, at: text.location, $0)
      }
    }
  }

  private func violation(of text: StoreText) -> TextViolation? {
    let (count, limit) = (text.text.count, text.field.limit)
    if count > limit {
      return TextViolation(
        "\(count) characters; App Store Connect allows \(limit)",
        suggestion: "shorten it by \(count - limit)")
    }
    guard text.field == .keywords, text.text.utf8.count > limit else { return nil }
    return TextViolation(
      "\(text.text.utf8.count) bytes; Apple’s help allows \(limit) bytes of keywords",
      suggestion: "shorten it if App Store Connect rejects it", severity: .note)
  }
}
