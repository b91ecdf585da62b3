import AuditModel
import Localization
import Testing

@testable import AuditEngine
@testable import TranslationRules

/// An app with all good translations, and among them some texts that are in a wrong language, which
/// only the other strings of the app can show.
@Suite struct CorpusAppTests {
  /// The rules that compare a text with those of the whole app.
  private static let rules = ["wrong-language", "equal-to-other-locale"]

  /// The texts in a wrong language.
  private static let foreign = Corpus.wrong.filter { $0.needsAnApp }

  /// The findings of these rules in the whole app, by key.
  private static let findings: [String: [RuleFinding]] = {
    let project = LocalizationProject(
      files: ExampleFiles.catalog("Localizable", rightTexts + foreignTexts, from: "en"))
    let audit = TranslationAudit(
      ProjectKnowledge(project: project), rules: rules.compactMap(TranslationRuleList.rule))
    return Dictionary(grouping: audit.findings().withoutSuperseded()) { $0.key }
  }()

  @Test(arguments: foreign)
  func findsATextInAWrongLanguageAmongOthers(_ entry: Corpus.Entry) {
    let found = (Self.findings[Self.key(of: entry)] ?? []).filter { $0.locale == entry.locale }
    #expect(
      found.map(\.rule.id) == [entry.pair.rule], "\(found.map(\.line).joined(separator: "; "))")
  }

  @Test func findsNoOtherTextInAWrongLanguage() {
    let wrong = Dictionary(Self.foreign.map { (Self.key(of: $0), $0.locale) }) { $1 }
    let others = Self.findings.values.joined().filter { wrong[$0.key] != $0.locale }
    #expect(others.isEmpty, "\(others.map { "\($0.text ?? "") \($0.line)" })")
  }

  /// The good translations, by what they are translations of.
  private static var rightTexts: [ExampleFiles.Entry] {
    var texts: [String: [LocaleIdentifier: ExampleText]] = [:]
    for entry in Corpus.right where entry.pair.isPlain {
      guard case .text(let source)? = entry.pair.source, let target = entry.pair.target else {
        continue
      }
      texts[source, default: ["en": .text(source)]][entry.locale] = target.example
    }
    return texts.sorted { $0.key < $1.key }.map { (key: $0.key, comment: nil, texts: $0.value) }
  }

  private static var foreignTexts: [ExampleFiles.Entry] {
    foreign.map { entry in
      (key: key(of: entry), comment: nil, texts: entry.pair.texts(in: entry.locale))
    }
  }

  private static func key(of entry: Corpus.Entry) -> String {
    "\(entry.locale.identifier): \(entry.pair.why)"
  }
}

extension CorpusPair {
  /// Whether it is a text with its translation and nothing else.
  fileprivate var isPlain: Bool {
    sourceLanguage == nil && table == nil && key == nil && comment == nil && glossary == nil
  }
}
