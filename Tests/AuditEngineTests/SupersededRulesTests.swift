import AuditModel
import AuditRules
import Localization
import Terminology
import TestSupport
import Testing

@testable import AuditEngine
@testable import TranslationRules

/// Which finding makes which other one redundant, and that nothing else does.
@Suite struct SupersededRulesTests {
  /// Strings with what all rules find in them.
  struct Sample: Sendable {
    let knowledge: ProjectKnowledge
    let all: [RuleFinding]
    let found: [Found]
    let kept: [Found]

    init(_ project: LocalizationProject, _ facts: OutsideFacts) {
      knowledge = ProjectKnowledge(project: project, facts: facts)
      all = TranslationAudit(knowledge, rules: TranslationRuleList.all).findings()
      found = all.map(Found.init)
      kept = all.withoutSuperseded().map(Found.init)
    }
  }

  /// The compared parts of a finding.
  struct Found: Hashable, Comparable {
    let rule: String
    let location: String
    let message: String

    init(_ finding: RuleFinding) {
      rule = finding.rule.id
      location =
        "\(finding.table) \(finding.key) \(finding.locale?.identifier ?? "") \(finding.path) "
        + "\(finding.location)"
      message = finding.message
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.rule, left.location, left.message) < (right.rule, right.location, right.message)
    }
  }

  /// Findings of two rules at one location, which neither the corpus nor their examples have.
  private static let overlaps: [Sample] =
    [
      ("Settings were saved.", "Настройки сохранены"),
      ("Delete %@?", "{0} löschen?"), ("It is done.\nGo on?", "Es ist getan.\\nWeiter?"),
      ("It is done.\nGo on?", "Es ist getan./nWeiter?"),
      ("Settings were saved", "您的設定已經儲存完畢。您的設定"), ("Done 🎉", ""), ("%d%% of it", ""),
      ("Wait for {user}…", ""), ("In 12 days\n", ""), ("One line\nand another one", ""),
      ("Look into /api/where", ""), ("See https://corkboard.app/help", ""),
      ("Write to help@corkboard.app", ""), ("Type `legible audit` there", ""),
      (
        "You cannot save the board now, because the list of the cards is empty.",
        "You cannot save the board now, because the list of cards is empty."
      ),
      (
        "Save the card before you close the board.",
        "Vous devez enregistrer la carte avant de fermer le tableau, sinon les donnÃ©es sont perdues."
      ),
    ].map { source, target in
      Sample(.pair(source, target), OutsideFacts())
    } + [
      strings([
        "en": "This is needed to save the photos of your board in the background.",
        "mk": "This is needed to save the photos of your board in the background",
      ]),
      strings(["en": "Save all 1,000.5 cards of it?", "es": "Save all 1,000.5 cards of it?"]),

      Sample(
        .pair("Open the card in Corkboard", ""),
        OutsideFacts(
          glossary: Glossary(terms: [
            Term(source: "Corkboard", isKept: true),
            Term(source: "card", translations: ["de": ["Karte"]]),
          ]))),
      Sample(
        LocalizationProject(files: [
          ExampleFiles.file(
            "A.xcstrings", Array(catalog(english: "%arg x", german: "%@ x").utf8))
        ]), OutsideFacts()),
      Sample(
        LocalizationProject(files: [
          ExampleFiles.file(
            "en.lproj/A.stringsdict",
            Array(
              """
              <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
              <string>%#@n@</string><key>n</key><dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>d</string>
              <key>one</key><string>%@ x</string><key>other</key><string>%d y</string>
              </dict></dict></dict></plist>
              """.utf8))
        ]), OutsideFacts()),
    ]

  /// One string in several languages.
  private static func strings(_ texts: [LocaleIdentifier: ExampleText]) -> Sample {
    Sample(
      LocalizationProject(
        files: ExampleFiles.catalog("Localizable", [("text", nil, texts)], from: "en")),
      OutsideFacts())
  }

  /// A catalog with a variable, of which one form of the translation takes something else.
  private static func catalog(english: String, german: String) -> String {
    func language(_ one: String) -> String {
      func unit(_ text: String) -> String {
        "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
      }
      return "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%#@n@\"},"
        + "\"substitutions\":{\"n\":{\"argNum\":1,\"formatSpecifier\":\"lld\",\"variations\":"
        + "{\"plural\":{\"one\":\(unit(one)),\"other\":\(unit("%arg y"))}}}}}"
    }
    return "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{"
      + "\"localizations\":{\"en\":\(language(english)),\"de\":\(language(german))}}}}"
  }

  /// The corpus and the examples of all rules.
  private static let samples: [Sample] =
    overlaps
    + (Corpus.right + Corpus.wrong).map { entry in
      Sample(
        LocalizationProject(files: entry.pair.files(in: entry.locale)),
        entry.pair.facts(in: entry.locale))
    }
    + TranslationRuleList.all.flatMap { rule in
      rule.examples.map { Sample($0.project, $0.facts) }
    }

  /// Looks at every sample in which the rule finds something, and at a tenth of the others; at all of
  /// them in a thorough run.
  @Test(arguments: TranslationRuleList.all.map { $0.description.id })
  func aRuleAloneFindsWhatItFindsAmongAllButForWhatTheTableNames(_ id: String) throws {
    let rule = try #require(TranslationRuleList.rule(id))
    let sorts = RuleSorts([rule])
    let isInTable = SupersededRules.all.contains { $0.superseded.rule == id }
    for (position, sample) in Self.samples.enumerated()
    where Thoroughness.isWhole || position.isMultiple(of: 10)
      || sample.found.contains(where: { $0.rule == id })
    {
      let alone = TranslationAudit(sample.knowledge, rules: sorts).findings().map(Found.init)
      #expect(alone.sorted() == sample.found.filter { $0.rule == id }.sorted())
      let lost = Set(alone).subtracting(sample.kept)
      #expect(lost.isEmpty || isInTable, "\(lost)")
    }
  }

  @Test func everyEntryIsNeeded() {
    let ofStrings = SupersededRules.at(.string, .forms, .key, .fileKey, .lines)
    var positions: [String: Set<Int>] = [:]
    for (position, sample) in Self.samples.enumerated() {
      for found in sample.found { positions[found.rule, default: []].insert(position) }
    }
    for (index, entry) in ofStrings.enumerated() {
      let both = positions[entry.superseding.rule, default: []]
        .intersection(positions[entry.superseded.rule, default: []])
      let isUsed = both.contains { position in
        let sample = Self.samples[position]
        return sample.all.withoutSuperseded(by: [ofStrings[index]]).count < sample.all.count
      }
      #expect(isUsed, "\(entry.superseding.rule) over \(entry.superseded.rule)")
    }
  }

  @Test func everyEntryHasAReasonAndTwoRules() {
    let ids = Set(RuleList.descriptions.map(\.id))
    for entry in SupersededRules.all {
      #expect(ids.contains(entry.superseding.rule) && ids.contains(entry.superseded.rule))
      #expect(entry.superseding.rule != entry.superseded.rule)
      #expect(!entry.reason.isEmpty && entry.reason.last != ".")
    }
  }

  @Test func aRuleThatIsSwitchedOffSupersedesNothing() throws {
    let project = LocalizationProject(
      files: ExampleFiles.catalog(
        "Localizable",
        [
          (
            "text", nil,
            [
              "en": "You cannot save the board now, because the list of the cards is empty.",
              "de": "You cannot save the board now, because the list of cards is empty.",
            ]
          )
        ], from: "en"))
    func rules(_ selection: RuleSelection) -> Set<String> {
      let options = AuditOptions(rules: selection)
      let audit = TextAudit(options: options, facts: OutsideFacts())
      let findings = audit.findings(
        of: audit.jobs(in: project, locales: project.locales, others: []), learningFrom: [project])
      return Set(findings.map(\.rule))
    }
    let names = ["wrong-language", "partly-untranslated"]
    #expect(rules(RuleSelection()).intersection(names) == ["wrong-language"])
    #expect(
      rules(RuleSelection(without: ["wrong-language"])).intersection(names)
        == ["partly-untranslated"])
  }
}

extension LocalizationProject {
  /// A string with its translation into German.
  fileprivate static func pair(_ source: String, _ target: String) -> LocalizationProject {
    LocalizationProject(
      files: ExampleFiles.catalog(
        "Localizable", [("text", nil, ["en": .text(source), "de": .text(target)])], from: "en"))
  }
}
