import AuditModel
import Localization
import Testing

@testable import TranslationRules

/// Texts that nobody writes by hand take no more than a moment.
@Suite struct HugeTextTests {
  private static let rules: [any TranslationRule.Type] =
    CharacterRules.all + ContentRules.all + LengthRules.all

  @Test(arguments: [
    "<", "&", "a&", "[", "](", "<a ", "</", "`", "*", "**", "_", "@", "a@", ".", "a.", "://",
    "https://",
    "/", "/a", "--", "#a", "()", "\u{2068}", "\u{202B}", "\u{200D}", "Ã", "Ã©", "Р", "а", "aа",
    "e\u{301}",
    "设", "%@", "👨\u{200D}", "<b>", "<b a=\"", "<b a=1></b>", "<x><i>", "[a](b)", "&amp;",
    "\u{FEFF}", "1.", "\"", "{", "😀",
  ])
  func readsALongTextInAMoment(part: String) {
    let text = String(repeating: part, count: 20_000 / part.utf8.count)
    let clock = ContinuousClock()
    for locale: LocaleIdentifier in ["de", "ru", "zh-Hant"] {
      for rule in Self.rules {
        let duration = clock.measure { _ = findings(of: rule, source: text + "x", text, locale) }
        // A build for debugging is many times slower than one for use.
        #expect(duration < .seconds(10), "\(rule.description.id) \(locale) \(duration)")
      }
    }
  }

  private func findings(
    of rule: any TranslationRule.Type, source: String, _ target: String, _ locale: LocaleIdentifier
  ) -> [RuleFinding] {
    let place = SourceLocation(file: "a", line: 1, column: 1)
    func table(_ locale: LocaleIdentifier, _ text: String) -> StringTable {
      StringTable(
        name: "Localizable", locale: locale, files: ["a"],
        entries: [
          TableEntry(
            key: "a", value: .text(text), comment: "max 20 characters", keyLocation: place,
            valueLocation: place)
        ])
    }
    let project = LocalizationProject(
      sourceLocale: "en", tables: [table("en", source), table(locale, target)], problems: [])
    return TranslationAudit(ProjectKnowledge(project: project), rules: [rule]).findings()
  }
}
