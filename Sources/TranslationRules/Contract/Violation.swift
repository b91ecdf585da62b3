import AuditModel
import Localization

/// A finding of a rule about one string, or about one key.
package struct TextViolation: Sendable {
  /// The defect, in a clause without a full stop.
  package var message: String
  /// The suggested fix, in a clause without a full stop.
  package var suggestion: String
  /// Its severity here; none for that of the rule.
  package var severity: Severity?
  /// The text as it should be, when that is mechanical.
  package var fix: TextFix?
  /// Which text it is about and where that is, when a rule about keys means one of them.
  package var leaf: TableEntry.Leaf?
  /// Which of several things it is, where one rule stands for many, as the patterns of a team do.
  package var subject = ""
  /// Which of the rule's defects it is, where another rule's finding depends on that.
  package var defect: Defect?

  /// Says something.
  package init(
    _ message: String, suggestion: String, severity: Severity? = nil, fix: TextFix? = nil,
    at leaf: TableEntry.Leaf? = nil
  ) {
    self.message = message
    self.suggestion = suggestion
    self.severity = severity
    self.fix = fix
    self.leaf = leaf
  }
}

extension TextViolation {
  /// The same, marked as one of the rule's defects.
  func marked(_ defect: Defect?) -> Self {
    var result = self
    result.defect = defect
    return result
  }
}

/// A text as it should be.
package struct TextFix: Hashable, Sendable {
  /// The whole text, fixed.
  package var text: String
  /// Whether `--fix` may write it without anybody looking.
  package var isSafe: Bool

  /// A fixed text that needs no review.
  package static func safe(_ text: String) -> TextFix { TextFix(text: text, isSafe: true) }

  /// A fixed text that a person should look at.
  package static func proposed(_ text: String) -> TextFix { TextFix(text: text, isSafe: false) }
}

/// A finding of a rule about tables, about a key in one language.
package struct KeyViolation {
  /// The key; empty when it is about the table.
  package var key: String
  /// Where to look.
  package var location: SourceLocation
  /// The defect.
  package var violation: TextViolation

  /// Says something of a key.
  package init(
    _ key: String, at location: SourceLocation, _ message: String, suggestion: String,
    severity: Severity? = nil
  ) {
    self.key = key
    self.location = location
    violation = TextViolation(message, suggestion: suggestion, severity: severity)
  }
}

/// A finding of a rule about projects, about a key in one language.
package struct ProjectViolation {
  /// The table; none when it is about no table.
  package var table: StringTable?
  /// The key; empty when it is about the table or the language.
  package var key: String
  /// The language; none when it is about all of them.
  package var locale: LocaleIdentifier?
  /// Which of the key's strings.
  package var path: VariationPath
  /// Where to look.
  package var location: SourceLocation
  /// The defect.
  package var violation: TextViolation

  /// Says something of a key in a language.
  package init(
    table: StringTable?, key: String, locale: LocaleIdentifier?, path: VariationPath = .text,
    at location: SourceLocation, _ violation: TextViolation
  ) {
    self.table = table
    self.key = key
    self.locale = locale
    self.path = path
    self.location = location
    self.violation = violation
  }
}
