import AuditModel
import Localization
import MessageSyntax

/// A rule about strings and their translations: one of the kinds below.
package protocol TranslationRule: Sendable {
  /// Its title, and its rationale.
  static var description: RuleDescription { get }

  /// The kinds of checks that it stands for, by their numbers in ``CheckKind``.
  static var kinds: [Int] { get }

  /// Whether it takes part by default.
  static var isOnByDefault: Bool { get }

  /// The characters of which a string, or one of the two of a pair, must have some for the rule to
  /// be asked at all; nothing for a rule that reads every string.
  static var looksFor: TextFeatures { get }

  /// The flags of a PO file with which a text does not concern it.
  static var isSilentFor: GettextFlags { get }

  /// Whether the source string is the likely cause where most languages have the same defect.
  static var pointsAtSource: Bool { get }

  /// Strings that pass and strings in which it finds something: its contract.
  static var examples: [TranslationExample] { get }

  /// Makes the rule.
  init()

  /// The rule as one that looks at pairs of strings; none when it does not.
  var asTextPairRule: (any TextPairRule)? { get }
  /// As one that looks at single strings.
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
  /// Whether single strings and keys of translations do not concern it.
  var isOnlyAboutSource: Bool { get }
  /// Whether translations of keys that the source language lacks concern it all the same.
  var needsNoSource: Bool { get }
}

extension TranslationRule {
  /// Most rules are on.
  package static var isOnByDefault: Bool { true }

  /// Most defects that most languages share are in what they were translated from.
  package static var pointsAtSource: Bool { true }

  /// Most rules heed no flags of PO files.
  package static var isSilentFor: GettextFlags { [] }

  /// Most rules look at every text.
  package static var looksFor: TextFeatures { [] }
}

/// Looks at one text beside its translation.
///
/// Untranslated strings (`new`), and those that are not to be translated, are not shown to it.
package protocol TextPairRule: TranslationRule {
  /// The defects of the translation.
  func check(_ pair: TextPair) -> [TextViolation]
}

/// Looks at one text by itself, in the source language as in every other.
package protocol TextRule: TranslationRule {
  /// The defects of the string.
  func check(_ text: SingleText) -> [TextViolation]
}

/// A rule about single strings or keys that is only asked about those of the source language.
package protocol SourceRule: TranslationRule {}

/// A source rule that needs nothing but the language, so that it is also asked about translations of
/// keys that the source language does not have.
package protocol SourcelessRule: SourceRule {}

/// Looks at a key with all its strings in the source language and in another one.
package protocol KeyPairRule: TranslationRule {
  /// The defects of the translation.
  func check(_ pair: KeyPair) -> [TextViolation]
}

/// Looks at a key with all its strings in one language, the source language among them.
package protocol KeyRule: TranslationRule {
  /// The defects of the key.
  func check(_ key: SingleKey) -> [TextViolation]
}

/// A rule about keys that is only asked about those with several strings, such as one for each
/// number.
package protocol VariedKeyRule: KeyRule {}

/// Looks at a table in the source language beside its translation, which may be empty.
package protocol TableRule: TranslationRule {
  /// The defects of the translation.
  func check(_ tables: TablePair) -> [KeyViolation]
}

/// Looks at all strings of a project at once.
package protocol ProjectRule: TranslationRule {
  /// Its defects.
  func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation]
}

/// Compares the code of an app, or its property lists, with all of its strings at once, those of several
/// targets together: which of them belong to which target is not known.
package protocol CodeRule: ProjectRule {}

/// Stands for what reading the files finds, before any rule can look.
package protocol FileRule: TranslationRule {
  /// The problems that it stands for.
  static var problems: Set<LocalizationProblem.Kind> { get }

  /// The severity of a problem.
  static func severity(of problem: LocalizationProblem) -> Severity
}

extension FileRule {
  /// As severe as the harm to people.
  package static func severity(of problem: LocalizationProblem) -> Severity {
    problem.isHarmless ? .note : problem.kind.losesTexts ? .error : .warning
  }
}
