import AuditModel
import Localization

/// A finding of a rule about one string, in one language.
///
/// A reference, because findings are kept by the hundred thousand and are handed on several times: as
/// values they took three times the memory of an audit in which every string has one.
package final class RuleFinding: Sendable {
  /// The rule that reports it.
  package let reporter: any TranslationRule.Type
  /// The table; empty when it is about none.
  package let table: String
  /// The files that it is about, as a pattern; nil for those that hold what its file holds.
  package let files: String?
  /// The folder of the table's target.
  package let folder: String
  /// The key; empty when it is about the table or the language.
  package let key: String
  /// The key that a problem of a file is about, when its reader knows it.
  package let problemKey: String?
  /// The language; none when it is about no single one.
  package let locale: LocaleIdentifier?
  /// Which of the key's strings.
  package let path: VariationPath
  /// Where to look.
  package let location: SourceLocation
  /// Where the key is, when it is about one.
  package let keyLocation: SourceLocation?
  /// The text in the source language and where it is, when there is one.
  package let source: TableEntry.Leaf?
  /// Where the key is in the source language, when that has it.
  package let sourceKeyLocation: SourceLocation?
  /// The text that it is about, when it is about one.
  package let text: String?
  /// The defect.
  package let violation: TextViolation

  /// Reports a defect.
  package init(
    of reporter: any TranslationRule.Type, table: String = "", files: String? = nil,
    folder: String = "", key: String = "", problemKey: String? = nil, locale: LocaleIdentifier?,
    path: VariationPath = .text, location: SourceLocation, keyLocation: SourceLocation? = nil,
    source: TableEntry.Leaf? = nil, sourceKeyLocation: SourceLocation? = nil, text: String? = nil,
    violation: TextViolation
  ) {
    self.reporter = reporter
    self.table = table
    self.files = files
    self.folder = folder
    self.key = key
    self.problemKey = problemKey
    self.locale = locale
    self.path = path
    self.location = location
    self.keyLocation = keyLocation
    self.source = source
    self.sourceKeyLocation = sourceKeyLocation
    self.text = text
    self.violation = violation
  }

  /// The description of its rule.
  package var rule: RuleDescription { reporter.description }

  /// Its severity.
  package var severity: Severity { violation.severity ?? rule.severity }
}
