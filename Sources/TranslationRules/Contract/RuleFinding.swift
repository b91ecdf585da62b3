import AuditModel
import Localization

/// A finding of a rule about one string, in one language.
///
/// A reference, because findings are kept by the hundred thousand and are handed on several times: as
/// values they took three times the memory of an audit in which every string has one. For the same
/// reason findings about one key share what they say of its source, and what few findings have lies
/// apart, which halves them again.
package final class RuleFinding: Sendable {
  /// The rule that reports it.
  package let reporter: any TranslationRule.Type
  /// The key; empty when it is about the table or the language.
  package let key: String
  /// The language; none when it is about no single one.
  package let locale: LocaleIdentifier?
  /// Which of the key's strings.
  package let path: VariationPath
  /// Where to look.
  package let location: SourceLocation
  /// Where the key is, when it is about one.
  package let keyLocation: SourceLocation?
  /// The text that it is about, when it is about one.
  package let text: String?
  /// The defect, in a clause without a full stop.
  package let message: String
  /// The suggested fix, in a clause without a full stop.
  package let suggestion: String
  /// Its severity.
  package let severity: Severity
  /// Which of the rule's defects it is, where another rule's finding depends on that.
  package let defect: Defect?
  private let origin: FindingOrigin
  private let rare: Rare?

  /// Reports a defect.
  ///
  /// - Parameters:
  ///   - origin: what the findings about one key share.
  ///   - problemKey: the key that a problem of a file is about, when its reader knows it.
  package init(
    of reporter: any TranslationRule.Type, _ origin: FindingOrigin = FindingOrigin(),
    key: String = "", problemKey: String? = nil, locale: LocaleIdentifier?,
    path: VariationPath = .text, location: SourceLocation, keyLocation: SourceLocation? = nil,
    text: String? = nil, violation: TextViolation
  ) {
    self.reporter = reporter
    self.key = key
    self.locale = locale
    self.path = path
    self.location = location
    self.keyLocation = keyLocation
    self.text = text
    self.origin = origin
    message = violation.message
    suggestion = violation.suggestion
    severity = violation.severity ?? reporter.description.severity
    defect = violation.defect
    rare =
      problemKey == nil && violation.fix == nil && violation.subject.isEmpty
      ? nil : Rare(problemKey: problemKey, fix: violation.fix, subject: violation.subject)
  }

  /// The properties that few findings have.
  private final class Rare: Sendable {
    let problemKey: String?
    let fix: TextFix?
    let subject: String

    init(problemKey: String?, fix: TextFix?, subject: String) {
      self.problemKey = problemKey
      self.fix = fix
      self.subject = subject
    }
  }
}

extension RuleFinding {
  /// The description of its rule.
  package var rule: RuleDescription { reporter.description }
  /// The table; empty when it is about none.
  package var table: String { origin.table }
  /// The folder of the table's target.
  package var folder: String { origin.folder }
  /// The files that it is about, as a pattern; nil for those that hold what its file holds.
  package var files: String? { origin.files }
  /// The text in the source language and where it is, when there is one.
  package var source: TableEntry.Leaf? { origin.source }
  /// Where the key is in the source language, when that has it.
  package var sourceKeyLocation: SourceLocation? { origin.keyLocation }
  /// The key that a problem of a file is about, when its reader knows it.
  package var problemKey: String? { rare?.problemKey }
  /// The text as it should be, when that is mechanical.
  package var fix: TextFix? { rare?.fix }
  /// Which of several things it is, where one rule stands for many, as the patterns of a team do.
  package var subject: String { rare?.subject ?? "" }
}
