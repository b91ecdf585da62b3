import AuditModel
import Localization
import Testing

@testable import AuditEngine
@testable import TranslationRules

/// The rules find what is wrong with translations, and leave those alone that are right.
@Suite struct CorpusTests {
  /// The languages that an app is most often translated into.
  private static let languages = [
    "cs", "de", "en", "es", "fi", "fr", "hu", "it", "ja", "nb", "nl", "pl", "pt-BR", "ru", "sv",
    "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  @Test(arguments: Corpus.right)
  func findsNothingWrongWithAGoodTranslation(_ entry: Corpus.Entry) {
    let grave = entry.findings().filter { $0.severity >= .warning }
    #expect(grave.isEmpty, "\(grave.map(\.line).joined(separator: "; "))")
  }

  @Test func hasFindingsOnFewGoodTranslations() {
    let reported = Corpus.right.compactMap { entry -> String? in
      let source = LocaleIdentifier(entry.pair.sourceLanguage ?? "en")
      let notes = entry.findings().filter { $0.severity < .warning && $0.locale != source }
      guard !notes.isEmpty else { return nil }
      return "\(entry.testDescription) \(notes.map(\.line).joined(separator: "; "))"
    }
    #expect(
      reported.count * 100 <= Corpus.right.count * 3,
      "\(reported.count): \(reported.joined(separator: "; "))")
  }

  @Test(arguments: Corpus.wrong.filter { !$0.needsAnApp })
  func findsWhatIsWrongAndNothingElse(_ entry: Corpus.Entry) throws {
    let name = try #require(entry.pair.rule)
    guard TranslationRuleList.rule(name) != nil else { return }
    let findings = entry.findings()
    let said = findings.map(\.line).joined(separator: "; ")
    #expect(findings.contains { $0.rule.id == name }, "nothing by \(name), but: \(said)")
    let others = findings.filter { $0.rule.id != name && $0.severity >= .warning }
    #expect(others.isEmpty, "\(said)")
  }

  @Test func namesOnlyRulesThatExist() {
    let names = Set(Corpus.wrong.compactMap(\.pair.rule))
    let unknown = names.filter { TranslationRuleList.rule($0) == nil }
    #expect(unknown.isEmpty, "\(unknown.sorted().joined(separator: ", "))")
  }

  @Test func holdsEnoughOfEachLanguage() {
    for entries in [Corpus.right, Corpus.wrong] {
      #expect(entries.count >= 420)
      for language in Self.languages {
        let count = entries.count { $0.locale == LocaleIdentifier(language) }
        #expect(count >= 18, "\(language): \(count)")
      }
    }
  }
}
