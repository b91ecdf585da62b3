import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis
import TextShaping

/// A Chinese or Japanese text has the forms of Han characters that its readers use.
package struct HansHantMixRule: TextPairRule {
  package static let description = RuleDescription(
    id: "hans-hant-mix", title: "Wrong Han character form",
    rationale: """
      Readers of Traditional Chinese, Simplified Chinese or Japanese notice at once that a \
      string was copied from another variety, and some cannot read the character.
      """,
    howToFix: """
      Write the form that the locale uses, such as 設 in zh-Hant, 设 in zh-Hans and 設 in Japanese. \
      Convert copied strings with a converter that knows vocabulary, not only characters.
      """,
    falseAlarm: """
      A personal name, a title or a quotation that keeps the other form on purpose is reported \
      unless the source string contains the character. Strings of at most 16 characters that \
      name a way of writing, such as 繁體中文, are exempt.
      """,
    severity: .warning,
    standards: [.unicode("UAX 38, Simplified and Traditional Variants")])

  package static let kinds = [127]

  package static let looksFor: TextFeatures = .remote

  package static let examples: [TranslationExample] = [
    .passes("simplified", "Settings", "设置", in: "zh-Hans"),
    .passes("a rare character of today’s Japanese", "Refine the mask", "マスクを精緻にする", in: "ja"),
    .passes("traditional", "Settings", "設定", in: "zh-Hant"),
    .passes("characters of both", "Behind the stage", "台后面里只有一只", in: "zh-Hant"),
    .passes("a character that is rare", "5 %", "五厘", in: "zh-Hant"),
    .passes("in Hong Kong", "Settings", "設定", in: "zh-HK"),
    .passes("the forms of Hong Kong", "Sign out users at 5 °C", "户口於温度脱離", in: "zh-HK"),
    .finds("… which Taiwan does not write", "Users", "用户", in: "zh-TW"),
    .finds("a simplified character in Hong Kong", "When", "运行時", in: "zh-Hant-HK"),
    .passes("the name of a way of writing", "Simplified Chinese", "简体中文", in: "zh-Hant"),
    .passes("… and the other", "Traditional", "繁體中文（台灣）", in: "zh-Hans"),
    .passes("the source has it too", "台灣 (TW)", "台灣", in: "zh-Hans"),
    .passes("Japanese", "Settings", "設定を学ぶ図", in: "ja"),
    .passes("Korean has the traditional forms", "Country", "國", in: "ko"),
    .finds(
      "one simplified character", "Network settings", "网路設定", in: "zh-Hant", fixed: "網路設定"),
    .finds(
      "one traditional character", "Network settings", "网络設置", in: "zh-Hans", fixed: "网络设置"),
    .finds("all of it is simplified", "Language", "语言", in: "zh-TW"),
    .finds("a character that Japanese does not know", "Settings", "设定する", in: "ja"),
    .finds("an old form in Japanese", "Country", "國を選ぶ", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.nonASCII) else { return [] }
    switch pair.language.scripts.hanForms {
    case .simplified: return check(pair, for: HanVariants.traditionalOnly, "a Traditional Chinese")
    case .traditional where pair.language.locale.isCantonese:
      return check(pair, for: HanVariants.simplifiedBesideHongKong, "a Simplified Chinese")
    case .traditional: return check(pair, for: HanVariants.simplifiedOnly, "a Simplified Chinese")
    case nil where pair.language.locale.language == "ja":
      let found = check(pair, for: HanVariants.foreignToJapanese, "a Simplified Chinese")
      if !found.isEmpty { return found }
      return check(pair, for: HanVariants.oldJapanese, "an old", severity: .note)
    case nil: return []
    }
  }

  private func check(
    _ pair: TextPair, for foreign: HanSet, _ kind: String, severity: Severity? = nil
  ) -> [TextViolation] {
    var found: [Unicode.Scalar] = []
    for scalar in pair.target.text.unicodeScalars
    where foreign.contains(scalar) && !found.contains(scalar) && found.count < 8 {
      found.append(scalar)
    }
    if found.isEmpty || pair.target.text.namesChinese { return [] }
    found.removeAll { pair.source.text.has($0) }
    guard let first = found.first else { return [] }
    let rest = found.dropFirst().map { "“\($0)”" }.joined(separator: ", ")
    return [
      TextViolation(
        "“\(first)” is \(kind) character" + (rest.isEmpty ? "" : ", as are \(rest)"),
        suggestion: advice(first, foreign, in: pair), severity: severity,
        fix: fix(found, in: pair))
    ]
  }

  /// The text in the form of the language, where each character has one; Japanese has forms of its
  /// own.
  private func fix(_ found: [Unicode.Scalar], in pair: TextPair) -> TextFix? {
    guard pair.language.locale.language != "ja",
      found.allSatisfy({ HanVariants.counterpart(of: $0) != nil })
    else { return nil }
    return .proposed(
      pair.target.text.unicodeScalars.map {
        found.contains($0) ? HanVariants.counterpart(of: $0) ?? $0 : $0
      }.text)
  }

  /// The word in the form of the language, where that is plain; Japanese has forms of its own.
  private func advice(_ first: Unicode.Scalar, _ foreign: HanSet, in pair: TextPair) -> String {
    let general = "write it as readers of this language do"
    guard let other = HanVariants.counterpart(of: first) else { return general }
    let language = pair.language.locale.language
    guard language != "ja",
      let word = WordCounter(language: language).word(with: first, in: pair.target.text)
    else { return "\(general), such as “\(other)”" }
    let right = word.unicodeScalars.map {
      foreign.contains($0) ? HanVariants.counterpart(of: $0) ?? $0 : $0
    }
    return "write “\(right.text)” instead of “\(word)”"
  }
}

extension LocaleIdentifier {
  /// Whether it is of Hong Kong or Macao, whose forms of some characters are those of the mainland.
  fileprivate var isCantonese: Bool {
    region == "HK" || region == "MO" || language == "yue" && region == nil
  }
}

extension String {
  /// Whether it is how a way of writing Chinese calls itself, as it is in lists of languages.
  fileprivate var namesChinese: Bool {
    unicodeScalars.count <= 16
      && ["简体", "簡體", "繁体", "繁體", "正體", "正体"].contains { contains($0) }
  }
}
