import AuditModel
import LanguageData
import Localization
import Testing

@testable import TranslationRules

/// The cases that the examples of the rules about white space and punctuation cannot show.
@Suite struct TypographyRuleTests {
  private static let rules = WhitespaceRules.all + PunctuationRules.all

  private func findings(
    _ source: String, _ target: String, in locale: LocaleIdentifier,
    rules: [any TranslationRule.Type] = Self.rules
  ) -> [RuleFinding] {
    let files = ExampleFiles.catalog(
      "Localizable", [("key", nil, ["en": .text(source), locale: .text(target)])], from: "en")
    let knowledge = ProjectKnowledge(project: LocalizationProject(files: files))
    return TranslationAudit(knowledge, rules: rules).findings()
  }

  @Test(arguments: [
    ("Save", "\u{3000}Salva", "U+3000"), ("Save", "Guardar\u{A0}", "U+00A0"),
    ("Save", "Sichern\u{2003}", "U+2003"),
  ])
  func namesASpaceThatCannotBeSeen(_ source: String, _ target: String, _ name: String) {
    #expect(findings(source, target, in: "it").contains { $0.message.contains(name) })
  }

  @Test func proposesTheWholeTextWithFrenchSpaces() {
    let found = findings("Delete “%@”? Now!", "Supprimer « %@ » ? Oui!", in: "fr")
    let fix = found.first { $0.rule.id == "french-spacing" }?.fix
    #expect(
      fix == .proposed("Supprimer «\u{A0}%@\u{A0}»\u{202F}? Oui\u{202F}!"))
  }

  @Test func leavesWhatIsNotForReadingAloneWhenItFixes() {
    let found = findings(
      "<b>One</b>… %@… {name}…", "<b>Uno</b>... %@... {name}...", in: "it")
    let fix = found.first { $0.rule.id == "ellipsis-ascii" }?.fix
    #expect(fix == .safe("<b>Uno</b>… %@… {name}…"))
  }

  @Test func proposesTheSpacesOfTheSource() {
    #expect(findings("a ", "b", in: "de").first?.fix == .proposed("b "))
    #expect(findings("a", "  b", in: "de").first?.fix == .proposed("b"))
    #expect(findings(" a", "b", in: "de").first?.fix == .proposed(" b"))
  }

  @Test func takesACombiningMarkForAPartOfItsLetter() {
    #expect(findings("Really?", "¿Así\u{301}?", in: "es").isEmpty)
  }

  @Test(arguments: [
    ("Delete it?", "Es wird gelöscht.", "de", Severity.note),
    ("It is done.", "Fertig", "de", .note), ("One\n\nTwo", "Eins Zwei", "de", .warning),
    ("One\nTwo", "Eins Zwei", "de", .note), ("In 30 days", "In 20 Tagen", "de", .warning),
    ("In 30 days", "In einem Monat", "de", .note), ("For 3", "Für 4", "de", .note),
    ("In 10px", "In 20px", "de", .note), ("„a", "Ja，alle", "de", .warning),
  ])
  func weighsWhatItFinds(
    _ source: String, _ target: String, _ locale: String, _ severity: Severity
  ) {
    let severities = findings(source, target, in: LocaleIdentifier(locale)).map(\.severity)
    #expect(severities.max() == severity)
  }

  @Test(arguments: [
    "?", "! ", "(", ")", "\"", "« ", "1.", "1,5 ", "a?! ", "¿", "%@ ? ", "<b>", "...", "/n", "\\n",
    "٣", "ـ", "AB ", "a a ", "：", "\n", "\t", "  ", "\u{A0}",
  ])
  func takesTimeThatGrowsWithTheText(_ piece: String) {
    let long = String(repeating: piece, count: 500)
    let languages: [LocaleIdentifier] = ["es", "fr"]
    let clock = ContinuousClock()
    let time = clock.measure {
      for language in languages {
        _ = findings("A " + long + "b", "A " + long, in: language)
        _ = findings("A", "A " + long, in: language)
      }
    }
    // Quadratic work takes longer.
    #expect(time < .seconds(2.2))
  }
}
