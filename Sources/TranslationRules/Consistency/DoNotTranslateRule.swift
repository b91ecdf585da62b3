import AuditModel
import Localization
import Terminology

/// Names that stay as they are in every language do.
package struct DoNotTranslateRule: TextPairRule, ProjectRule {
  package static let description = RuleDescription(
    id: "do-not-translate", title: "Translated or altered name",
    rationale: """
      People who search for a product by its name do not find its translation, and the owner of \
      a brand may object.
      """,
    howToFix: """
      Write the name exactly as in the source string; endings may follow it. List names in the \
      glossary as not to be translated.
      """,
    falseAlarm: """
      A name of the glossary that a language transliterates or inflects inside the word is \
      reported as a warning. Names learned from other translations are notes, and may be common \
      nouns that one string rightly translates.
      """,
    severity: .warning,
    standards: [.apple("Guidelines for using Apple trademarks")])

  package static let kinds = [116]

  package static let examples: [TranslationExample] = [
    example("it stays", "Corkboard needs your camera", "Corkboard benötigt die Kamera", in: "de"),
    example("with an ending", "Open it in Corkboard", "Avaa se Corkboardissa", in: "fi"),
    example("with an apostrophe", "Open it in Corkboard", "Corkboard’da aç", in: "tr"),
    example(
      "a common word with the same letters", "Pin to a corkboard", "An die Korkwand", in: "de"),
    example(
      "it was translated", "Corkboard needs your camera", "Korkwand benötigt die Kamera",
      in: "de", finds: ["text"]),
    example(
      "it was written in other letters", "Open it in Corkboard", "Открыть в Коркборд", in: "ru",
      finds: ["text"]),
    .texts("always the same, but for one", learned("Mach PinIt auf"), finds: []),
    .texts("once another word", learned("Öffne die Nadel"), finds: ["last"]),
    .texts("a name with one capital", boardly("Über Brettli"), finds: ["last"]),
    .texts("… that stays", boardly("Über Boardly")),
    .texts(
      "a word that only one language keeps",
      boardly("Über Brettli").map { key, texts in
        (key, texts.merging(["fr": .text("Tableau \(key.count)")]) { $1 })
      }),
    .texts(
      "a word that is no name",
      boardly("Über Brettli") + [("more", ["en": "Every boardly", "de": "Alle Boardlys"])]),
    .files(
      "the name of the app",
      [
        ("en.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"Boardly\";"),
        (
          "en.lproj/Localizable.strings",
          "\"a\" = \"Open Boardly\"; \"b\" = \"Boardly is on\"; \"c\" = \"About Boardly\";"
        ),
        (
          "de.lproj/Localizable.strings",
          "\"a\" = \"Boardly öffnen\"; \"b\" = \"Boardly ist an\"; \"c\" = \"Über Brettli\";"
        ),
      ], finds: ["c"]),
  ]

  private static func boardly(
    _ last: String
  ) -> [(key: String, texts: [LocaleIdentifier: ExampleText])] {
    [
      ("Open Boardly", "Boardly öffnen"), ("Boardly is on", "Boardly ist an"),
      ("Share Boardly", "Boardly teilen"), ("Quit Boardly", "Boardly beenden"),
      ("Welcome to Boardly", "Willkommen bei Boardly"), ("Rate Boardly", "Boardly bewerten"),
    ].map { ($0, ["en": .text($0), "de": .text($1)]) }
      + [("last", ["en": "About Boardly", "de": .text(last)])]
  }

  private static func example(
    _ title: String, _ source: String, _ target: String, in locale: LocaleIdentifier,
    finds findings: [String] = []
  ) -> TranslationExample {
    .texts(
      title, [("text", ["en": .text(source), locale: .text(target)])], finds: findings,
      facts: OutsideFacts(
        glossary: Glossary(terms: [Term(source: "Corkboard", isKept: true)])))
  }

  private static func learned(
    _ last: String
  ) -> [(key: String, texts: [LocaleIdentifier: ExampleText])] {
    [
      ("Sign in to PinIt", "Bei PinIt anmelden"), ("Quit PinIt", "PinIt beenden"),
      ("About PinIt", "Über PinIt"), ("PinIt is offline", "PinIt ist offline"),
      ("Hide PinIt", "PinIt ausblenden"), ("Rate PinIt", "PinIt bewerten"),
      ("Share PinIt", "PinIt teilen"), ("Start PinIt", "PinIt starten"),
      ("Update PinIt", "PinIt aktualisieren"), ("PinIt is busy", "PinIt ist beschäftigt"),
      ("Welcome to PinIt", "Willkommen bei PinIt"), ("PinIt settings", "PinIt-Einstellungen"),
    ].map { ($0, ["en": .text($0), "de": .text($1)]) }
      + [("last", ["en": "Open PinIt", "de": .text(last)])]
  }

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let check = TermCheck(pair) else { return [] }
    return check.verdicts.compactMap { term, verdict in
      verdict == .lost ? .lost(term.source, severity: check.severity(of: term)) : nil
    }
  }

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let known = Set(knowledge.facts.glossary?.terms.map(\.source) ?? [])
    return KeptNames(in: knowledge.project).outliers.filter { !known.contains($0.name) }.map {
      ProjectViolation(
        table: $0.table, key: $0.key, locale: $0.table.locale, path: $0.leaf.path,
        at: $0.leaf.location, .lost($0.name, severity: .note))
    }
  }
}

extension TextViolation {
  fileprivate static func lost(_ name: String, severity: Severity) -> Self {
    Self(
      "“\(name)” is missing or changed", suggestion: "write “\(name)” as in the source",
      severity: severity)
  }
}
