import AuditModel
import Foundation
import Localization
import Synchronization
import Terminology
import Testing

@testable import AuditEngine
@testable import TranslationRules

/// Texts with translations that are known to be right, or wrong.
enum Corpus {
  /// A pair with the language of its translation.
  struct Entry: Sendable, CustomTestStringConvertible {
    let locale: LocaleIdentifier
    let pair: CorpusPair
    private let found = Found()

    init(locale: LocaleIdentifier, pair: CorpusPair) {
      self.locale = locale
      self.pair = pair
    }

    var testDescription: String {
      let target = if case .text(let text)? = pair.target { " “\(text)”" } else { "" }
      return "\(locale.identifier) \(pair.rule ?? "right"):\(target) \(pair.why)"
    }

    /// Whether only the other strings of an app can show what is wrong with it.
    var needsAnApp: Bool {
      let rules = ["wrong-language", "equal-to-other-locale"]
      return pair.sourceLanguage == nil && rules.contains(pair.rule ?? "")
    }

    /// The findings of the rules that are on, and of the one that the pair names; computed but
    /// once.
    func findings() -> [RuleFinding] {
      if let findings = found.findings.withLock({ $0 }) { return findings }
      let findings = audit().findings().withoutSuperseded()
      found.findings.withLock { $0 = findings }
      return findings
    }

    private func audit() -> TranslationAudit {
      let project = LocalizationProject(files: pair.files(in: locale))
      let knowledge = ProjectKnowledge(project: project, facts: pair.facts(in: locale))
      var rules = TranslationRuleList.onByDefault
      if let rule = pair.rule.flatMap(TranslationRuleList.rule), !rule.isOnByDefault {
        rules.append(rule)
      }
      return TranslationAudit(knowledge, rules: rules)
    }

    private final class Found: Sendable {
      let findings = Mutex<[RuleFinding]?>(nil)
    }
  }

  /// Translations in which nothing is wrong.
  static let right = entries(in: "Right")

  /// Translations in which one thing is wrong.
  static let wrong = entries(in: "Wrong")

  /// The pairs of a folder; empty when it cannot be read, which a test of the counts detects.
  private static func entries(in folder: String) -> [Entry] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Translations/\(folder)").standardizedFileURL
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".json") }.flatMap { name -> [Entry] in
      do {
        let data = try Data(contentsOf: folder.appending(path: name))
        let locale = LocaleIdentifier(String(name.dropLast(".json".count)))
        return try JSONDecoder().decode([CorpusPair].self, from: data)
          .map { Entry(locale: locale, pair: $0) }
      } catch {
        Issue.record(error, "\(name)")
        return []
      }
    }
  }
}

extension CorpusPair {
  /// The facts from outside of the strings: the glossary.
  func facts(in locale: LocaleIdentifier) -> OutsideFacts {
    var terms = (glossary ?? [:]).map { Term(source: $0.key, translations: [locale: [$0.value]]) }
    terms += (forbidden ?? [:]).map { Term(source: $0.key, forbidden: [locale: [$0.value]]) }
    terms += (kept ?? []).map { Term(source: $0, isKept: true) }
    guard !terms.isEmpty else { return OutsideFacts() }
    return OutsideFacts(glossary: Glossary(joining: [Glossary(terms: terms)]))
  }
}

extension RuleFinding {
  /// The pair, in one line.
  var line: String { "\(severity) \(rule.id): \(message)" }
}
