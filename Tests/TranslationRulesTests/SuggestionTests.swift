import AuditModel
import Localization
import Testing

@testable import TranslationRules

/// The replacements that findings name.
@Suite struct SuggestionTests {
  /// The first finding of a rule about one translation.
  private func finding(
    _ rule: String, _ source: String, _ target: String, _ locale: LocaleIdentifier
  ) -> RuleFinding? {
    let files = ExampleFiles.catalog(
      "Localizable", [("key", nil, ["en": .text(source), locale: .text(target)])], from: "en")
    let knowledge = ProjectKnowledge(project: LocalizationProject(files: files))
    let rules = TranslationRuleList.all.filter { $0.description.id == rule }
    return TranslationAudit(knowledge, rules: rules).findings().first
  }

  @Test(arguments: [
    (
      "brace-placeholder", "Latest %@", "{0} ចុង", "km" as LocaleIdentifier,
      "write “%@” as the source does"
    ),
    (
      "brace-placeholder", "%@ at %@", "{1} : {0}", "fr", "write “%2$@” for “{1}”, “%1$@” for “{0}”"
    ),
    ("brace-placeholder", "All of %@", "{alle} von %@", "de", "remove it"),
    ("brace-placeholder", "%@ has %d", "{0} hat %d", "de", "write “%@” as the source does"),
    (
      "format-bare-percent", "%ld digits", "%!d dígitos", "es",
      "write “%ld” as the source does"
    ),
    (
      "format-bare-percent", "%@: all", "%@: 100%", "nl",
      "write “%%” for a percent sign, or the whole specifier"
    ),
    (
      "format-space-flag", "%ld items of it", "% gli oggetti", "it",
      "write “%%” for a percent sign, or “%ld” as the source does"
    ),
    ("format-missing", "About %@ GiB", "Etwa $@ GiB", "de", "write “%@” instead of “$@”"),
    ("format-missing", "About %@ GiB", "Etwa ein GiB", "de", "add “%@”"),
    (
      "argument-spacing", "In %1$d minutes at %2$@", "En %1$dminutos a %2$@", "es",
      "write “%1$d minutos”"
    ),
    (
      "argument-spacing", "In %1$@ and in %2$@", "En%1$@ y en%2$@", "es",
      "write “En %1$@” and “en %2$@”"
    ),
    ("script-specific-marks", "Name: %@", "Имя：%@", "ru", "write “:”"),
    ("argument-spacing", "Set to %@, then", "Establecida en%@, luego", "es", "write “en %@”"),
    ("foreign-accent", "Start time", "Kezdés idôpont", "hu", "write “időpont”"),
    ("foreign-accent", "Delete media", "Média tōrlése", "hu", "write the vowel of the language"),
    ("hans-hant-mix", "Delete the drive", "刪除驱动器", "zh-Hans", "write “删除” instead of “刪除”"),
    ("accent-missing", "Days after", "Dias despues", "es", "write “Días” and “después”"),
    ("invisible-characters", "Save", "저\u{115F}\u{1161}\u{11BC}", "ko", "type the syllable again"),
  ])
  func nameTheReplacement(
    _ rule: String, _ source: String, _ target: String, _ locale: LocaleIdentifier,
    _ suggestion: String
  ) {
    #expect(finding(rule, source, target, locale)?.suggestion == suggestion)
  }

  @Test func offerNoFixThatChangesASyllable() throws {
    let found = try #require(
      finding("invisible-characters", "Save", "저\u{115F}\u{1161}\u{11BC}", "ko"))
    #expect(found.fix == nil)
  }

  @Test(arguments: [
    ("New Drive...", "New Drive…", ", with “…” instead of “...”"),
    ("New Drive", "New Drive…", ", which has “…” besides"),
    ("New Drive…", "New Drive", ", without “…”"),
    ("New drive", "New Drive", ", which differs in its capitals"),
  ])
  func pointAtTheDifferenceOfAKey(_ key: String, _ wanted: String, _ difference: String) {
    let files = [
      ("en.lproj/Localizable.strings", "\"\(wanted)\" = \"\(wanted)\";"),
      ("de.lproj/Localizable.strings", "\"\(key)\" = \"Neu\";"),
    ].map { ExampleFiles.file($0.0, Array($0.1.utf8)) }
    let knowledge = ProjectKnowledge(project: LocalizationProject(files: files))
    let found = TranslationAudit(knowledge, rules: [ExtraKeyRule.self]).findings().first
    #expect(found?.suggestion == "rename the key to “\(wanted)”\(difference)")
  }
}
