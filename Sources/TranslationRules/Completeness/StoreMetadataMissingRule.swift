import AuditModel

/// The app's page in the App Store has each text in all of its languages.
package struct StoreMetadataMissingRule: CodeRule {
  package static let description = RuleDescription(
    id: "store-metadata-missing", title: "App Store text missing",
    rationale: """
      People read the page of the app without a text that other languages have, or with an old one: \
      fastlane leaves what App Store Connect has.
      """,
    howToFix: """
      Add the file to the folder of the language, or to `default` if one text serves all languages.
      """,
    falseAlarm: """
      Texts that App Store Connect has and that are edited there are reported.
      """,
    severity: .note,
    standards: [.apple("App Store Connect Help, Localize App Store information")])

  package static let kinds = [25]

  package static let examples: [TranslationExample] = [
    .texts(
      "the same texts in both languages", [("save", ["en": "Save"])],
      facts: .store([("en-US", .subtitle, "Boards"), ("de-DE", .subtitle, "Tafeln")])),
    .texts(
      "one text for all languages", [("save", ["en": "Save"])],
      facts: .store([
        (nil, .keywords, "board"), ("en-US", .name, "Corkboard"), ("de-DE", .name, "Corkboard"),
      ])),
    .texts(
      "a language has no subtitle", [("save", ["en": "Save"])], finds: ["subtitle"],
      facts: .store([
        ("en-US", .name, "Corkboard"), ("en-US", .subtitle, "Boards"),
        ("de-DE", .name, "Corkboard"),
      ])),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let folders = Dictionary(grouping: knowledge.facts.storeTexts) { $0.location.file.pageFolder }
    return folders.sorted { $0.key < $1.key }.flatMap { missing(in: $0.value) }
  }

  /// The texts that the language of most texts has and others have not.
  private func missing(in texts: [StoreText]) -> [ProjectViolation] {
    let filled = texts.filter { !$0.text.isEmpty }
    let general = Set(filled.filter { $0.locale == nil }.map(\.field))
    let languages = Dictionary(grouping: filled) { $0.locale }
    let named = languages.compactMap { locale, texts in locale.map { ($0, texts) } }
    // Of languages with as many texts English or else the first in order is the model.
    guard
      let (model, own) = named.max(by: {
        ($0.1.count, $0.0.language == "en" ? 1 : 0, $1.0.identifier)
          < ($1.1.count, $1.0.language == "en" ? 1 : 0, $0.0.identifier)
      })
    else { return [] }
    return named.filter { $0.0 != model }.sorted { $0.0 < $1.0 }.flatMap { locale, texts in
      let fields = Set(texts.map(\.field)).union(general)
      return own.filter { !fields.contains($0.field) }.map { text in
        ProjectViolation(
          table: nil, key: text.field.rawValue, locale: locale, at: text.location,
          TextViolation(
            "\(model) has “\(text.field.rawValue)”, \(locale) has none",
            suggestion: "add \(locale)/\(text.field.rawValue).txt"))
      }
    }
  }
}

extension String {
  /// The folder around the folders of languages, for a file in one of them.
  fileprivate var pageFolder: String {
    split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
  }
}
