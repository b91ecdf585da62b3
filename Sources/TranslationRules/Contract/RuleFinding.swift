import AuditModel
import Localization

/// A finding of a rule about one string, in one language.
package struct RuleFinding {
  /// The rule.
  package var rule: RuleDescription
  /// The table; empty when it is about none.
  package var table: String
  /// The files that it is about, as a pattern; nil for those that hold what its file holds.
  package var files: String?
  /// The folder of the table's target.
  package var folder: String
  /// The key; empty when it is about the table or the language.
  package var key: String
  /// The key that a problem of a file is about, when its reader knows it.
  package var problemKey: String?
  /// The language; none when it is about no single one.
  package var locale: LocaleIdentifier?
  /// Which of the key's strings.
  package var path: VariationPath
  /// Where to look.
  package var location: SourceLocation
  /// Where the key is, when it is about one.
  package var keyLocation: SourceLocation?
  /// The text in the source language and where it is, when there is one.
  package var source: TableEntry.Leaf?
  /// Where the key is in the source language, when that has it.
  package var sourceKeyLocation: SourceLocation?
  /// The text that it is about, when it is about one.
  package var text: String?
  /// The defect.
  package var violation: TextViolation

  /// Its severity.
  package var severity: Severity { violation.severity ?? rule.severity }
}
