import AuditModel
import Localization

/// What a rule has to say about one text, or about one key.
package struct TextViolation {
  /// What is wrong, in a clause without a full stop.
  package var message: String
  /// What would help, in a clause without a full stop.
  package var suggestion: String
  /// How grave it is here; none for as grave as the rule says.
  package var severity: Severity?
  /// The text as it should be, when that is mechanical.
  package var fix: TextFix?
  /// Which text it is about and where that stands, when a rule about keys means one of them.
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
  /// The whole text, mended.
  package var text: String
  /// Whether `--fix` may write it without anybody looking.
  package var isSafe: Bool

  /// A mended text that nobody needs to look at.
  package static func safe(_ text: String) -> TextFix { TextFix(text: text, isSafe: true) }

  /// A mended text that a person should look at.
  package static func proposed(_ text: String) -> TextFix { TextFix(text: text, isSafe: false) }
}

/// What a rule about tables has to say about a key in one language.
package struct KeyViolation {
  /// The key; empty when it is about the table.
  package var key: String
  /// Where to look.
  package var location: SourceLocation
  /// What is wrong.
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

/// What a rule about projects has to say about a key in one language.
package struct ProjectViolation {
  /// The table; none when it is about no table.
  package var table: StringTable?
  /// The key; empty when it is about the table or the language.
  package var key: String
  /// The language; none when it is about all of them.
  package var locale: LocaleIdentifier?
  /// Which of the key's texts.
  package var path: VariationPath
  /// Where to look.
  package var location: SourceLocation
  /// What is wrong.
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
