import Localization
import MessageSyntax

/// Rules by what they look at, made once.
package struct RuleSorts: Sendable {
  private(set) var textPairs = AskedRules<any TextPairRule>()
  private(set) var keyPairs: [any KeyPairRule] = []
  private(set) var tables: [any TableRule] = []
  private(set) var projects: [any ProjectRule] = []
  private(set) var files: [LocalizationProblem.Kind: any FileRule.Type] = [:]

  private var sources = Single()
  private var translations = Single()
  private var sourceless = Single()

  /// Rules about single strings and keys.
  struct Single: Sendable {
    fileprivate(set) var texts = AskedRules<any TextRule>()
    fileprivate(set) var keys: [any KeyRule] = []
    /// Those about keys with several strings.
    fileprivate(set) var variedKeys: [any KeyRule] = []
  }

  /// Makes the rules.
  package init(_ rules: [any TranslationRule.Type]) {
    for type in rules {
      let rule = type.init()
      if let rule = rule.asTextPairRule { textPairs.add(rule, type) }
      if let rule = rule.asKeyPairRule { keyPairs.append(rule) }
      if let rule = rule.asTableRule { tables.append(rule) }
      if let rule = rule.asProjectRule { projects.append(rule) }
      sources.add(rule)
      if !rule.isOnlyAboutSource { translations.add(rule) }
      if rule.needsNoSource { sourceless.add(rule) }
      if let type = rule.asFileRule {
        // The first rule for a problem is more exact than those for all that is left.
        for problem in type.problems where files[problem] == nil { files[problem] = type }
      }
    }
  }

  /// The rules about single strings and keys of a kind.
  func single(_ kind: Kind) -> Single {
    switch kind {
    case .source: sources
    case .translation: translations
    case .sourceless: sourceless
    }
  }

  /// The kinds of single strings.
  enum Kind {
    /// Of the source language.
    case source
    /// Of another language.
    case translation
    /// Of another language, under a key that the source language does not have.
    case sourceless
  }
}

extension RuleSorts.Single {
  fileprivate mutating func add(_ rule: any TranslationRule) {
    if let rule = rule.asTextRule { texts.add(rule, type(of: rule)) }
    if let rule = rule.asKeyRule {
      if rule.isOnlyAboutVaried { variedKeys.append(rule) } else { keys.append(rule) }
    }
  }
}

/// Rules that are only asked about strings that have what they look for.
///
/// There are a hundred rules for each text, and most strings have little to be asked about.
struct AskedRules<Rule: Sendable>: Sendable {
  private var rules: [Rule] = []
  private var features: [UInt32] = []
  private var exemptions: [GettextFlags] = []

  var isEmpty: Bool { rules.isEmpty }

  /// Adds a rule, which is asked about every text when it looks for nothing.
  mutating func add(_ rule: Rule, _ type: any TranslationRule.Type) {
    rules.append(rule)
    features.append(type.looksFor.isEmpty ? .max : type.looksFor.rawValue)
    exemptions.append(type.isSilentFor)
  }

  /// Calls `body` with the rules that have something to look at in a text.
  ///
  /// - Parameter flags: the flags of the text in a PO file.
  @inline(__always)
  func forEach(
    askedAbout text: TextFeatures, flags: GettextFlags, _ body: (Rule) -> Void
  ) {
    // A text without features has something for the rules about every text.
    let bits = text.rawValue | 1 << 31
    for index in features.indices
    where features[index] & bits != 0 && exemptions[index].isDisjoint(with: flags) {
      body(rules[index])
    }
  }
}
