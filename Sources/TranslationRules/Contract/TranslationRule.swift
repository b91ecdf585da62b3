import AuditModel
import Localization
import MessageSyntax

/// A rule about texts and their translations: one of the kinds below.
package protocol TranslationRule: Sendable {
  /// What it is called and why it exists.
  static var description: RuleDescription { get }

  /// The kinds of checks that it stands for, by their numbers in ``CheckKind``.
  static var kinds: [Int] { get }

  /// Whether it takes part unless somebody asks for it.
  static var isOnByDefault: Bool { get }

  /// What a text, or one of the two of a pair, must have some of for the rule to be asked at all;
  /// nothing for a rule that looks at every text.
  static var looksFor: TextFeatures { get }

  /// Texts that pass and texts in which it finds something: its contract.
  static var examples: [TranslationExample] { get }

  /// Makes the rule.
  init()

  /// The rule as one that looks at pairs of texts; none when it does not.
  var asTextPairRule: (any TextPairRule)? { get }
  /// As one that looks at single texts.
  var asTextRule: (any TextRule)? { get }
  /// As one that looks at a key in two languages.
  var asKeyPairRule: (any KeyPairRule)? { get }
  /// As one that looks at a key in one language.
  var asKeyRule: (any KeyRule)? { get }
  /// Whether keys with only one text do not concern it.
  var isOnlyAboutVaried: Bool { get }
  /// As one that looks at tables.
  var asTableRule: (any TableRule)? { get }
  /// As one that looks at a project.
  var asProjectRule: (any ProjectRule)? { get }
  /// Its type as one that stands for problems of files.
  var asFileRule: (any FileRule.Type)? { get }
  /// Whether single texts and keys of translations do not concern it.
  var isOnlyAboutSource: Bool { get }
}

extension TranslationRule {
  /// Most rules are on.
  package static var isOnByDefault: Bool { true }

  /// Most rules look at every text.
  package static var looksFor: TextFeatures { [] }
}

/// Looks at one text beside its translation.
///
/// Texts that nobody has translated yet (`new`), and those that are not to be translated, are not
/// shown to it.
package protocol TextPairRule: TranslationRule {
  /// What is wrong with the translation.
  func check(_ pair: TextPair) -> [TextViolation]
}

/// Looks at one text by itself, in the source language as in every other.
package protocol TextRule: TranslationRule {
  /// What is wrong with the text.
  func check(_ text: SingleText) -> [TextViolation]
}

/// A rule about single texts or keys that is only asked about those of the source language.
package protocol SourceRule: TranslationRule {}

/// Looks at a key with all its texts in the source language and in another one.
package protocol KeyPairRule: TranslationRule {
  /// What is wrong with the translation.
  func check(_ pair: KeyPair) -> [TextViolation]
}

/// Looks at a key with all its texts in one language, the source language among them.
package protocol KeyRule: TranslationRule {
  /// What is wrong with the key.
  func check(_ key: SingleKey) -> [TextViolation]
}

/// A rule about keys that is only asked about those with several texts, such as one for each number.
package protocol VariedKeyRule: KeyRule {}

/// Looks at a table in the source language beside its translation, which may be empty.
package protocol TableRule: TranslationRule {
  /// What is wrong with the translation.
  func check(_ tables: TablePair) -> [KeyViolation]
}

/// Looks at all texts of a project at once.
package protocol ProjectRule: TranslationRule {
  /// What is wrong with it.
  func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation]
}

/// Holds the code of an app against all of its texts at once, those of several targets together: which
/// code belongs to which target nobody says.
package protocol CodeRule: ProjectRule {}

/// Stands for what reading the files finds, before any rule can look.
package protocol FileRule: TranslationRule {
  /// The problems that it stands for.
  static var problems: Set<LocalizationProblem.Kind> { get }

  /// How grave a problem is.
  static func severity(of problem: LocalizationProblem) -> Severity
}

extension FileRule {
  /// As grave as what people lose by it.
  package static func severity(of problem: LocalizationProblem) -> Severity {
    problem.kind.losesTexts ? .error : .warning
  }
}
