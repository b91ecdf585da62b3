import AuditModel
import Localization
import Testing

@testable import TranslationRules

/// Texts that are not written by hand take no more than a moment, even for all rules together.
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
    let text = String(repeating: part, count: 10_000 / part.utf8.count)
    let clock = ContinuousClock()
    for locale: LocaleIdentifier in ["de", "ru", "zh-Hant"] {
      func duration(_ rules: [any TranslationRule.Type]) -> Duration {
        clock.measure { _ = findings(of: rules, source: text + "x", text, locale) }
      }
      let together = duration(Self.rules)
      // A build for debugging is many times slower than one for use, but what grows with the square
      // of the length takes longer.
      guard together >= .seconds(2.5) else { continue }
      let slow = Self.rules.map { "\($0.description.id) \(duration([$0]))" }
      Issue.record("\(locale) \(together): \(slow.joined(separator: ", "))")
    }
  }

  private func findings(
    of rules: [any TranslationRule.Type], source: String, _ target: String,
    _ locale: LocaleIdentifier
  ) -> [RuleFinding] {
    let location = SourceLocation(file: "a", line: 1, column: 1)
    func table(_ locale: LocaleIdentifier, _ text: String) -> StringTable {
      StringTable(
        name: "Localizable", locale: locale, files: ["a"],
        entries: [
          TableEntry(
            key: "a", value: .text(text), comment: "max 20 characters", keyLocation: location,
            valueLocation: location)
        ])
    }
    let project = LocalizationProject(
      sourceLocale: "en", tables: [table("en", source), table(locale, target)], problems: [])
    return TranslationAudit(ProjectKnowledge(project: project), rules: rules).findings()
  }
}
