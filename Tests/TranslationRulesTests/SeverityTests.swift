import AuditModel
import Localization
import Testing

@testable import TranslationRules

/// How severe a finding is where a rule has more than one severity.
@Suite struct SeverityTests {
  /// The severities of what a rule finds.
  private func severities(
    of rule: String, _ files: [LocalizationFile], facts: OutsideFacts = OutsideFacts()
  ) -> [Severity] {
    let knowledge = ProjectKnowledge(project: LocalizationProject(files: files), facts: facts)
    let rules = TranslationRuleList.all.filter { $0.description.id == rule }
    return TranslationAudit(knowledge, rules: rules).findings().map(\.severity)
  }

  private func catalog(_ texts: [(String, [LocaleIdentifier: ExampleText])]) -> [LocalizationFile] {
    ExampleFiles.catalog("Localizable", texts.map { ($0.0, nil, $0.1) }, from: "en")
  }

  @Test(arguments: [
    ("newline-count", "It failed:\n%@", "Es misslang: %@", Severity.note),
    ("newline-count", "It failed:\n%@\nGo on?", "Es misslang: %@ Weiter?", .warning),
    ("end-punctuation", "Delete it?", "Löschen? Das ist endgültig.", .note),
    ("end-punctuation", "Delete it?", "Das ist endgültig.", .note),
    ("bidi-controls", "Thanks ❤️", "Danke \u{202D}❤️", .warning),
    ("bidi-controls", "Thanks ❤️", "\u{202D}Danke ❤️", .error),
    ("format-nonlatin-digit", "Hi %@", "Hallo % @", .note),
    ("format-nonlatin-digit", "Hi %@", "Hallo ％@", .error),
    ("format-missing", "Found: %@", "Gefunden:", .error),
    ("format-missing", "Found %@", "Gefunden", .warning),
    ("precision-changed", "%.2f km", "%f km", .warning),
    ("precision-changed", "%.2f km", "%.3f km", .note),
  ])
  func followsWhatPeopleSee(
    _ rule: String, _ source: String, _ target: String, _ severity: Severity
  ) {
    let files = catalog([("key", ["en": .text(source), "de": .text(target)])])
    #expect(severities(of: rule, files) == [severity])
  }

  @Test(arguments: [
    ("Etiquettes du tableau", Severity.note), ("Etiquettes après un succés", .warning),
    ("Les etiquettes", .warning),
  ])
  func ofAMissingAccentFollowsTheCapitalsOfFrench(_ target: String, _ severity: Severity) {
    let files = catalog([("key", ["en": "Labels of the board", "fr": .text(target)])])
    #expect(severities(of: "accent-missing", files) == [severity])
  }

  @Test(arguments: [("2. Deschideți meniul", Severity.note), ("Deschideți meniul", .warning)])
  func ofTheNumberOfAStepFollowsItsSeries(_ second: String, _ severity: Severity) {
    let files = catalog([
      ("step1", ["en": "Open the app", "ro": "1. Deschideți aplicația"]),
      ("step2", ["en": "Open the menu", "ro": .text(second)]),
    ])
    #expect(severities(of: "numbers-value", files).first == severity)
  }

  @Test(arguments: [
    (
      "It is free and always be. You can support it at any time.",
      "It is free and always will be. You can support it at any time.", Severity.note
    ),
    (
      "It is free and will be always. You can support it at any time.",
      "It is free and will not be always. You can support it at any time.", .warning
    ),
    ("Always be free", "Always will be free", .note), ("Sorting", "Sort by", .note),
    ("Save", "Save all boards", .warning), ("Delete board", "Archive board", .warning),
    ("Recieve all cards", "Receive all cards", .note),
    ("Import all cards", "Export all cards", .warning),
    ("Install all cards", "Uninstall all cards", .warning),
    ("Keep 30000 cards", "Keep 30500 cards", .warning),
    ("Save the card", "Save the card!", .note),
  ])
  func ofAnOutdatedTranslationFollowsTheChange(
    _ earlier: String, _ source: String, _ severity: Severity
  ) {
    var facts = OutsideFacts()
    let location = EarlierSource.Location(table: "Localizable", key: "key", locale: "de")
    facts.earlierSources = [EarlierSource(of: location, text: earlier)]
    let files = catalog([("key", ["en": .text(source), "de": "Etwas"])])
    #expect(
      severities(of: "source-changed-since-translation", files, facts: facts) == [severity])
  }

  @Test(arguments: [
    ("IPSW", "IPSW", Severity.note), ("FAQ", "Questions", .warning), ("OFF", "", .warning),
    ("MoltenVK", "", .note), ("GitHub Sponsors", "GitHub Sponsors", .note),
    ("GitHub Sponsors", "Mécènes GitHub", .warning), ("Save Search", "Save Search", .warning),
    ("{{first}} {{last}}", "{{nom}} {{last}}", .note),
  ])
  func ofAMissingNameFollowsTheOtherLanguages(
    _ source: String, _ french: String, _ severity: Severity
  ) {
    var texts: [LocaleIdentifier: ExampleText] = ["en": .text(source)]
    if !french.isEmpty { texts["fr"] = .text(french) }
    let files = catalog([("a", texts), ("b", ["en": "Book", "de": "Buch", "fr": "Livre"])])
    let found = severities(of: "missing-translation", files)
    #expect(found == Array(repeating: severity, count: french.isEmpty ? 2 : 1))
  }

  @Test(arguments: [("zh_TW", Severity.note), ("zh-TW", .warning), ("no", .note)])
  func ofALanguageCodeFollowsFoundation(_ name: String, _ severity: Severity) {
    let file = ExampleFiles.file("\(name).lproj/A.strings", Array("a = \"A\";".utf8))
    #expect(severities(of: "locale-code", [file]) == [severity])
  }

  @Test func ofAStaleKeyFollowsTheCode() {
    let catalog = ExampleFiles.file(
      "A.xcstrings",
      Array(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"a":{"extractionState":"stale",
        "localizations":{"fi":{"stringUnit":{"state":"translated","value":"Ä"}}}}}}
        """.utf8))
    #expect(severities(of: "stale-extraction", [catalog]) == [.warning])
    #expect(
      severities(of: "stale-extraction", [catalog], facts: .swift(#"title("a")"#)) == [.note])
  }

  @Test(arguments: [
    (#""a" = "\u2022";"#, [Severity.error]),
    (#""\u2022" = "\u2022";"#, [.note, .note]),
    (#""caf\u00e9" = "Kaffee";"#, [.warning]),
  ])
  func ofAnUnknownEscapeFollowsTheKey(_ content: String, _ expected: [Severity]) {
    let file = ExampleFiles.file("de.lproj/Localizable.strings", Array(content.utf8))
    #expect(severities(of: "unknown-escape", [file]) == expected)
  }

  @Test func ofMixedLineEndsIsANote() {
    let file = ExampleFiles.file(
      "de.lproj/Localizable.strings", Array("\"a\" = \"A\";\r\n\"b\" = \"B\";\n".utf8))
    #expect(severities(of: "carriage-return", [file]) == [.note])
  }
}
